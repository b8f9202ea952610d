import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { sweepPictures } from '#server/companies/profile/profile.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document, picture } from '#tests/support/files/pictures.ts'
import { newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

let made = 0
async function claimed() {
  made += 1
  const slug = `profil-${made}`
  const company = await addCompany(it.db, { name: `Gudang ${made}`, slug, industry: 'logistics' })
  const { token } = await newOwner(it, company, { name: 'Ratri Anggraini' })
  return { ...company, slug, token }
}
type Claimed = Awaited<ReturnType<typeof claimed>>

const save = ({ slug, token }: Pick<Claimed, 'slug' | 'token'>, body: object) =>
  it.call('saveProfile', { params: { name: slug }, body }, { bearer: token })
const read = ({ slug }: { slug: string }, locale: 'id' | 'en' = 'id') =>
  it.call('company', { params: { slug } }, { locale })
const send = async (
  name: 'uploadProfileImage' | 'uploadCoverImage' | 'uploadGalleryImage',
  { slug, token }: Pick<Claimed, 'slug' | 'token'>,
  { bytes = undefined as Buffer | undefined, alt = 'Lorong gudang' } = {},
) =>
  sendForm(
    it,
    name,
    { name: 'foto.png', bytes: bytes ?? (await picture('png', 800, 600)) },
    { params: { name: slug }, bearer: token, texts: name === 'uploadGalleryImage' ? { alt } : {} },
  )
const load = (path: string) => it.app.http.inject({ method: 'GET', url: path })

test('the owner’s form contains the directory’s facts, which the owner may correct or delete', async () => {
  const slug = 'profil-direktori'
  const known = { website_host: 'lama.example', summary_id: 'Gudang lama.', summary_en: null }
  const company = await addCompany(it.db, { name: 'Gudang Direktori', slug, ...known })
  const { token } = await newOwner(it, company)
  const facts = async () => {
    const { company: shown, profile } = (await read({ slug })).body
    const url = profile?.links.find(({ key }: { key: string }) => key === 'website')?.url ?? null
    return [shown.website_host, url, shown.summary ?? profile?.about ?? null]
  }
  assert.deepEqual(await facts(), ['lama.example', null, 'Gudang lama.'])
  const form = await it.call('ownerProfile', { params: { name: slug } }, { bearer: token })
  const { links, about_id } = form.body.profile
  assert.deepEqual([links, about_id], [{ website: 'https://lama.example/' }, 'Gudang lama.'])
  await save({ slug, token }, { founded_year: 1999 })
  assert.deepEqual(await facts(), ['lama.example', 'https://lama.example/', 'Gudang lama.'])
  await save({ slug, token }, { website: 'baru.example' })
  assert.deepEqual(await facts(), ['baru.example', 'https://baru.example/', 'Gudang lama.'])
  await save({ slug, token }, { website: '_del_', about_id: null })
  assert.deepEqual(await facts(), [null, null, null])
})

test('an owner’s text is public at once, in the reader’s language, with its month', async () => {
  const company = await claimed()
  assert.equal((await read(company)).body.profile, null)
  const { status, body } = await save(company, {
    about_id: 'Kami memindahkan barang.',
    about_en: 'We move goods.',
    size_band: '501-1000',
    founded_year: 2009,
    benefits: ['Makan siang'],
    offices: [{ name: 'Gudang Bintara', address: 'Jalan Bintara 1, Bekasi' }],
    lat: -6.23,
    long: 106.95,
    website: 'lintang.example/kami',
    instagram: 'https://www.instagram.com/lintang',
  })
  assert.equal(status, 200, JSON.stringify(body))
  const shown = (await read(company)).body
  assert.deepEqual([shown.company.founded_year, shown.company.size_band], [2009, '501-1000'])
  assert.deepEqual(shown.profile, {
    updated: '2026-03',
    about: 'Kami memindahkan barang.',
    benefits: ['Makan siang'],
    offices: [{ name: 'Gudang Bintara', address: 'Jalan Bintara 1, Bekasi' }],
    place: {
      lat: -6.23,
      long: 106.95,
      span: 2,
      near: { id: '31.75', name: 'Jakarta Timur', kind: 'kota', province: 'DKI Jakarta' },
      towns: shown.profile.place.towns,
    },
    links: [
      { key: 'website', url: 'https://lintang.example/kami' },
      { key: 'instagram', url: 'https://www.instagram.com/lintang' },
    ],
    gallery: [],
  })
  const towns = shown.profile.place.towns.map(({ name }: { name: string }) => name)
  assert.equal(towns[0], 'Jakarta Timur')
  assert.ok(towns.includes('Kota Bogor'), towns.join(', '))
  assert.equal((await read(company, 'en')).body.profile.about, 'We move goods.')
  const found = await it.call('searchCompanies', { query: { q: '', industry: 'logistics' } })
  assert.ok(found.body.companies.some(({ slug }: { slug: string }) => slug === company.slug))
})

test('omitted fields stay, `_del_` deletes a link, and each change names its editor', async () => {
  const company = await claimed()
  await save(company, { about_id: 'Satu.', website: 'satu.example', tiktok: 'tiktok.com/@satu' })
  const { body } = await save(company, { website: '_del_', founded_year: 1999 })
  assert.deepEqual(
    [body.profile.about_id, body.profile.links],
    ['Satu.', { tiktok: 'https://tiktok.com/@satu' }],
  )
  assert.deepEqual(body.history, [
    { version: 2, day: '2026-03-11', who: 'Ratri Anggraini', changed: ['founded_year', 'links'] },
    { version: 1, day: '2026-03-11', who: 'Ratri Anggraini', changed: ['about_id', 'links'] },
  ])
})

test('invalid values are refused at their field, and nothing is saved', async () => {
  const company = await claimed()
  const bad: [object, string][] = [
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ website: 'http://user:pass@x.example' }, 'website'],
    [{ website: 'http://127.0.0.1/' }, 'website'],
    [{ linkedin: 'https://linkedin.com.evil.example/x' }, 'linkedin'],
    [{ lat: 52.5, long: 13.4 }, 'lat'],
    [{ lat: -6.2 }, 'long'],
    [{ founded_year: 1599 }, 'founded_year'],
    [{ founded_year: 2027 }, 'founded_year'],
    [{ about_id: 'a'.repeat(1501) }, 'about_id'],
    [{ offices: [{ name: '', address: '' }] }, 'offices_0_name'],
    [{ gallery: [{ picture: 'a'.repeat(40), alt: 'Bukan milik kami' }] }, 'gallery'],
    [{ score: 5 }, 'score'],
    [{ name: 'Nama lain' }, 'name'],
  ]
  for (const [body, field] of bad) {
    const answer = await save(company, { about_en: 'x', ...body })
    assert.equal(answer.status, 422, JSON.stringify(body))
    assert.ok(Object.keys(answer.body.errors).includes(field), JSON.stringify(answer.body.errors))
  }
  assert.equal((await read(company)).body.profile, null)
})

