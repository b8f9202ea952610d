import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { MASK } from '#shared/contract/keys.ts'
import { openWords } from '#server/pay/comment-box.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { submitReview } from '#tests/support/submitted.ts'

let it: TestApp
let moderator: string
let administrator: string
let companies = 0

before(async () => {
  it = await testApp()
  moderator = (await signInStaff(it, 'moderator')).token
  administrator = (await signInStaff(it, 'administrator')).token
})
after(() => it.close())

type Company = { id: string; slug: string }

const newCompany = (): Promise<Company> => addCompany(it.db, { name: `Galangan Uji ${(companies += 1)}` })
const sendReview = async (company: Company, overrides: object = {}, pass: object = {}): Promise<string> =>
  (await submitReview(it, employeeReview(company.id, { ...overrides }), pass)).id

const open = (id: string, bearer = moderator) => it.call('openReview', { params: { id } }, { bearer })
async function decide(id: string, body: object, bearer = moderator) {
  const answer = await it.call('decideReview', { params: { id }, body }, { bearer })
  await it.app.tasks.drain()
  return answer
}
const queueOf = async (bearer: string) =>
  (await it.call('deskReview', {}, { bearer })).body.rows.map((row: { id: string }) => row.id)

test('a review at one moderator’s desk is at no other’s until ten minutes have passed', async () => {
  const id = await sendReview(await newCompany())
  assert.equal((await open(id)).status, 200)
  assert.ok(!(await queueOf(administrator)).includes(id))
  assert.deepEqual(
    [(await open(id, administrator)).status, (await open(id, administrator)).body.code],
    [409, 'claimed'],
  )
  assert.equal((await decide(id, { decision: 'publish' }, administrator)).body.code, 'claimed')
  assert.ok((await queueOf(moderator)).includes(id))
  it.clock.move(11 * 60_000)
  assert.ok((await queueOf(administrator)).includes(id))
  assert.equal((await open(id, administrator)).status, 200)
  assert.equal((await open(id)).body.code, 'claimed')
})

test('of two moderators who open an item at the same time only one gets it', async () => {
  const id = await sendReview(await newCompany())
  const answers = await Promise.all([open(id), open(id, administrator), open(id), open(id, administrator)])
  const winners = new Set(answers.flatMap((answer, index) => (answer.status === 200 ? [index % 2] : [])))
  assert.equal(winners.size, 1)
})

test('a moderator who opens many reviews keeps only the last three from colleagues', async () => {
  // Later than the items of other tests, so that those are the older ones.
  it.clock.move(1000)
  const company = await newCompany()
  const ids = [await sendReview(company)]
  while (ids.length < 4) {
    await open(ids.at(-1) as string)
    it.clock.move(1000)
    ids.push(await sendReview(company))
  }
  await open(ids[3] as string)
  const left = await queueOf(administrator)
  assert.deepEqual(
    ids.map(id => left.includes(id)),
    [true, false, false, false],
  )
})

test('masked spans are hidden from readers, the rest stays, and the log says so', async () => {
  const company = await newCompany()
  const likes = 'Pak Rendra sabar, gudang rapi.'
  const id = await sendReview(company, {
    likes,
    monthly_salary: 6_000_000,
    salary_comment: 'Kata Bu Sari segitu.',
  })
  const { body: seen } = await open(id)
  const masks = [
    { field: 'likes', start: 0, end: 10 },
    { field: 'salary_comment', start: 5, end: 12 },
  ]
  assert.deepEqual(Object.keys((await decide(id, { decision: 'publish', masks })).body.errors), ['version'])
  const outside = {
    decision: 'publish',
    version: seen.version,
    masks: [{ field: 'likes', start: 0, end: 900 }],
  }
  assert.deepEqual(Object.keys((await decide(id, outside)).body.errors), ['masks'])
  assert.equal((await decide(id, { decision: 'publish', version: seen.version, masks })).status, 200)
  const { reviews } = (await it.call('companyReviews', { params: { slug: company.slug } })).body
  assert.equal(reviews[0].likes, `${MASK} sabar, gudang rapi.`)
  const [salary] = await it.db.content`select box from content.salary where company_id = ${company.id}`
  assert.equal(openSalary(it.secrets, salary?.['box']).salary.base, 6_000_000)
  const [comment] = await it.db
    .content`select words from content.salary_comment where company_id = ${company.id}`
  assert.equal(openWords(it.secrets, comment?.['words']), `Kata ${MASK} segitu.`)
  const events = await it.db.content`select act from content.event where subject_id = ${id} order by act`
  assert.deepEqual(
    events.map(event => event['act']),
    ['approved', 'masked'],
  )
})

