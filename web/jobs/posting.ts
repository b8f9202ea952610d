import type { JobType, SalaryPeriod } from '#shared/contract/keys.ts'
import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { blocksOf, type Inline } from '#shared/rules/vacancy/markdown.ts'
import { CAN_APPLY } from './apply-link.tsx'

const KINDS: Record<JobType, string> = {
  employee: 'FULL_TIME',
  executive: 'FULL_TIME',
  temporary: 'TEMPORARY',
  freelancer: 'CONTRACTOR',
  working_student: 'PART_TIME',
  intern: 'INTERN',
  apprentice: 'INTERN',
}
const UNITS: Record<SalaryPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' }
const MONTHS_A_YEAR = 12

type Shown = Pick<VacancyPage, 'vacancy' | 'texts' | 'is_open'> & { url: string; companyUrl: string }

/** `JobPosting` structured data by Google's rules, only while the vacancy is open. */
export function jobPosting({ vacancy, texts, is_open, url, companyUrl }: Shown): object[] {
  if (!is_open || !texts) return []
  const { id, title, company, job_type, experience_years: years, offer, workplace, cities } = vacancy
  const isRemote = workplace === 'remote'
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      description: descriptionOf(texts),
      inLanguage: vacancy.locale,
      url,
      identifier: { '@type': 'PropertyValue', name: company.name, value: id },
      datePosted: vacancy.opened,
      validThrough: `${vacancy.last_day}T23:59:59+07:00`,
      employmentType: KINDS[job_type],
      directApply: CAN_APPLY,
      hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: companyUrl },
      ...(cities.length > 0 && { jobLocation: cities.map(locationOf) }),
      ...(isRemote && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
      }),
      ...(offer && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'IDR',
          value: {
            '@type': 'QuantitativeValue',
            unitText: UNITS[offer.period],
            ...(offer.to === null ? { value: offer.from } : { minValue: offer.from, maxValue: offer.to }),
          },
        },
      }),
      ...(years !== null && {
        experienceRequirements:
          years === 0
            ? 'no requirements'
            : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * MONTHS_A_YEAR },
      }),
    },
  ]
}

const locationOf = ({ name, province }: { name: string; province: string }): object => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    addressLocality: name,
    addressRegion: province,
    addressCountry: 'ID',
  },
})

const descriptionOf = ({ description, expectations, requirements }: NonNullable<Shown['texts']>): string =>
  [description, expectations, requirements].flatMap(text => (text ? [htmlOf(text)] : [])).join('')

/** Simple HTML, as Google's rules require. */
const htmlOf = (text: string): string =>
  blocksOf(text)
    .map(block => {
      if (block.kind === 'heading') return `<p><strong>${plain(block.words)}</strong></p>`
      if (block.kind === 'paragraph') return `<p>${block.lines.map(plain).join('<br>')}</p>`
      const items = block.items.map(item => `<li>${plain(item)}</li>`).join('')
      return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`
    })
    .join('')

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const plain = (words: readonly Inline[]): string =>
  words.map(({ text }) => text.replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign)).join('')
