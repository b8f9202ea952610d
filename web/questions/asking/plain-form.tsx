import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

type Props = { submit: string; children: ReactNode; note?: ReactNode }

/**
 * Sends a question or an answer by POST, with and without scripts. Where there is no connection the first press keeps the page,
 * and what was typed, here; the second goes through, since a browser may be wrong about that.
 */
export function PlainForm({ submit, children, note }: Props) {
  const { form: words } = useWords('asking')
  const [stays, setStays] = useState(false)
  function send(event: SubmitEvent) {
    const holds = !navigator.onLine && !stays
    setStays(holds)
    if (holds) event.preventDefault()
  }
  return (
    <form method="post" onSubmit={send} noValidate>
      {children}
      {stays && (
        <Notice kind="warn" role="alert">
          <p>{words.offline}</p>
        </Notice>
      )}
      <Button type="submit" full>
        {submit}
      </Button>
      {note}
    </form>
  )
}
