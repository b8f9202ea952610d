import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Facts } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useOffer } from './use-offer.ts'

type Props = Pick<VacancyPage, 'vacancy' | 'minimum_wage' | 'is_open'>

/** What is known of a vacancy, in one list. */
export function JobFacts({ vacancy, minimum_wage, is_open }: Props) {
  const format = useFormats()
  const words = useWords('jobs')
  const { facts } = words.job
  const { departments, jobTypes } = useWords('reviews')
  const { city } = useWords('companies')
  const minimum = useMinimum(minimum_wage)
  const offerOf = useOffer()
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
          { label: facts.type, value: jobTypes[job_type] },
          {
            label: facts.experience,
            value: experience_years === null ? facts.notSaid : words.years(experience_years),
          },
          { label: facts.pay, value: offerOf(offer) },
          ...(offer && offer.period !== 'month'
            ? [{ label: '', key: 'month', value: words.offer.aMonth(format.rupiah(offer.monthly.from)) }]
            : []),
          { label: facts.workplace, value: words.workplaces[workplace] },
          ...(cities.length > 0
            ? [{ label: facts.place, value: cities.map(({ name }) => city(name)).join(', ') }]
            : []),
          ...(minimum ? [{ label: facts.minimum, value: minimum }] : []),
        ]}
      />
    </Section>
  )
}

function useMinimum(wage: Props['minimum_wage']): string | null {
  const format = useFormats()
  const { facts } = useWords('jobs').job
  const { city, province } = useWords('companies')
  if (!wage) return null
  const place = wage.level === 'regency' ? city(wage.place.name) : province(wage.place.name)
  return facts.minimumOf(format.rupiah(wage.amount), place, String(wage.year))
}
