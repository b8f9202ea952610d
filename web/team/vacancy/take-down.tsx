import { useState } from 'react'
import type { HeldVacancy } from '#shared/contract/jobs/desk-vacancy.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import type { VacancyDesk } from './use-vacancy.ts'

/** A company that hunts for applicants' money loses all its vacancies at once, for the reason that was written. */
export function TakeDown({ desk, held }: { desk: VacancyDesk; held: HeldVacancy }) {
  const { nav } = useWords('masthead')
  const { takeDown: words } = useWords('team').vacancy
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(false)
  async function takeDown() {
    setBusy(true)
    await desk.takeDown(held)
    setBusy(false)
    close()
  }
  return (
    <>
      <p>
        <LinkButton onClick={() => desk.hasReason() && setOpen(true)}>
          {words.action(held.company_has)}
        </LinkButton>
      </p>
      <Dialog
        open={open}
        onClose={close}
        title={words.title(held.company)}
        close={nav.close}
        actions={
          <>
            <Button kind="line" onClick={close}>
              {words.no}
            </Button>
            <Button kind="warn" busy={busy} onClick={() => void takeDown()}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.body(held.company_has)}</p>
        <blockquote>{desk.note}</blockquote>
      </Dialog>
    </>
  )
}
