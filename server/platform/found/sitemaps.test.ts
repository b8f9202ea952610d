import assert from 'node:assert/strict'
import test from 'node:test'
import Fastify from 'fastify'
import { systemClock } from '../clock.ts'
import { counted, walked, type Sitemap } from './sitemap.ts'
import { createSitemaps } from './sitemaps.ts'

const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** That many companies, every third with two pages. */
function many(count: number): Sitemap {
  return walked(
    'companies',
    async (after, limit) =>
      Array.from({ length: count }, (_, at) => ({ id: idOf(at + 1), slug: `toko-${at + 1}` }))
        .filter(({ id }) => id > after)
        .slice(0, limit),
    ({ slug: id }) => [
      { page: 'company', params: { id }, changed: '2026-03' },
      ...(Number(id.slice(5)) % 3 === 0 ? [{ page: 'companyReviews' as const, params: { id } }] : []),
    ],
  )
}

async function reading(kinds: Sitemap[], largestPart: number) {
  const http = Fastify()
  createSitemaps({ kinds, origin: 'https://situs.example', clock: systemClock, largestPart }).register(http)
  const get = async (url: string) => http.inject({ url })
  const locs = async (url: string) =>
    [...(await get(url)).body.matchAll(/<loc>https:\/\/situs\.example([^<]+)<\/loc>/g)].map(
      ([, path]) => path as string,
    )
  return { get, locs }
}

test('every page of a kind is in exactly one of its parts, in both languages', async () => {
  const { locs } = await reading([many(10)], 4)
  const parts = await locs('/sitemap.xml')
  assert.deepEqual(parts.length, 4)
  const all = (await Promise.all(parts.map(locs))).flat()
  assert.equal(all.length, 26)
  assert.equal(new Set(all).size, 26)
  assert.ok(all.includes('/perusahaan/toko-9/ulasan') && all.includes('/en/company/toko-10'))
})

test('an address names its translations, and its last change if that is known', async () => {
  const { get } = await reading([many(1), counted('pages', async () => [{ key: 'home', page: 'home' }])], 4)
  const { body, headers } = await get('/sitemaps/companies-1.xml')
  assert.match(headers['content-type'] as string, /xml/)
  assert.match(
    body,
    /<url><loc>https:\/\/situs\.example\/perusahaan\/toko-1<\/loc><lastmod>2026-03<\/lastmod><xhtml:link rel="alternate" hreflang="id" href="https:\/\/situs\.example\/perusahaan\/toko-1"\/><xhtml:link rel="alternate" hreflang="en" href="https:\/\/situs\.example\/en\/company\/toko-1"\/><xhtml:link rel="alternate" hreflang="x-default"/,
  )
  assert.doesNotMatch((await get('/sitemaps/pages-1.xml')).body, /lastmod/)
})

test('a kind without pages has no file, and an unknown part is not found', async () => {
  const { get, locs } = await reading([many(0)], 4)
  assert.deepEqual(await locs('/sitemap.xml'), [])
  for (const name of ['companies-1.xml', 'companies-0.xml', 'nothing-1.xml', 'companies.xml'])
    assert.equal((await get(`/sitemaps/${name}`)).statusCode, 404)
})
