import type { SearchResults } from '#shared/contract/companies/companies.ts'
import type { Faq, PostCard } from '#shared/contract/library/library.ts'
import type { FoundQuestion } from '#shared/contract/questions/questions.ts'
import type { VacancyResults } from '#shared/contract/jobs/vacancies.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { containsAll, patternsOf } from '#shared/rules/found-words.ts'
import { offerLine } from '#shared/rules/vacancy/offer-line.ts'
import { placeOf } from '#web/jobs/use-offer.ts'
import { formats } from '#web/platform/locale.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import {
  EverythingFound,
  type Everything,
  type Group,
  type Hit,
} from '#web/discovery/search/everything/everything.tsx'

export const page = definePage<Everything>({
  load,
  head: ({ data: { q }, locale }) => {
    const messages = words(locale, 'searching')
    return {
      title: q ? messages.headTitle(q) : messages.title,
      description: messages.description,
      noindex: true,
    }
  },
  View: ({ data }) => <EverythingFound {...data} />,
})

const LONGEST = 100
const FIRST = 3

async function load({ query, call, locale }: LoadArgs): Promise<Everything> {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST)
  if (q === '') return { ...NO_COMPANIES, q, groups: [] }
  const [found, jobs, questions, faqs, posts] = await Promise.all([
    call('searchCompanies', { query: { q } }),
    call('vacancies', { query: { q } }),
    call('questions', { query: { q } }),
    call('faqs', { query: { locale, q } }),
    call('posts', { query: { locale } }),
  ])
  const pay = await Promise.all(
    found.roles.slice(0, FIRST).map(({ id }) => call('rolePay', { params: { role: id } })),
  )
  const medians = pay.map(({ range }) => range?.p50)
  const groups = [
    rolesOf(q, found, medians, locale),
    jobsOf(jobs, q, locale),
    questionsOf(questions.questions, q, locale),
    faqsOf(faqs.faqs, q, locale),
    articlesOf(posts.posts, q, locale),
  ].filter(({ hits }) => hits.length > 0)
  const single = groups.find(({ name }) => name === query.get('all'))
  if (single) return { ...NO_COMPANIES, q, groups: [single] }
  const begun = groups.map(group => ({ ...group, hits: group.hits.slice(0, FIRST) }))
  return {
    q,
    companies: found.companies.slice(0, FIRST),
    companyCount: found.page.total,
    groups: begun,
    nearest: nearestOf(q, found, begun, locale),
  }
}

const NO_COMPANIES = { companies: [], companyCount: 0, nearest: null }

/** A group without a page of its own is shown in full on this page. */
const allHere = (locale: Locale, q: string, all: Group['name']): string =>
  href(locale, 'search', {}, { q, all })

/**
 * The nearest hit: a company whose name contains the query; otherwise a hit whose title contains all words, or the
 * first role; a company of another name only if no other group has hits.
 */
function nearestOf(q: string, { companies }: SearchResults, groups: Group[], locale: Locale): Hit | null {
  const plain = q.toLocaleLowerCase()
  const named = companies.find(({ name }) => name.toLocaleLowerCase().includes(plain))
  const company = named ?? (groups.length === 0 ? companies[0] : undefined)
  if (!company) {
    const patterns = patternsOf(q)
    const called = groups.flatMap(({ hits }) => hits).find(({ title }) => containsAll(title, patterns))
    return called ?? groups.find(({ name }) => name === 'roles')?.hits[0] ?? null
  }
  const { name: title, slug, score } = company
  return {
    href: href(locale, 'company', { id: slug }),
    title,
    note: '',
    ...(score !== null && { value: formats(locale).score(score) }),
  }
}

function rolesOf(
  q: string,
  { roles }: SearchResults,
  medians: (number | undefined)[],
  locale: Locale,
): Group {
  const { departments } = words(locale, 'reviews')
  const hits = roles.map(({ id, name, department }, at): Hit => {
    const median = medians[at]
    return {
      href: href(locale, 'position', { role: id }),
      title: name,
      note: departments[department],
      ...(median && { value: formats(locale).rupiah(median), unit: words(locale, 'searching').median }),
    }
  })
  return { name: 'roles', hits, total: roles.length, all: href(locale, 'searchPosition', {}, { q }) }
}

function jobsOf({ vacancies, page }: VacancyResults, q: string, locale: Locale): Group {
  const messages = words(locale, 'jobs')
  const { city } = words(locale, 'companies')
  const hits = vacancies.map((vacancy): Hit => ({
    href: href(locale, 'job', { id: vacancy.id }),
    title: vacancy.title,
    lang: vacancy.locale,
    note: `${vacancy.company.name}, ${placeOf(vacancy, messages, city)}`,
    ...(vacancy.offer && { value: offerLine(vacancy.offer, messages, formats(locale)) }),
  }))
  return { name: 'jobs', hits, total: page.total, all: href(locale, 'jobs', {}, { q }) }
}

function questionsOf(questions: FoundQuestion[], q: string, locale: Locale): Group {
  const hits = questions.map(({ id, words: title, locale: lang, company }) => ({
    href: href(locale, 'question', { id }),
    title,
    lang,
    note: company.name,
  }))
  return { name: 'questions', hits, total: questions.length, all: allHere(locale, q, 'questions') }
}

function faqsOf(faqs: Faq[], q: string, locale: Locale): Group {
  const hits = faqs.map(({ slug, question, answer }) => ({
    href: `${href(locale, 'faq')}#${slug}`,
    title: question,
    note: beginningOf(
      answer
        .flat()
        .map(({ text }) => text)
        .join(''),
    ),
  }))
  return { name: 'faqs', hits, total: faqs.length, all: href(locale, 'faq', {}, { q }) }
}

/** The beginning of a text, cut at a word boundary. */
const beginningOf = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`

function articlesOf(posts: PostCard[], q: string, locale: Locale): Group {
  const patterns = patternsOf(q)
  const fitting = posts.filter(
    ({ title, description }) => patterns.length > 0 && containsAll(`${title} ${description}`, patterns),
  )
  const hits = fitting.map(({ slug, title, description }) => ({
    href: href(locale, 'article', { slug }),
    title,
    note: description,
  }))
  return { name: 'articles', hits, total: fitting.length, all: allHere(locale, q, 'articles') }
}
