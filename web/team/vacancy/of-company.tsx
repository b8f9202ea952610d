import { useState } from 'react'
import type { HeldVacancy } from '#shared/contract/jobs/desk-vacancy.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import type { VacancyDesk } from './use-vacancy.ts'

type Given = { desk: VacancyDesk; held: HeldVacancy }

/** Takes down all vacancies of a company that asks applicants for money. */
export function TakeDown({ desk, held }: Given) {
  const { takeDown: words } = useWords('team').vacancy
  const { company, company_has: count } = held
  return (
    <ConfirmedAction
      desk={desk}
      action={words.action(count)}
      title={words.title(company)}
      body={words.body(count)}
      yes={words.yes}
      act={() => desk.takeDown(held)}
    />
  )
}

type Words = Record<'action' | 'title' | 'body' | 'yes', string>

/** Confirmation; requires a written reason. */
function ConfirmedAction({
  desk,
  act,
  action,
  title,
  body,
  yes,
}: Words & { desk: VacancyDesk; act: () => Promise<void> }) {
  const { nav } = useWords('masthead')
  const { no } = useWords('team').vacancy
  const [open, setOpen] = useState(false)
  const { busy, run } = useWork()
  const close = () => setOpen(false)
  const go = () => run(act).then(close)
  return (
    <>
      <p>
        <LinkButton onClick={() => desk.hasReason() && setOpen(true)}>{action}</LinkButton>
      </p>
      <Confirm
        open={open}
        title={title}
        close={nav.close}
        no={no}
        yes={yes}
        warns
        busy={busy}
        onNo={close}
        onYes={() => void go()}
      >
        <p>{body}</p>
        <blockquote>{desk.note}</blockquote>
      </Confirm>
    </>
  )
}
