import assert from 'node:assert/strict'
import test from 'node:test'
import { headTags, titleOf } from './head.ts'

const site = {
  name: 'KerjaJujur',
  origin: 'https://kerjajujur.example',
  demo: false,
  whatsapp: null,
  raffle: false,
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

test('a page names its twin in each language, with Indonesian as the default', () => {
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

test('what a page needs of its query stands in the addresses of both languages', () => {
  const links = of({ canonicalSearch: '?mode=cities' }).filter(({ tag }) => tag === 'link')
  assert.equal(links.length, 4)
  for (const { attributes } of links) assert.match(attributes['href'] ?? '', /\?mode=cities$/)
})

test('only a page that asks for it is kept out of search engines', () => {
  const robots = (tags: ReturnType<typeof of>) =>
    tags.filter(({ attributes }) => attributes['name'] === 'robots')
  assert.equal(robots(of()).length, 0)
  assert.equal(robots(of({ noindex: true }))[0]?.attributes['content'], 'noindex,follow')
})

test('a page that could not be shown has no canonical address', () => {
  assert.equal(of({}, null).filter(({ tag }) => tag === 'link').length, 0)
})

test("the site's name follows a title that does not hold it", () => {
  assert.equal(titleOf(head, site), 'Klinik | KerjaJujur')
  assert.equal(titleOf({ ...head, title: 'KerjaJujur: ulasan' }, site), 'KerjaJujur: ulasan')
})