test('a company’s texts are refused at their field if they guess an author, insult, or contain contact data', async () => {
  const company = await claimed()
  const picture_ = (await send('uploadGalleryImage', company)).body.profile.gallery[0].picture
  const bad: [object, string, RegExp][] = [
    [{ about_id: 'Kami tahu siapa yang menulis ulasan itu.' }, 'about_id', /mencari penulis ulasan/],
    [{ about_en: 'Only a moron would work elsewhere.' }, 'about_en', /kata kasar: “moron”/],
    [{ benefits: ['Kopi', 'Hubungi 0812-3456-7890'] }, 'benefits_1', /nomor telepon/],
    [
      { offices: [{ name: 'Gudang', address: 'Hubungi 0812-3456-7890' }] },
      'offices_0_address',
      /nomor telepon/,
    ],
    [{ gallery: [{ picture: picture_, alt: 'Tanya ratri@gmail.com' }] }, 'gallery_0_alt', /alamat email/],
  ]
  for (const [body, field, expected] of bad) {
    const { status, body: answer } = await save(company, body)
    assert.deepEqual([status, Object.keys(answer.errors)], [422, [field]])
    assert.match(answer.errors[field][0], expected)
  }
  const caption = await send('uploadGalleryImage', company, { alt: 'Kami akan cari siapa yang menulis ini' })
  assert.deepEqual(Object.keys(caption.body.errors), ['alt'])
  const named = { about_id: 'Gudang.com didirikan Bapak Bambang Sutrisno, direktur kami sejak 1998.' }
  assert.equal((await save(company, named)).body.profile.about_id, named.about_id)
  const street = {
    name: 'Pusat',
    address: 'Jl. Jend. Sudirman Kav. 52-53 No. 12 RT 003/RW 004, Jakarta 12190',
  }
  assert.equal((await save(company, { offices: [street] })).status, 200)
})

