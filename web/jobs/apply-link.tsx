import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Where a reader begins to apply. */
export function ApplyLink({ vacancy: { id } }: { vacancy: VacancyPage['vacancy'] }) {
  const locale = useLocale()
  const { apply } = useWords('jobs')
  return (
    <ButtonLink href={href(locale, 'applyJob', { id })} rel="nofollow">
      {apply}
    </ButtonLink>
  )
}

/** Whether applying is done here, for search engines. */
export const CAN_APPLY = true
