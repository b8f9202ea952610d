import { APPLICANT, type EmploymentStatus } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { lostByStatus, type Draft } from '../kept/draft.ts'

type Props = {
  draft: Draft
  asked: EmploymentStatus | undefined
  onAnswer: (status: EmploymentStatus | undefined) => void
}

/** Asks before a changed status empties what was filled in, and tells what that is. */
export function StatusDialog({ draft, asked, onAnswer }: Props) {
  const { change } = useWords('writing')
  const { nav } = useWords('masthead')
  const locale = useLocale()
  const applied = draft.employment_status === APPLICANT
  const lost = lostByStatus(draft).map(key =>
    applied && key === 'left_at_year' ? change.lostApplied : change.lost[key],
  )
  const leave = () => onAnswer(undefined)
  return (
    <Dialog
      open={asked !== undefined}
      onClose={leave}
      title={change.title}
      close={nav.close}
      actions={
        <>
          <Button kind="line" onClick={leave}>
            {change.no}
          </Button>
          <Button kind="warn" onClick={() => onAnswer(asked)}>
            {change.yes}
          </Button>
        </>
      }
    >
      {asked !== undefined && <p>{change.body(new Intl.ListFormat(locale).format(new Set(lost)))}</p>}
    </Dialog>
  )
}
