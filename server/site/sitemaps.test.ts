import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { MASK } from '#shared/contract/keys.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'

const DAY = 86_400_000
let it: TestApp
let reviews: string[]
before(async () => {
  it = await testApp({ env: { PUBLIC_URL: 'https://situs.example' } })
  await addCompany(it.db, { name: 'Sepi Sekali', slug: 'sepi' })
  const company = await addCompany(it.db, { name: 'Toko Ramai', slug: 'ramai' })
  reviews = await publishReviews(it.db, company, { state: 'hidden' }, {}, {}, {}, {}, {})
})
after(() => it.close())

const get = async (url: string) => it.app.http.inject({ url })
const read = async (url: string) => (await get(url)).body

test('the sitemaps list companies with reviews, and reviews that visitors can read completely', async () => {
  const companies = await read('/sitemaps/companies-1.xml')
  assert.match(
    companies,
    /<loc>https:\/\/situs\.example\/en\/company\/ramai\/reviews<\/loc><lastmod>2026-03</,
  )
  assert.doesNotMatch(companies, /sepi/)
  const sitemap = await read('/sitemaps/reviews-1.xml')
  const listed = reviews.map(id => sitemap.includes(`/ulasan/${id}<`))
  assert.deepEqual(listed, [false, true, true, true, false, false])
  assert.doesNotMatch(sitemap, /<lastmod>\d{4}-\d\d-/)
})

test('robots.txt names the sitemaps', async () => {
  assert.match(await read('/robots.txt'), /^Sitemap: https:\/\/situs\.example\/sitemap\.xml$/m)
  const index = await read('/sitemap.xml')
  assert.match(index, /https:\/\/situs\.example\/sitemaps\/companies-1\.xml/)
  assert.doesNotMatch(index, /jobs-1|company-questions-1/)
})

test('feeds contain open reviews with their month, in both languages', async () => {
  const { body, headers } = await get('/feeds/en/reviews.xml')
  assert.match(headers['content-type'] as string, /rss/)
  assert.match(
    body,
    /<item><title>Toko Ramai: “Judul ulasan ke-1”<\/title><link>https:\/\/situs\.example\/en\/reviews\//,
  )
  assert.match(body, /<description>February 2026\. Rahasia baik ke-1</)
  assert.doesNotMatch(body, /pubDate|ke-[045]|\d{4}-\d\d-\d\d/)
  assert.match(await read('/feeds/id/reviews.xml'), /Februari 2026/)
  assert.match(await read('/feeds/id/jobs.xml'), /<language>id<\/language>/)
})

test('a feed contains no user markup, and a sign in place of masked words', async () => {
  const company = await addCompany(it.db, { name: 'Toko <b>&' })
  await publishReviews(it.db, company, { headline: `Kata ${MASK} & <i>` })
  it.clock.move(DAY)
  const body = await read('/feeds/id/reviews.xml')
  assert.match(body, /<title>Toko &lt;b&gt;&amp;: “Kata … &amp; &lt;i&gt;”<\/title>/)
  assert.doesNotMatch(body, /<b>|<i>/)
  assert.ok(!body.includes(MASK))
})

test('security.txt is valid for less than a year', async () => {
  const text = await read('/.well-known/security.txt')
  assert.match(text, /^Contact: https:\/\/situs\.example\//m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const days = (Date.parse(expires) - it.clock.now().getTime()) / 86_400_000
  assert.ok(days > 30 && days < 365, expires)
})

test('the manifest names existing icons', async () => {
  const manifest = JSON.parse(await read('/site.webmanifest')) as { name: string; icons: { src: string }[] }
  assert.ok(manifest.name.length > 3 && manifest.icons.length > 2)
  assert.ok(manifest.icons.every(({ src }) => existsSync(`web/public${src}`)))
})
