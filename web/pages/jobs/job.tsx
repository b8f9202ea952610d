import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { JobPage } from '#web/jobs/job-page.tsx'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { placeOf } from '#web/jobs/use-offer.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type Card, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { JobType, SalaryPeriod } from '#shared/contract/keys.ts'
import { blocksOf, type Inline } from '#shared/rules/vacancy/markdown.ts'
import { CAN_APPLY } from '#web/jobs/apply-link.tsx'

type Data = VacancyPage & { records: AnswerRecords }

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && card,
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.vacancy.company.slug,
  gone: data => data.is_expired,
  View: ({ data }) => <JobPage {...data} />,
})

async function load({ params: { id = '' }, call }: LoadArgs): Promise<Data> {
  if (!ID.test(id)) throw new Response(null, { status: 404 })
  const one = await call('vacancy', { params: { id } })
  const shown = [one.vacancy, ...one.related].map(({ company }) => company)
  return { ...one, records: await answerRecordsOf(call, shown) }
}

function head({ data: { vacancy, is_open }, locale }: HeadArgs<Data>): Head {
  const messages = words(locale, 'jobs')
  const format = formats(locale)
  const { title, company, offer, last_day } = vacancy
  const last = format.day(last_day)
  const place = placeOf(vacancy, messages, words(locale, 'companies').city)
  return {
    title: messages.head.job(title, company.name, place),
    description: is_open
      ? messages.head.jobDescription(title, company.name, offerLine(offer, messages, format), place, last)
      : messages.head.ended(title, company.name),
    noindex: !is_open,
  }
}

function card({ data: { vacancy, is_open }, locale }: HeadArgs<Data>): Partial<Card> {
  const messages = words(locale, 'jobs')
  const { title, company, offer } = vacancy
  const value = offerLine(offer, messages, formats(locale))
  const word = placeOf(vacancy, messages, words(locale, 'companies').city)
  return {
    title,
    below: company.name,
    owner: ownerOf(company),
    ...(is_open && { figure: { value, word } }),
  }
}

function jsonLd({ data, locale, origin, siteName, path }: HeadArgs<Data>): object[] {
  const { company, title } = data.vacancy
  const companyUrl = origin + href(locale, 'company', { id: company.slug })
  return [
    ...jobPosting({ ...data, url: origin + path, companyUrl }),
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'jobs').title, url: origin + href(locale, 'jobs') },
      { name: title, url: origin + path },
    ]),
  ]
}

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
function jobPosting({ vacancy, texts, is_open, url, companyUrl }: Shown): object[] {
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
