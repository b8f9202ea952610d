// Section 7 of the specification in the company's area, with its own fields.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { hashPassword } from '#server/owners/passwords.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { picture } from '#tests/support/files/pictures.ts'
import { publishReviews } from '#tests/support/published.ts'
import { newOwner } from '#tests/support/sign-in.ts'
import { clientOf } from './client.ts'

const PASSWORD = 'kopi tubruk tiga gelas'
const MORE_THAN_A_YEAR = 400 * 86_400_000

let it: TestApp
let hash: string
before(async () => {
  it = await testApp()
  hash = await hashPassword(PASSWORD)
})
after(() => it.close())

async function owned(given: object = {}) {
  const company = await addCompany(it.db, {
    name: `Pabrik Uji ${randomUUID().slice(0, 6)}`,
    city_id: '32.73',
    ...given,
  })
  const { email, token } = await newOwner(it, company, { password: hash })
  return { company, email, client: clientOf(it, { bearer: token }) }
}

test('the company signs in and gets token, user and company', async () => {
  const { company, email } = await owned()
  const { status, body } = await clientOf(it).post('/co/auth/login', { email, password: PASSWORD })
  assert.equal(status, 200)
  assert.deepEqual([typeof body.token, body.user.email, body.company.id], ['string', email, company.id])
})

test('an expired subscription gets the specification’s message, in either language', async () => {
  const company = await addCompany(it.db, { name: 'Pabrik Lampau' })
  const { email } = await newOwner(it, company, { plan: 'active', password: hash })
  it.clock.move(MORE_THAN_A_YEAR)
  for (const locale of ['id', 'en']) {
    const { status, body } = await clientOf(it, { locale }).post('/co/auth/login', {
      email,
      password: PASSWORD,
    })
    assert.deepEqual([status, body.message], [403, 'subscription expired'])
  }
})

test('links are saved by their names with _link, and _del_ deletes one', async () => {
  const { company, client } = await owned()
  const path = `/co/companies/${company.slug}`
  const links = {
    website_link: 'pabrik.example',
    facebook_link: 'https://facebook.com/pabrik',
    instagram_link: 'https://instagram.com/pabrik',
    linkedin_link: 'https://linkedin.com/company/pabrik',
  }
  const saved = await client.post(path, links)
  assert.deepEqual(saved.body.profile?.links, {
    website: 'https://pabrik.example/',
    facebook: links.facebook_link,
    instagram: links.instagram_link,
    linkedin: links.linkedin_link,
  })
  const left = { ...links, facebook_link: '_del_', website_link: '_del_' }
  const { body } = await client.post(path, left)
  assert.deepEqual(Object.keys(body.profile.links).sort(), ['instagram', 'linkedin'])
  const wrong = await client.post(path, { linkedin_link: 'https://elsewhere.example' })
  assert.deepEqual(Object.keys(wrong.body.errors), ['linkedin_link'])
})

test('the map position is saved by lat and long', async () => {
  const { company, client } = await owned()
  const { body } = await client.post(`/co/companies/${company.slug}`, { lat: '-6.9147', long: '107.6098' })
  assert.deepEqual([body.profile.lat, body.profile.long], [-6.9147, 107.6098])
})

test('pictures are accepted without a description: one of the gallery gets the company’s name', async () => {
  const { company, client } = await owned()
  const file = { name: 'pabrik.png', bytes: await picture('png', 640, 480) }
  for (const as of ['profile', 'cover', 'gallery']) {
    const { status, body } = await client.form(
      `/co/companies/${company.slug}/upload-${as}-image`,
      'image',
      file,
    )
    assert.equal(status, 200, JSON.stringify(body))
    if (as === 'gallery') assert.match(body.profile.gallery[0].alt, /^Pabrik Uji /)
  }
})

test('a picture of 20 MB or more is refused with the specification’s message', async () => {
  const { company, client } = await owned()
  const file = { name: 'besar.png', bytes: Buffer.alloc(20 * 1024 * 1024) }
  const { status, body } = await client.form(
    `/co/companies/${company.slug}/upload-cover-image`,
    'image',
    file,
  )
  assert.deepEqual([status, body.errors], [413, { image: ['Ukuran file harus di bawah 20mb'] }])
})

test('a vacancy posted without a city gets the company’s, and can be deleted', async () => {
  const { company, client } = await owned()
  const { status, body } = await client.post('/co/companies/job', {
    company_id: company.id,
    job_role: 'warehouse-staff',
    work_experience: '2 tahun',
    salary: 'Rp5.000.000 - 6.500.000',
    job_type: 'employee',
    content: 'Menerima, menata, dan menyiapkan barang untuk pengiriman pagi di gudang kami.',
  })
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.cities[0].id, body.offer.to], ['32.73', 6_500_000])
  assert.equal((await client.remove(`/co/companies/job/${body.id}`)).status, 200)
})

test('a vacancy of a company without a city needs one', async () => {
  const { client } = await owned({ city_id: null })
  const { body } = await client.post('/co/companies/job', {
    job_role: 'warehouse-staff',
    job_type: 'employee',
    content: 'Menerima, menata, dan menyiapkan barang untuk pengiriman pagi di gudang kami.',
  })
  assert.deepEqual(Object.keys(body.errors), ['cities'])
})

test('a comment has its role in the writer’s own words, and readers see it', async () => {
  const { company, client } = await owned()
  const titles = {
    'HR Manager': 'human_resources',
    'Direktur utama': 'management',
    Humas: 'communications',
    'Pak Budi, teknisi': 'other',
  }
  for (const [role, office] of Object.entries(titles)) {
    const [id = ''] = await publishReviews(it.db, company, {})
    const text = 'Terima kasih atas ulasannya; sistemnya kami perbaiki bulan ini.'
    const { status, body } = await client.post(`/co/reviews/${id}/comment`, { text, role })
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.reply.role, office, role)
  }
})

test('a review is unpublished with the broken guideline, which is required, and published again', async () => {
  const { company, client } = await owned()
  const [id = ''] = await publishReviews(it.db, company, {})
  const without = await client.post(`/co/reviews/${id}/unpublish`)
  assert.match(without.body.errors.guideline[0], /nomor panduan komunitas/)
  assert.equal((await client.post(`/co/reviews/${id}/unpublish`, { guideline: 1 })).status, 200)
  assert.equal((await client.post(`/co/reviews/${id}/publish`)).status, 200)
})
