import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import type { Clock } from '../clock.ts'
import type { Entry, Sitemap } from './sitemap.ts'
import { escaped, XML } from './xml.ts'

/** Each entry has an address in both languages; a file may contain 50,000 addresses. */
const LARGEST_PART = 20_000
/** Cache time of the list of parts: newer entries are in the last part anyway. */
const CACHED_MS = 3_600_000
const CACHE_CONTROL = 'public, max-age=3600'

type Parts = { kinds: readonly Sitemap[]; origin: string; clock: Clock; largestPart?: number }

/** `/sitemap.xml` names the files of each kind; each file is streamed. */
export function createSitemaps({ kinds, origin, clock, largestPart = LARGEST_PART }: Parts) {
  let made: { at: number; starts: Promise<Map<string, string[]>> } | undefined

  /** The keys after which each part of a kind begins, found by iterating all entries once an hour. */
  function starts(): Promise<Map<string, string[]>> {
    const now = clock.now().getTime()
    if (!made || now - made.at > CACHED_MS) {
      const found = findStarts()
      made = { at: now, starts: found }
      found.catch(() => void (made = undefined))
    }
    return made.starts
  }

  async function findStarts(): Promise<Map<string, string[]>> {
    const all = new Map<string, string[]>()
    for (const { kind, entries } of kinds) all.set(kind, await startsOf(entries, largestPart))
    return all
  }

  async function* part(kind: Sitemap, after: string, to: string | undefined): AsyncGenerator<string> {
    yield `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    for await (const entry of kind.entries(after)) {
      if (to !== undefined && entry.key > to) break
      yield urlsOf(origin, entry)
    }
    yield '</urlset>\n'
  }

  return {
    register(http: FastifyInstance): void {
      http.get('/sitemap.xml', async (_request, reply) => {
        const files = [...(await starts())].flatMap(([kind, parts]) =>
          parts.map((_, at) => `${origin}/sitemaps/${kind}-${at + 1}.xml`),
        )
        return reply.type('application/xml').header('cache-control', CACHE_CONTROL).send(indexOf(files))
      })
      http.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params }, reply) => {
        const [, name, number] = /^([a-z-]{1,40})-(\d{1,5})\.xml$/.exec(params.name) ?? []
        const kind = kinds.find(one => one.kind === name)
        const parts = kind && (await starts()).get(kind.kind)
        const at = Number(number) - 1
        const after = parts?.[at]
        if (!kind || after === undefined) return reply.code(404).send()
        return reply
          .type('application/xml')
          .header('cache-control', CACHE_CONTROL)
          .send(Readable.from(inPieces(part(kind, after, parts?.[at + 1]))))
      })
    },
  }
}

/** Empty for a kind without entries, because a file without an address is invalid. */
async function startsOf(entries: Sitemap['entries'], largest: number): Promise<string[]> {
  const starts: string[] = []
  let [count, last] = [0, '']
  for await (const { key } of entries('')) {
    if (starts.length === 0) starts.push('')
    else if (count >= largest && key !== last) {
      starts.push(last)
      count = 0
    }
    count += 1
    last = key
  }
  return starts
}

const indexOf = (files: string[]): string =>
  `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map(file => `<sitemap><loc>${escaped(file)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

/** The address in each language, with links to the others. */
function urlsOf(origin: string, { page, params, paramsIn, query, changed }: Entry): string {
  const addresses = LOCALES.filter(locale => paramsIn?.[locale] !== null).map((locale): [Locale, string] => [
    locale,
    escaped(origin + href(locale, page, (paramsIn?.[locale] ?? params) as never, query)),
  ])
  const twin = ([language, address]: [string, string]) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const twins = addresses.map(twin).join('') + twin(['x-default', addresses[0]?.[1] ?? ''])
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return addresses.map(([, address]) => `<url><loc>${address}</loc>${lastmod}${twins}</url>\n`).join('')
}

const PIECE = 32_768

/** Lines are short, so many are sent at once. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}
