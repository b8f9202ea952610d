import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { ownerOf } from '#web/companies/company-card.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { JobPage } from '#web/jobs/job-page.tsx'
import { jobPosting } from '#web/jobs/posting.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { placeOf } from '#web/jobs/use-offer.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type Card, type Head, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = VacancyPage & { records: AnswerRecords }

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const page = definePage<Data>({
  load,
  head,
  card: import.meta.env.SSR && card,
  jsonLd: import.meta.env.SSR && jsonLd,
  company: data => data.vacancy.company.slug,
  gone: data => data.gone,
  View: ({ data }) => <JobPage {...data} />,
})

async function load({ params: { id = '' }, call }: LoadArgs): Promise<Data> {
  if (!ID.test(id)) throw new Response(null, { status: 404 })
  const one = await call('vacancy', { params: { id } })
  const shown = [one.vacancy, ...one.related].map(({ company }) => company)
  return { ...one, records: await answerRecordsOf(call, shown) }
}

function head({ data: { vacancy, is_open }, locale }: HeadArgs<Data>): Head {
  const said = words(locale, 'jobs')
  const format = formats(locale)
  const { title, company, offer, last_day } = vacancy
  const last = format.day(last_day)
  const place = placeOf(vacancy, said, words(locale, 'companies').city)
  return {
    title: said.head.job(title, company.name, place),
    description: is_open
      ? said.head.jobDescription(title, company.name, offerLine(offer, said, format), place, last)
      : said.head.ended(title, company.name),
    noindex: !is_open,
  }
}

function card({ data: { vacancy, is_open }, locale }: HeadArgs<Data>): Partial<Card> {
  const said = words(locale, 'jobs')
  const { title, company, offer } = vacancy
  const value = offerLine(offer, said, formats(locale))
  const word = placeOf(vacancy, said, words(locale, 'companies').city)
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
