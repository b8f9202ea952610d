import assert from 'node:assert/strict'
import test from 'node:test'
import { headTags, titleOf } from './head.ts'

const site = {
  name: 'KerjaJujur',
  origin: 'https://kerjajujur.example',
  demo: false,
  whatsapp: null,
  raffle: false,
  streets: null,
  addresses: false,
  operator: null,
}
const head = { title: 'Klinik', description: 'Seperti apa bekerja di sana?' }
const place = { name: 'companyReviews' as const, params: { id: 'klinik' } }
const of = (more: object = {}, at: typeof place | null = place) =>
  headTags({
    site,
    locale: 'en',
    path: '/en/company/klinik/reviews',
    head: { ...head, ...more },
    place: at ?? undefined,
  })

test('a page names its translation in each language, with Indonesian as the default', () => {
  const links = of()
    .filter(({ tag }) => tag === 'link')
    .map(({ attributes }) => `${attributes['hreflang'] ?? attributes['rel']} ${attributes['href']}`)
  assert.deepEqual(links, [
    'canonical https://kerjajujur.example/en/company/klinik/reviews',
    'id https://kerjajujur.example/perusahaan/klinik/ulasan',
    'en https://kerjajujur.example/en/company/klinik/reviews',
    'x-default https://kerjajujur.example/perusahaan/klinik/ulasan',
  ])
})

test('a page with a translated slug names the translation by its own slug, and none if there is none', () => {
  const hrefsOf = (en: { slug: string } | null) =>
    headTags({
      site,
      locale: 'id',
      path: '/artikel/menghitung-thr',
      head,
      place: { name: 'article', params: { slug: 'x' }, paramsIn: { id: { slug: 'menghitung-thr' }, en } },
    })
      .filter(({ tag, attributes }) => tag === 'link' && attributes['hreflang'])
      .map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`)
  const id = 'https://kerjajujur.example/artikel/menghitung-thr'
  assert.deepEqual(hrefsOf({ slug: 'thr-reckoned' }), [
    `id ${id}`,
    'en https://kerjajujur.example/en/blog/thr-reckoned',
    `x-default ${id}`,
  ])
  assert.deepEqual(hrefsOf(null), [`id ${id}`, `x-default ${id}`])
})

test('the query that a page needs is in the addresses of both languages', () => {
  const links = of({ canonicalSearch: '?mode=cities' }).filter(({ tag }) => tag === 'link')
  assert.equal(links.length, 4)
  for (const { attributes } of links) assert.match(attributes['href'] ?? '', /\?mode=cities$/)
})

test('only a page that requests it is excluded from search engines', () => {
  const robots = (tags: ReturnType<typeof of>) =>
    tags.filter(({ attributes }) => attributes['name'] === 'robots')
  assert.equal(robots(of()).length, 0)
  assert.equal(robots(of({ noindex: true }))[0]?.attributes['content'], 'noindex,follow')
})

test('an error page has no canonical address', () => {
  assert.equal(of({}, null).filter(({ tag }) => tag === 'link').length, 0)
})

test("the site's name is appended to a title that does not contain it", () => {
  assert.equal(titleOf(head, site), 'Klinik | KerjaJujur')
  assert.equal(titleOf({ ...head, title: 'KerjaJujur: ulasan' }, site), 'KerjaJujur: ulasan')
})
