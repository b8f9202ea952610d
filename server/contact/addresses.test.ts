// Addresses that a takedown request may name.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { publishReviews } from '#tests/support/published.ts'
import { sendTakedown } from '#tests/support/takedowns.ts'

let it: TestApp
before(async () => {
  it = await testApp({ env: { PUBLIC_URL: 'https://kerjajujur.example' } })
})
after(() => it.close())

test('an invalid address, or a page of the site without such content, is an error at its field that says what is needed', async () => {
  const { slug } = await addCompany(it.db, { name: 'Balai Isi' })
  for (const [address, wanted] of [
    ['bukan alamat', /Salin dari browser/],
    ['bukanalamat', /Salin dari browser/],
    ['ftp://kerjajujur.example/ulasan/x', /Salin dari browser/],
    [`http://localhost/ulasan/${randomUUID()}`, /Salin dari browser/],
    ['localhost:3000/tidak/ada', /Salin dari browser/],
    ['https://kerjajujur.example/', /satu ulasan, pertanyaan, lowongan/],
    ['kerjajujur.example/en', /satu ulasan, pertanyaan, lowongan/],
    [`/ulasan/${randomUUID()}`, /satu ulasan, pertanyaan, lowongan/],
    ['/perusahaan/tidak-ada', /satu ulasan, pertanyaan, lowongan/],
    [`/perusahaan/${slug}/ulasan`, /satu ulasan, pertanyaan, lowongan/],
    ['/tidak/ada', /satu ulasan, pertanyaan, lowongan/],
  ] as const) {
    const { status, body } = await sendTakedown(it, address)
    assert.equal(status, 422, address)
    assert.match(body.errors.address[0], wanted, address)
  }
  const { body } = await sendTakedown(it, 'bukan alamat', { email: 'bukan', agree: false })
  assert.deepEqual(Object.keys(body.errors).toSorted(), ['address', 'agree', 'email'])
})

test('a host without a dot is valid if it is the site’s own', async () => {
  const other = await testApp({ env: { PUBLIC_URL: 'http://kerja:3000' } })
  try {
    const [id] = await publishReviews(other.db, await addCompany(other.db, { name: 'Balai Dalam' }), {})
    for (const [host, status] of [
      ['http://kerja:3000', 202],
      ['kerja:3000', 202],
      ['', 202],
      ['http://localhost:3000', 422],
      ['kerja', 422],
    ] as const)
      assert.equal((await sendTakedown(other, `${host}/ulasan/${id}`)).status, status, host)
  } finally {
    await other.close()
  }
})
