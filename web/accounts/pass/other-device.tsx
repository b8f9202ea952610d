import { useRef, useState } from 'react'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { NoCredential } from './credential.ts'
import { credentialPlace } from './place.ts'
import '#web/ui/forms/form.css'

type Props = { found: NoCredential; onReady: () => void }

/** What a person can do whose account has its credential on another device, or where the key is not the known one. */
export function OtherDevice({ found, onReady }: Props) {
  const { other: words } = useWords('pass')
  const [now, setNow] = useState(found)
  if (now.kind === 'wrong-key')
    return (
      <Notice kind="warn" role="alert">
        <p>{words.wrongKey}</p>
      </Notice>
    )
  return (
    <Notice kind="warn" role="alert">
      <p className="form-p">
        <b>{words.title}</b> {words.why}
      </p>
      <CodeField onFound={setNow} onReady={onReady} />
      <NewStart newStart={now.newStart} onFound={setNow} onReady={onReady} />
    </Notice>
  )
}

function CodeField({ onFound, onReady }: { onFound: (found: NoCredential) => void; onReady: () => void }) {
  const { other: words } = useWords('pass')
  const field = useRef<HTMLInputElement>(null)
  const { busy, trouble, setTrouble, run } = useSubmit(words.refused)
  const use = () =>
    run(async () => {
      const [{ seedOf }, { renewCredential }] = await Promise.all([
        import('#shared/pass/seed.ts'),
        import('./credential.ts'),
      ])
      const seed = seedOf(field.current?.value ?? '')
      if (!seed) return setTrouble({ fields: { code: words.misspelt } })
      const found = await renewCredential(httpCall, credentialPlace(), seed)
      if (!('kind' in found)) return onReady()
      if (found.kind === 'other-device') setTrouble({ fields: { code: words.unknown } })
      onFound(found)
    })
  return (
    <TroubleBox trouble={trouble}>
      <TextField
        ref={field}
        label={words.code}
        hint={words.where}
        error={trouble.fields['code']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          use()
        }}
      />
      <Button kind="line" busy={busy} onClick={use}>
        {words.use}
      </Button>
    </TroubleBox>
  )
}

type NewStartProps = Pick<Props, 'onReady'> & {
  newStart: string | null
  onFound: (found: NoCredential) => void
}

function NewStart({ newStart, onFound, onReady }: NewStartProps) {
  const { other: words } = useWords('pass')
  const { day } = useFormats()
  const { busy, trouble, run } = useSubmit(words.refused)
  if (newStart === null) return <p className="form-p">{words.none}</p>
  if (newStart !== 'now') return <p className="form-p">{words.later(day(newStart))}</p>
  const start = () =>
    run(async () => {
      const { startAgain } = await import('./credential.ts')
      const found = await startAgain(httpCall, credentialPlace())
      if ('kind' in found) onFound(found)
      else onReady()
    })
  return (
    <TroubleBox trouble={trouble}>
      <p className="form-p">{words.lost}</p>
      <Button kind="line" busy={busy} onClick={start}>
        {words.start}
      </Button>
    </TroubleBox>
  )
}
