import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { changed } from '#server/platform/db/db.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, scored } from '#tests/support/companies.ts'

let it: TestApp
before(async () => {
  it = await testApp({ web: 'built', env: { PUBLIC_URL: 'https://situs.example' } })
})
after(() => it.close())

const get = (url: string) => it.app.http.inject({ url })

/** The picture in a page's head, with its metadata. */
async function cardOf(path: string) {
  const { body } = await get(path)
  const of = (name: string) =>
    new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ??
    ''
  const address = of('og:image')
  assert.ok(address.startsWith('https://situs.example/cards/'), `${path}: ${address}`)
  return {
    address: address.slice('https://situs.example'.length),
    alt: of('og:image:alt'),
    kind: of('twitter:card'),
  }
}

test('every public page has a picture of the usual size, light enough for chats', async () => {
  await addCompany(it.db, { name: 'Toko Ramai', slug: 'ramai' }, scored(12, 4.2))
  for (const path of [
    '/',
    '/en',
    '/perusahaan/ramai',
    '/en/company/ramai/reviews',
    '/gaji',
    '/artikel/menghitung-thr',
  ]) {
    const { address, alt, kind } = await cardOf(path)
    const { statusCode, headers, rawPayload } = await get(address)
    assert.equal(statusCode, 200, path)
    assert.equal(headers['content-type'], 'image/png')
    assert.ok(rawPayload.length < 150_000, `${path}: ${rawPayload.length} bytes`)
    const { width, height } = await sharp(rawPayload).metadata()
    assert.deepEqual([width, height, kind], [1200, 630, 'summary_large_image'])
    assert.ok(alt.length > 5)
  }
})

test('a company’s picture shows its score in the reader’s language, and below the floor none', async () => {
  await addCompany(it.db, { name: 'Kedai Sunyi', slug: 'sunyi' }, scored(2, 4.2))
  assert.match((await cardOf('/perusahaan/ramai')).alt, /^Toko Ramai.* 4,2 Baik dari 12 ulasan/)
  assert.match((await cardOf('/en/company/ramai')).alt, /^Toko Ramai.* 4\.2 .* 12 /)
  assert.doesNotMatch((await cardOf('/perusahaan/sunyi')).alt, /4,2|ulasan/)
})

test('the address of a picture changes with its content, and an old one redirects to the new one', async () => {
  const { id } = await addCompany(it.db, { name: 'Pabrik Baru', slug: 'pabrik' }, scored(12, 4.2))
  const before = (await cardOf('/perusahaan/pabrik')).address
  await it.db.begin('content', async tx => {
    await tx`update content.company_stats set ${tx(scored(13, 2))} where company_id = ${id}`
    changed(`company:${id}`)
  })
  const after = (await cardOf('/perusahaan/pabrik')).address
  assert.notEqual(after, before)
  const { statusCode, headers } = await get(before)
  assert.deepEqual([statusCode, headers.location], [302, after])
  assert.equal((await get(after)).statusCode, 200)
})

test('unpublished content has no picture', async () => {
  for (const page of [
    '/perusahaan/tiada',
    '/tim',
    '/perusahaan-saya',
    '/gaji?mode=tiada',
    'gaji',
    '',
    '/pencarian?q=kata',
  ])
    assert.equal((await get(`/cards/x.png?of=${encodeURIComponent(page)}`)).statusCode, 404, page)
  assert.equal((await get('/cards/x.png')).statusCode, 404)
})

test('a name of any length and characters is drawn, and never interpreted as markup', async () => {
  const names = [
    'A',
    '<b>&amp; Anak "Cucu"',
    'W'.repeat(90),
    `${'Sumber Rejeki Abadi '.repeat(12)}`.trim().slice(0, 120),
  ]
  for (const [at, name] of names.entries()) {
    await addCompany(it.db, { name, slug: `nama-${at}` })
    const { address } = await cardOf(`/perusahaan/nama-${at}`)
    assert.equal((await get(address)).statusCode, 200, name)
  }
})
