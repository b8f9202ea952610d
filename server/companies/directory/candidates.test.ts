import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ImportCandidate } from '#shared/contract/companies/desk-candidate.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { importDirectory } from './import.ts'

let it: TestApp
let editor: string
let moderator: string

before(async () => {
  it = await testApp({ env: { DECISION_SECONDS: '10' } })
  editor = (await signInStaff(it, 'editor')).token
  moderator = (await signInStaff(it, 'moderator')).token
})
after(() => it.close())

/** Imports rows of `name,ticker,website,city,industry`. */
async function take(...rows: string[]): Promise<void> {
  const source = (async function* () {
    yield Buffer.from(['name,ticker,website,city,industry', ...rows, ''].join('\n'))
  })()
  await importDirectory({ db: it.db, clock: it.clock, source, report: () => {} })
}

const desk = async (bearer = editor) => it.call('deskCandidate', {}, { bearer })
async function candidateOf(name: string): Promise<ImportCandidate> {
  const { rows } = (await desk()).body as { rows: { id: string; name: string }[] }
  const { id } = rows.find(one => one.name === name) ?? assert.fail(`${name} is not on the desk`)
  return (await it.call('openCandidate', { params: { id } }, { bearer: editor })).body
}
const decide = (id: string, body: object, bearer = editor) =>
  it.call('decideCandidate', { params: { id }, body }, { bearer })
async function takesEffect(): Promise<void> {
  it.clock.move(11_000)
  await it.app.tasks.drain()
}
const found = async (q: string): Promise<string[]> =>
  (await it.call('searchCompanies', { query: { q } })).body.companies.map((one: { slug: string }) => one.slug)
const companyAt = async (slug: string) => (await it.call('company', { params: { slug } })).body.company
const acts = async (subject: string) =>
  (await it.call('teamHistory', { query: { subject } }, { bearer: editor })).body.events

test('a row appears beside similar companies with the reason, and only editors see it', async () => {
  await take('PT Maju Jaya,,majujaya.co.id,Kota Bandung,', 'CV Maju Jaya,,,Kota Bandung,Fintech')
  assert.equal((await it.call('teamCounts', {}, { bearer: moderator })).body.candidate, 1)
  const row = await candidateOf('Maju Jaya')
  assert.deepEqual([row.reason, row.legal_form, row.industry], ['same_name', 'CV', 'finance'])
  assert.equal(row.city?.name, 'Kota Bandung')
  const [near] = row.alike
  assert.deepEqual(
    [near?.slug, near?.legal_form, near?.website_host, near?.reviews],
    ['maju-jaya', 'PT', 'majujaya.co.id', 0],
  )
  assert.equal((await desk(moderator)).status, 403)
  assert.equal((await decide(row.id, { decision: 'drop' }, moderator)).status, 403)
  assert.equal((await it.call('deskCandidate')).status, 401)
})

test('joining the same company fills in its missing facts and keeps its known ones', async () => {
  const row = await candidateOf('Maju Jaya')
  const into = row.alike[0]?.id
  assert.deepEqual((await decide(row.id, { decision: 'join', into })).body, { takes_effect_in: 10 })
  assert.equal((await desk()).body.total, 0)
  await takesEffect()
  const company = await companyAt('maju-jaya')
  assert.deepEqual([company.industry, company.website_host], ['finance', 'majujaya.co.id'])
  assert.equal((await found('maju jaya')).length, 1)
  const [act] = await acts(String(into))
  assert.deepEqual([act.act, act.company.name, act.by !== null], ['joined', 'Maju Jaya', true])
  assert.equal((await decide(row.id, { decision: 'drop' })).body.code, 'already_decided')
})

test('a row cannot join a pending company, because a decline would delete the row with it', async () => {
  await take('PT Tunggu Dulu,,,Kota Bogor,', 'CV Tunggu Dulu,,tunggudulu.co.id,Kota Bogor,')
  const row = await candidateOf('Tunggu Dulu')
  const into = row.alike[0]?.id as string
  await it.db.content`update content.company set status = 0 where id = ${into}`
  assert.equal((await decide(row.id, { decision: 'join', into })).status, 409)
  await it.db.content`update content.company set status = 1 where id = ${into}`
  assert.equal((await decide(row.id, { decision: 'join', into })).status, 200)
  await takesEffect()
})

