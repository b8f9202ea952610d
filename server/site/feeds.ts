import type { FastifyInstance } from 'fastify'
import type { Sent } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { MASK } from '#shared/contract/keys.ts'
import { feedPath, type FeedName } from '#shared/feeds.ts'
import { INTL_TAG, LOCALES, type Locale } from '#shared/locale.ts'
import { feeds as en } from '#shared/messages/en/site/feeds.ts'
import { feeds as id } from '#shared/messages/id/site/feeds.ts'
import { href, type PageName } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import type { Api } from '#server/platform/http/api.ts'
import { rss, type FeedItem } from '#server/platform/found/rss.ts'

type Call = <N extends EndpointName>(name: N, input: object) => Promise<Sent<N>>
type Reader = { locale: Locale; call: Call; address(page: PageName, params: object): string }
type Feed = { page: PageName; items(reader: Reader): Promise<FeedItem[]> }

const WORDS = { id, en }

/** News, from the calls whose answers the pages show. */
const FEEDS: Record<FeedName, Feed> = {
  /** The newest review of each company is open to everyone; readers get its month instead of its day. */
  reviews: {
    page: 'latestReviews',
    async items({ locale, call, address }) {
      const { reviews } = await call('latestReviews', { params: { locale }, query: {} })
      return reviews.map(({ id, company, headline, excerpt, month }) => ({
        title: withoutMasks(WORDS[locale].review(company.name, headline)),
        link: address('review', { id }),
        description: withoutMasks(WORDS[locale].description(monthOf(month, locale), excerpt)),
      }))
    },
  },
  jobs: {
    page: 'jobs',
    async items({ locale, call, address }) {
      const { vacancies } = await call('vacancies', { query: {} })
      return vacancies.map(({ id, title, company, cities, opened, last_day }) => ({
        title: WORDS[locale].job(title, company.name),
        link: address('job', { id }),
        description: WORDS[locale].open(cities.map(({ name }) => name).join(', '), dayIn(last_day, locale)),
        day: opened,
      }))
    },
  },
  articles: {
    page: 'articles',
    async items({ locale, call, address }) {
      const { posts } = await call('posts', { query: { locale } })
      return posts.map(({ slug, title, description, published_on: day }) => ({
        title,
        link: address('article', { slug }),
        description,
        day,
      }))
    },
  },
}

export function serveFeeds(http: FastifyInstance, { api, site }: { api: Api; site: Site }): void {
  for (const locale of LOCALES)
    for (const name of Object.keys(FEEDS) as FeedName[])
      http.get(feedPath(locale, name), async (_request, reply) =>
        reply
          .type('application/rss+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=900')
          .send(await write(name, locale)),
      )

  async function write(name: FeedName, locale: Locale): Promise<string> {
    const { page, items } = FEEDS[name]
    const address = (page: PageName, params: object = {}) => site.origin + href(locale, page, params as never)
    const { title, description } = WORDS[locale][name]
    return rss({
      title: `${title} | ${site.name}`,
      description,
      link: address(page),
      self: site.origin + feedPath(locale, name),
      language: locale,
      items: await items({ locale, address, call: callAs(locale) }),
    })
  }

  function callAs(locale: Locale): Call {
    return async (name, input) => {
      const answer = await api.answer(name, input, { locale, address: 'page' })
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
      return answer.body as never
    }
  }
}

const withoutMasks = (text: string): string => text.replaceAll(MASK, '…')

const monthOf = (month: string, locale: Locale): string =>
  inWords(`${month}-01`, locale, { month: 'long', year: 'numeric' })
const dayIn = (day: string, locale: Locale): string =>
  inWords(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

const inWords = (day: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(INTL_TAG[locale], { ...parts, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
