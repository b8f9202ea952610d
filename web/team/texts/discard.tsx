import { useState } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'

type Props = { label: string; className?: string; onDiscard: () => void }

/** A button that throws away what is not saved, once it is meant. */
export function Discard({ label, className, onDiscard }: Props) {
  const { keys, texts: words } = useWords('team')
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  return (
    <>
      <Button kind="line" className={className} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Confirm
        open={asks}
        title={words.sure.title}
        close={keys.close}
        no={words.sure.no}
        yes={words.sure.yes}
        warns
        onNo={close}
        onYes={() => {
          close()
          onDiscard()
        }}
      >
        <p>{words.sure.body}</p>
      </Confirm>
    </>
  )
}
