// Reads all indexable pages, in both languages, starting only from the sitemaps: their metadata must be right.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { LOCKED, markTexts, OPEN } from './marks.ts'
import { openSite, type Site } from './site.ts'
import { faultsOf } from './structured-data.ts'

type Listed = { twins: string[] }
type Read = { path: string; status: number; text: string }

let site: Site
const listed = new Map<string, Listed>()
const pages: Read[] = []
const none = (list: unknown[]) => assert.deepEqual(list.slice(0, 10), [])

before(async () => {
  site = await openSite(markTexts)
  for (const part of locsIn(await textOf('/sitemap.xml')))
    for (const [url] of (await textOf(part)).matchAll(/<url>.*<\/url>/g))
      listed.set(locsIn(url)[0] as string, { twins: twinsIn(url) })
  for (const path of listed.keys()) pages.push(await read(path))
})
after(() => site.it.close())

test('every page of the sitemaps exists, once, in both languages', () => {
  assert.ok(listed.size > 500, `${listed.size} addresses`)
  const english = [...listed.keys()].filter(path => /^\/en(\/|$)/.test(path)).length
  assert.ok(
    english > listed.size / 3 && english < listed.size / 1.5,
    `${english} of ${listed.size} in English`,
  )
  none(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`))
})

test('it may be indexed, is its own canonical address, and names its translations, which name it', () => {
  const wrong = pages.filter(({ path, text }) => {
    const twins = alternatesIn(text)
    return (
      /<meta name="robots"/.test(text) ||
      pathOf(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]) !== path ||
      !twins.includes(path) ||
      twins.join() !== listed.get(path)?.twins.join() ||
      twins.some(twin => listed.get(twin)?.twins.join() !== twins.join())
    )
  })
  none(wrong.map(({ path }) => path))
})

test('it has one heading, a title and a description of its own', () => {
  const wrong = pages.filter(({ text }) => {
    const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? ''
    return title.length < 10 || description.length < 20 || text.match(/<h1[ >]/g)?.length !== 1
  })
  none(wrong.map(({ path }) => path))
})

test('its structured data satisfies the rules of its types', () => {
  const faults = pages.flatMap(({ path, text }) => faultsOf(text).map(fault => `${path}: ${fault}`))
  none(faults)
  const types = new Set(
    pages.flatMap(({ text }) => [...text.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type)),
  )
  for (const type of ['Organization', 'EmployerAggregateRating', 'BreadcrumbList', 'JobPosting', 'Article'])
    assert.ok(types.has(type), `${type} stands nowhere`)
})

test('no word of a locked text is in a page, a sitemap or a feed', async () => {
  const feeds = ['id', 'en'].flatMap(locale =>
    ['reviews', 'jobs', 'articles'].map(name => `/feeds/${locale}/${name}.xml`),
  )
  const all = [...pages, ...(await Promise.all(feeds.map(read)))]
  none(all.filter(({ text }) => text.includes(LOCKED)).map(({ path }) => path))
  assert.ok(all.at(-6)?.path.includes('feeds') && all.some(({ text }) => text.includes(OPEN)))
  none(all.filter(({ status }) => status !== 200).map(({ path }) => path))
})

test('nothing loads from another host, and every picture has its text', () => {
  const elsewhere =
    /<(?:script|img|iframe|source|video|audio|embed|object|form)[^>]*\s(?:src|srcset|data|action)="(?:https?:)?\/\//
  const style =
    /<link(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|preconnect|dns-prefetch)")[^>]*href="(?:https?:)?\/\//
  none(pages.filter(({ text }) => elsewhere.test(text) || style.test(text)).map(({ path }) => path))
  none(pages.filter(({ text }) => /<img(?![^>]*\salt=)[^>]*>/.test(text)).map(({ path }) => path))
})

test('its links lead somewhere, and the indexable targets are in a sitemap', async () => {
  const links = new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, to]) => to as string),
    ),
  )
  const others = await Promise.all([...links].filter(to => !listed.has(to)).map(read))
  none(others.filter(({ status }) => status >= 400).map(({ path, status }) => `${path}: ${status}`))
  const forgotten = others.filter(
    ({ path, status, text }) =>
      status === 200 &&
      text.startsWith('<!doctype html>') &&
      !/<meta name="robots"/.test(text) &&
      pathOf(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]) === path,
  )
  none(forgotten.map(({ path }) => path))
})

test('site search shows results in groups, the nearest first, and no result list is indexed', async () => {
  const groupsOf = (html: string) => [...html.matchAll(/<h2 id="[^"]*">([^<]+)</g)].map(([, name]) => name)
  const nurse = await textOf('/pencarian?q=perawat')
  assert.deepEqual(groupsOf(nurse).slice(0, 2), ['Perusahaan', 'Posisi'])
  assert.match(nurse, /Yang paling dekat:[^<]*(<!-- -->)?\s*<a href="\/(posisi|perusahaan)\//)
  assert.match(nurse, /<meta name="robots" content="noindex,follow">/)
  const english = await textOf('/en/search?q=holiday%20bonus')
  assert.ok(groupsOf(english).includes('Articles'))
  const nothing = await textOf('/pencarian?q=zzqqxx')
  assert.match(nothing, /Tidak ada yang cocok dengan “zzqqxx”/)
  assert.deepEqual(groupsOf(nothing), [])
})

const pathOf = (url = ''): string => new URL(url.replaceAll('&amp;', '&'), 'http://nowhere').pathname
const locsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => pathOf(url))
const twinsIn = (xml: string): string[] =>
  [...xml.matchAll(/<xhtml:link [^>]*href="([^"]+)"/g)].map(([, url]) => pathOf(url))
const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="[^"]+" href="([^"]+)"/g)].map(([, url]) => pathOf(url))

async function read(path: string): Promise<Read> {
  return { path, ...(await site.get(path)) }
}

const textOf = async (path: string): Promise<string> => (await read(path)).text
