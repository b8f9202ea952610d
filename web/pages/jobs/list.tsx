import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { answerRecordsOf } from '#web/jobs/answer-records.ts'
import { searchOf, isFiltered, queryOf, type Search } from '#web/jobs/query.ts'
import { JobResults } from '#web/jobs/job-results.tsx'
import { searchTitle } from '#web/jobs/wish/what.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useWish } from '#web/jobs/wish/use-wish.ts'
import { useWords } from '#web/platform/locale.ts'
import { AlertBox } from '#web/jobs/alerts/alert-box.tsx'

type Data = { results: VacancyResults; records: AnswerRecords; search: Search; unknownCity: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data, locale }) => {
    const { head, ...messages } = words(locale, 'jobs')
    const isAny = Boolean(data.search.q) || isFiltered(data.search)
    const what = searchTitle(data, { head, ...messages }, words(locale, 'companies'))
    return {
      title: isAny ? head.titleAt(what) : head.title,
      description: head.description,
      feed: 'jobs',
      noindex: isAny || Boolean(data.search.sort || data.search.cursor),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  View: ({ data }) => <JobResults {...data} after={<SearchAlert {...data} />} />,
})

async function load({ query, call }: LoadArgs): Promise<Data> {
  const search = searchOf(query)
  const given = Object.entries(queryOf(search)).filter(([, value]) => value !== null)
  const results = await call('vacancies', { query: Object.fromEntries(given) })
  const records = await answerRecordsOf(
    call,
    results.vacancies.map(({ company }) => company),
  )
  const city = results.city?.id ?? null
  const province = city ? null : (results.province?.name ?? null)
  const unknownCity = city || province ? null : search.city
  return { results, records, search: { ...search, city, province }, unknownCity }
}

function jsonLd({ locale, origin, siteName }: HeadArgs<Data>): object[] {
  return [
    breadcrumbs([
      { name: siteName, url: origin + href(locale, 'home') },
      { name: words(locale, 'jobs').title, url: origin + href(locale, 'jobs') },
    ]),
  ]
}

type Props = { results: VacancyResults; search: Search }

/** Subscription to new results, below a search. Hidden without filters or words. */
function SearchAlert({ results, search }: Props) {
  const words = useWords('alerts')
  const wish = useWish({ results, search: { ...search, within: null } })
  if (!search.q && !isFiltered({ ...search, within: null })) return null
  const about = queryOf({ ...search, within: null, sort: null, cursor: null })
  return <AlertBox about={about} lead={words.search(wish)} />
}