test('of two colleagues who change the same field at the same time the second gets a conflict, and changes of different fields are merged', async () => {
  const company = await claimed()
  const colleague = { slug: company.slug, token: (await newOwner(it, company, { name: 'Bagas' })).token }
  const { version } = (await save(company, { about_id: 'Awal.' })).body.profile
  assert.equal((await save(colleague, { version, about_id: 'Dari Bagas.' })).status, 200)
  assert.equal((await save(company, { version, founded_year: 2001 })).status, 200)
  const late = await save(company, { version, about_id: 'Dari Ratri.' })
  assert.deepEqual([late.status, late.body.code], [409, 'conflict'])
  const now = await it.call('ownerProfile', { params: { name: company.slug } }, { bearer: company.token })
  assert.deepEqual([now.body.profile.about_id, now.body.profile.founded_year], ['Dari Bagas.', 2001])
  assert.deepEqual(
    now.body.history.map(({ who }: { who: string }) => who),
    ['Ratri Anggraini', 'Bagas', 'Ratri Anggraini'],
  )
})

test('another company’s page is not found, and no other kind of session opens it', async () => {
  const [own, other] = [await claimed(), await claimed()]
  const member = (await signIn(it)).token
  const staff = (await signInStaff(it, 'administrator')).token
  assert.equal((await save({ slug: other.slug, token: own.token }, { about_id: 'x' })).status, 404)
  assert.equal((await send('uploadCoverImage', { slug: other.slug, token: own.token })).status, 404)
  for (const token of [member, staff, 'x'.repeat(43)]) {
    assert.equal((await save({ slug: own.slug, token }, { about_id: 'x' })).status, 401)
    assert.equal((await send('uploadProfileImage', { slug: own.slug, token })).status, 401)
  }
})

test('logo, cover and gallery are encoded again in their sizes, without the file’s other data', async () => {
  const company = await claimed()
  const bytes = await sharp(await picture('jpeg', 2000, 1000))
    .withExif({ IFD0: { Copyright: 'RAHASIA' } })
    .jpeg()
    .toBuffer()
  assert.ok(bytes.includes('RAHASIA'))
  await send('uploadProfileImage', company, { bytes })
  await send('uploadCoverImage', company, { bytes })
  const { body } = await send('uploadGalleryImage', company, { bytes })
  const { logo, cover, gallery } = body.profile
  assert.deepEqual(gallery, [{ picture: gallery[0].picture, alt: 'Lorong gudang', width: 1280, height: 640 }])
  const sizes: Record<string, number[]> = {
    [logo]: [256, 96],
    [cover]: [1280, 720],
    [String(gallery[0]?.picture)]: [1280, 480],
  }
  for (const [hash, widths] of Object.entries(sizes))
    for (const width of widths) {
      const { statusCode, rawPayload, headers } = await load(`/pictures/${hash}-${width}.webp`)
      assert.equal(statusCode, 200)
      assert.match(String(headers['cache-control']), /immutable/)
      assert.match(String(headers['content-security-policy']), /sandbox/)
      assert.equal(headers['content-type'], 'image/webp')
      assert.ok(!rawPayload.includes('RAHASIA'))
      const facts = await sharp(rawPayload).metadata()
      assert.deepEqual([facts.format, facts.width, facts.exif], ['webp', width, undefined])
    }
  const shown = (await read(company)).body
  assert.deepEqual([shown.company.logo, shown.company.cover], [logo, cover])
  for (const path of [
    '/pictures/..%2f..%2fsecrets.json',
    `/pictures/${'0'.repeat(40)}-96.webp`,
    '/pictures/x',
  ])
    assert.equal((await load(path)).statusCode, 404)
})

