import { APPLICANT, type EmploymentStatus } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Confirm } from '#web/ui/controls/confirm.tsx'
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
    <Confirm
      open={asked !== undefined}
      title={change.title}
      close={nav.close}
      no={change.no}
      yes={change.yes}
      warns
      onNo={leave}
      onYes={() => onAnswer(asked)}
    >
      {asked !== undefined && <p>{change.body(new Intl.ListFormat(locale).format(new Set(lost)))}</p>}
    </Confirm>
  )
}
