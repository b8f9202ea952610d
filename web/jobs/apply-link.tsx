import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Link to the application form. */
export function ApplyLink({ vacancy: { id } }: { vacancy: VacancyPage['vacancy'] }) {
  const locale = useLocale()
  const { apply } = useWords('jobs')
  return (
    <ButtonLink href={href(locale, 'applyJob', { id })} rel="nofollow">
      {apply}
    </ButtonLink>
  )
}

/** `directApply` of the structured data: applications are sent on this site. */
export const CAN_APPLY = true
