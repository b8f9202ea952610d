import { useState } from 'react'
import { useWork } from '#web/forms/use-submit.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useStaffSession, TEAM } from '../session/session.ts'

type Props = { company: { id: string; name: string }; onDone: () => void }

/** Administrators end the takedown of a company, with a reason for the team's history. */
export function LiftTakeDown({ company, onDone }: Props) {
  const { lift: words, no, failed } = useWords('team').vacancy
  const { nav } = useWords('masthead')
  const call = useSessionCall(TEAM)
  const [open, setOpen] = useState(false)
  const { busy, run } = useWork()
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const close = () => setOpen(false)
  const lift = () =>
    run(async () => {
      try {
        await call('liftTakeDown', { params: { id: company.id }, body: { note } })
        close()
        onDone()
      } catch (problem) {
        setError((isCallError(problem) && problem.errors['note']?.[0]) || failed)
      }
    })
  if (useStaffSession()?.staff.role !== 'administrator') return null
  return (
    <>
      <p>
        <LinkButton onClick={() => setOpen(true)}>{words.action}</LinkButton>
      </p>
      <Confirm
        open={open}
        title={words.title(company.name)}
        close={nav.close}
        no={no}
        yes={words.yes}
        warns
        busy={busy}
        onNo={close}
        onYes={() => void lift()}
      >
        <p>{words.body}</p>
        <TextArea
          name="lift-note"
          label={words.note}
          value={note}
          error={error}
          onChange={event => {
            setNote(event.target.value)
            setError(undefined)
          }}
          maxLength={1000}
          rows={3}
        />
      </Confirm>
    </>
  )
}