test('similar texts among the company’s other reviews appear beside the text', async () => {
  const company = await newCompany()
  const dislikes =
    'Jadwal sif diumumkan mendadak, lembur tidak selalu masuk slip gaji, dan atasan sering menambah target di tengah bulan.'
  await open(await sendReview(company, { dislikes }))
  const id = await sendReview(company, {
    dislikes: dislikes.replace('mendadak', 'tiba-tiba'),
    headline: 'Jadwal sif yang berubah-ubah',
  })
  const { similar } = (await open(id)).body
  assert.equal(similar.length, 1)
  assert.ok(similar[0].similarity > 0.5)
  const { similar: none } = (await open(await sendReview(await newCompany(), { dislikes }))).body
  assert.deepEqual(none, [])
})

test('reviews of a burst are marked and need another confirmation', async () => {
  const company = await newCompany()
  let id = ''
  for (let index = 0; index < 10; index += 1) id = await sendReview(company)
  const { burst } = (await open(id)).body
  assert.equal(burst.this_week, 10)
  const once = await decide(id, { decision: 'publish' })
  assert.deepEqual(Object.keys(once.body.errors), ['confirm_burst'])
  assert.equal((await decide(id, { decision: 'publish', confirm_burst: true })).status, 200)
  const quiet = await sendReview(await newCompany())
  assert.equal((await open(quiet)).body.burst, null)
})

test('thirty reviews of a company within an hour are all marked, the first as well as the last', async () => {
  const company = await newCompany()
  for (let index = 0; index < 30; index += 1) {
    await sendReview(company)
    it.clock.move(50_000)
  }
  const rows = await it.db.content`select id from content.review where company_id = ${company.id}`
  assert.equal(rows.length, 30)
  for (const { id } of rows) {
    assert.equal((await open(id)).body.burst.this_week, 30)
    const unsure = await decide(id, { decision: 'publish' })
    assert.deepEqual(Object.keys(unsure.body.errors), ['confirm_burst'])
  }
})

test('a review of a pending company comes to a desk when an editor has listed the company, and is counted from then on', async () => {
  const editor = (await signInStaff(it, 'editor')).token
  const company = { id: randomUUID(), slug: '' }
  const desksOf = async () => {
    const answers = [moderator, administrator].map(async bearer => {
      const { total, rows } = (await it.call('deskReview', {}, { bearer })).body
      const counts = (await it.call('teamCounts', {}, { bearer })).body
      assert.deepEqual([rows.length, counts.review], [total, total])
      return rows.map((row: { id: string }) => row.id)
    })
    return (await Promise.all(answers)) as string[][]
  }
  const id = await sendReview(company, { company: 'UD Karya Baru' }, { unlisted: true })
  assert.ok((await desksOf()).every(ids => !ids.includes(id)))
  assert.equal((await open(id)).body.code, 'already_decided')
  for (const body of [{ decision: 'publish' }, { decision: 'reject', guideline: 1 }])
    assert.equal((await decide(id, body)).body.code, 'already_decided')
  const { rows: waiting } = (await it.call('deskCompany', {}, { bearer: editor })).body
  assert.equal(waiting.find((one: { id: string }) => one.id === company.id).reviews, 1)
  const listing = { params: { id: company.id }, body: { decision: 'approve' } }
  assert.equal((await it.call('decideCompany', listing, { bearer: editor })).status, 200)
  await it.app.tasks.drain()
  assert.ok((await desksOf()).every(ids => ids.includes(id)))
  assert.equal((await decide(id, { decision: 'publish' })).status, 200)
})

test('findings of screening appear beside the text, known officers included', async () => {
  const company = await newCompany()
  const editor = (await signInStaff(it, 'editor')).token
  const officer = { name: 'Wiratno Halim', source: 'Laporan tahunan 2025' }
  await it.call('addOfficer', { params: { id: company.id }, body: officer }, { bearer: editor })
  const likes = 'Kata Pak Rendra tunggu saja, dan Wiratno Halim diam.'
  const { findings } = (await open(await sendReview(company, { likes }))).body
  const seen = findings.map((one: { start: number; end: number; kind: string }) => [
    one.kind,
    likes.slice(one.start, one.end),
  ])
  assert.ok(seen.some(([kind, text]: [string, string]) => kind === 'name' && text.includes('Rendra')))
  assert.ok(seen.some(([kind, text]: [string, string]) => kind === 'officer' && text === 'Wiratno Halim'))
})
