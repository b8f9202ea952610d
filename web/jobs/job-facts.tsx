import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useOffer } from './use-offer.ts'
import { minimumNamed, monthLine } from './offer-line.ts'

type Props = Pick<VacancyPage, 'vacancy' | 'minimum_wage' | 'is_open'>

/** Facts of a vacancy as a list. */
export function JobFacts({ vacancy, minimum_wage, is_open }: Props) {
  const format = useFormats()
  const words = useWords('jobs')
  const { facts } = words.job
  const { departments, jobTypes } = useWords('reviews')
  const companies = useWords('companies')
  const minimum = minimum_wage && minimumNamed(minimum_wage, { jobs: words, companies }, format)
  const offerOf = useOffer()
  const month = vacancy.offer && monthLine(vacancy.offer, words, format)
  const { last_day, opened, reposted, department, job_type, experience_years, offer, workplace, cities } =
    vacancy
  return (
    <Section title={facts.title} small>
      <Facts
        items={[
          { label: is_open ? facts.ends : facts.ended, value: format.day(last_day) },
          { label: facts.opened, value: format.day(opened) },
          { label: facts.again, value: reposted === 0 ? facts.first : facts.times(reposted) },
          { label: facts.department, value: departments[department] },
          { label: facts.job_type, value: jobTypes[job_type] },
          {
            label: facts.experience,
            value: experience_years === null ? facts.notSaid : words.years(experience_years),
          },
          { label: facts.pay, value: offerOf(offer) },
          ...(month ? [{ label: '', key: 'month', value: month }] : []),
          { label: facts.workplace, value: words.workplaces[workplace] },
          ...(cities.length > 0
            ? [{ label: facts.cities, value: cities.map(({ name }) => companies.city(name)).join(', ') }]
            : []),
          ...(minimum ? [{ label: facts.minimum, value: minimum }] : []),
        ]}
      />
    </Section>
  )
}