test('an invalid picture is refused at its field, a picture needs a description, and the same one sent twice is one', async () => {
  const company = await claimed()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [svg, document(), Buffer.alloc(0), (await picture()).subarray(0, 60)]) {
    const { status, body } = await send('uploadCoverImage', company, { bytes })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['image']])
  }
  assert.deepEqual(Object.keys((await send('uploadGalleryImage', company, { alt: '' })).body.errors), ['alt'])
  await send('uploadGalleryImage', company)
  const { body } = await send('uploadGalleryImage', company, { alt: 'Sekali lagi' })
  assert.equal(body.profile.gallery.length, 1)
  for (let nth = 1; nth < 12; nth += 1)
    await send('uploadGalleryImage', company, { bytes: await picture('png', 20 + nth, 20) })
  const full = await send('uploadGalleryImage', company, { bytes: await picture('png', 90, 20) })
  assert.deepEqual([full.status, Object.keys(full.body.errors)], [422, ['image']])
})

test('the gallery can be reordered and redescribed, and a removed picture is deleted after a month', async () => {
  const company = await claimed()
  await send('uploadGalleryImage', company, { bytes: await picture('png', 700, 300), alt: 'Kantin' })
  const { body } = await send('uploadGalleryImage', company, {
    bytes: await picture('png', 600, 300),
    alt: 'Truk',
  })
  const [first, second] = body.profile.gallery
  const turned = [
    { picture: second.picture, alt: 'Truk baru' },
    { picture: first.picture, alt: 'Kantin' },
  ]
  const after = (await save(company, { gallery: turned })).body.profile.gallery
  assert.deepEqual(
    after.map(({ alt }: { alt: string }) => alt),
    ['Truk baru', 'Kantin'],
  )
  await save(company, { gallery: turned.slice(0, 1) })
  const file = (hash: string) => `${it.filesDir}/public/${hash.slice(0, 2)}/${hash}-480.webp`
  const files = localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets })
  const sweep = () => sweepPictures({ ...it, files })
  it.clock.move(10 * 86_400_000)
  await sweep()
  assert.ok(existsSync(file(first.picture)), 'the team may still set it back')
  it.clock.move(40 * 86_400_000)
  await sweep()
  assert.deepEqual([existsSync(file(first.picture)), existsSync(file(second.picture))], [false, true])
  assert.ok(readdirSync(`${it.filesDir}/public`).length > 0)
})

test('a picture that is sent again during the removal of orphaned files stays', async () => {
  const bytes = await picture('png', 640, 300)
  const { body } = await send('uploadGalleryImage', await claimed(), { bytes })
  const [{ picture: hash }] = body.profile.gallery
  const files = localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets })
  it.clock.move(3 * 86_400_000)
  await files.sweep('public', async keys => {
    if (keys.some(key => key.startsWith(hash))) await send('uploadGalleryImage', await claimed(), { bytes })
    return new Set(keys.filter(key => !key.startsWith(hash)))
  })
  for (const width of [1280, 480]) assert.ok(await files.read('public', `${hash}-${width}.webp`))
})

test('an editor restores an earlier version including facts, other roles may not, and the history records it', async () => {
  const company = await claimed()
  await save(company, { about_id: 'Baik.', founded_year: 2010 })
  await save(company, { about_id: 'Paling baik sedunia.', industry: 'retail', founded_year: 2020 })
  const editor = (await signInStaff(it, 'editor')).token
  const moderator = (await signInStaff(it, 'moderator')).token
  const back = (version: number, bearer: string) =>
    it.call('setProfileBack', { params: { id: company.id }, body: { version } }, { bearer })
  assert.equal((await back(1, moderator)).status, 403)
  const { body } = await back(1, editor)
  assert.deepEqual(
    [body.profile.about_id, body.profile.founded_year, body.profile.version],
    ['Baik.', 2010, 3],
  )
  assert.deepEqual(body.history[0].who, null)
  const shown = (await read(company)).body
  assert.deepEqual([shown.company.industry, shown.profile.about], ['logistics', 'Baik.'])
  assert.equal((await back(9, editor)).status, 404)
  await back(0, editor)
  assert.deepEqual((await read(company)).body.profile.about, null)
})