test('a row listed as a new company gets the same data as from the import', async () => {
  await take('PT Karya Sentosa,,,Kota Surabaya,', 'PT Karya Sentossa,KRSS,karyasentossa.id,Kota Surabaya,')
  const row = await candidateOf('Karya Sentossa')
  assert.equal(row.reason, 'near_spelling')
  await decide(row.id, { decision: 'create' })
  await takesEffect()
  const company = await companyAt('karya-sentossa')
  assert.deepEqual([company.ticker, company.website_host], ['KRSS', 'karyasentossa.id'])
  assert.ok((await found('karya sentossa')).includes('karya-sentossa'))
  assert.deepEqual(
    (await acts(company.id)).map((one: { act: string }) => one.act),
    ['imported'],
  )
  await take('PT Karya Sentossa,KRSS,,Kota Surabaya,Fintech')
  assert.equal((await companyAt('karya-sentossa')).industry, 'finance', 'the next import knows it')
})

test('a dropped row creates nothing, is recorded, and is not asked about again', async () => {
  const lines = ['PT Sinar Timur,,,Kota Medan,', 'UD Sinar Timur,,,Kota Medan,']
  await take(...lines)
  const row = await candidateOf('Sinar Timur')
  await decide(row.id, { decision: 'drop' })
  await takesEffect()
  assert.equal((await found('sinar timur')).length, 1)
  const [act] = await acts(row.id)
  assert.deepEqual([act.act, act.company.name], ['dropped', 'Sinar Timur'])
  await take(...lines)
  assert.equal((await desk()).body.total, 0)
})

test('a row whose website several companies share joins the chosen one, which may have been merged since', async () => {
  await take(
    'PT Grup Satu,,grup.co.id,Kota Medan,',
    'PT Lain Sekali,,,Kota Medan,',
    'PT Yang Ketiga,,,Kota Medan,',
  )
  const [one, other, third] = await Promise.all(
    ['grup-satu', 'lain-sekali', 'yang-ketiga'].map(async slug => (await companyAt(slug)).id as string),
  )
  await it.db.content`update content.company set website_host = 'grup.co.id' where id = ${other!}`
  await take('PT Grup Dua,GRPD,grup.co.id,Kota Medan,')
  const before = await candidateOf('Grup Dua')
  assert.equal(before.reason, 'shared_website')
  assert.deepEqual(before.alike.map(({ id }) => id).toSorted(), [one, other].toSorted())
  await it.db.content`update content.company set status = 2, merged_into = ${third!} where id = ${other!}`
  const row = await candidateOf('Grup Dua')
  assert.deepEqual(row.alike.map(({ id }) => id).toSorted(), [one, third].toSorted())
  assert.equal((await decide(row.id, { decision: 'join', into: other })).body.code, 'conflict')
  await decide(row.id, { decision: 'join', into: third })
  await takesEffect()
  const company = await companyAt('yang-ketiga')
  assert.deepEqual([company.ticker, company.website_host], ['GRPD', 'grup.co.id'])
})

test('a company that has the row’s ticker by now appears beside it, and then the row cannot become a new company', async () => {
  await take('PT Tiga Roda,,,Kota Malang,', 'CV Tiga Roda,TGRD,,Kota Malang,')
  await take('PT Sepeda Nusantara,TGRD,,Kota Batu,')
  const row = await candidateOf('Tiga Roda')
  assert.deepEqual(row.alike.map(({ slug }) => slug).toSorted(), ['sepeda-nusantara', 'tiga-roda'])
  assert.equal((await decide(row.id, { decision: 'create' })).body.code, 'conflict')
  const into = row.alike.find(({ slug }) => slug === 'tiga-roda')?.id
  await decide(row.id, { decision: 'join', into })
  await takesEffect()
  assert.equal((await companyAt('tiga-roda')).ticker, null, 'a ticker is one company’s')
})

test('of five simultaneous decisions one takes effect, and it can be undone for ten seconds', async () => {
  await take('PT Bunga Rampai,,,Kota Kediri,', 'UD Bunga Rampai,,,Kota Kediri,')
  const row = await candidateOf('Bunga Rampai')
  const into = row.alike[0]?.id
  const bodies = [{ decision: 'create' }, { decision: 'drop' }, { decision: 'join', into }]
  const answers = await Promise.all([...bodies, ...bodies.slice(0, 2)].map(body => decide(row.id, body)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409, 409])
  it.clock.move(9_000)
  const undo = (bearer = editor) => it.call('undoCandidate', { params: { id: row.id } }, { bearer })
  assert.equal((await undo(moderator)).status, 403)
  assert.equal((await undo()).status, 200)
  await takesEffect()
  assert.equal((await found('bunga rampai')).length, 1)
  assert.equal((await candidateOf('Bunga Rampai')).id, row.id)
  assert.equal((await undo()).body.code, 'already_decided')
})
