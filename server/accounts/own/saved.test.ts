import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signIn } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const aJob = (title = 'Juru Muat') => ({ id: randomUUID(), title, company: 'Samudra Kayu' })
const aCompany = () => ({ id: randomUUID(), slug: 'kapal-teduh', name: 'Kapal Teduh' })
const saved = async (bearer: string) => (await it.call('saved', {}, { bearer })).body
const save = (bearer: string, body: object) => it.call('save', { body }, { bearer })

async function stored(id: string): Promise<Buffer | null> {
  const [row] = await it.db.identity<
    { saved_ct: Buffer | null }[]
  >`select saved_ct from identity.account where id = ${id}`
  return row?.saved_ct ?? null
}

test('saved items are on every device of the account, newest first, and saving twice keeps one', async () => {
  const { token, email } = await signIn(it)
  const [first, second, company] = [aJob(), aJob('Kurir'), aCompany()]
  await save(token, { jobs: [first] })
  await save(token, { jobs: [second, first], companies: [company] })
  it.clock.move(2 * 60_000)
  const { token: otherToken } = await signIn(it, email)
  assert.deepEqual(await saved(otherToken), { jobs: [second, first], companies: [company] })
  assert.deepEqual(await saved((await signIn(it)).token), { jobs: [], companies: [] })
})

test('reading saved items does not change the account’s row', async () => {
  const { token, id } = await signIn(it)
  await save(token, { jobs: [aJob()] })
  const touchedBy = async () =>
    (await it.db.identity`select xmin::text, xmax::text from identity.account where id = ${id}`)[0]
  const before = await touchedBy()
  await saved(token)
  assert.deepEqual(await touchedBy(), before)
})

test('two devices that save at the same time lose nothing', async () => {
  const { token } = await signIn(it)
  await Promise.all(Array.from({ length: 8 }, () => save(token, { jobs: [aJob()] })))
  assert.equal((await saved(token)).jobs.length, 8)
})

test('a removed item is gone, and removing it again is no error', async () => {
  const { token, id } = await signIn(it)
  const [job, company] = [aJob(), aCompany()]
  await save(token, { jobs: [job], companies: [company] })
  const unsave = (what: { id: string }) => it.call('unsave', { params: { id: what.id } }, { bearer: token })
  assert.deepEqual((await unsave(job)).body, { jobs: [], companies: [company] })
  assert.equal((await unsave(job)).status, 200)
  await unsave(company)
  assert.equal(await stored(id), null, 'an empty list leaves nothing')
})

test('a full list refuses more and keeps all that it has', async () => {
  const { token } = await signIn(it)
  const jobs = Array.from({ length: SAVED_MOST }, () => aJob())
  assert.equal((await save(token, { jobs })).status, 200)
  const { status, body } = await save(token, { jobs: [aJob()] })
  assert.deepEqual([status, Object.keys(body.errors)], [422, ['jobs']])
  assert.deepEqual((await saved(token)).jobs, jobs)
})

test('the database reveals neither the saved items nor their number, and deleting the account erases them', async () => {
  const [one, many] = [await signIn(it), await signIn(it)]
  await save(one.token, { jobs: [aJob()] })
  await save(many.token, { jobs: Array.from({ length: 9 }, () => aJob()), companies: [aCompany()] })
  const [small, large] = [await stored(one.id), await stored(many.id)]
  assert.equal(small?.length, large?.length)
  assert.ok(!large?.includes('Juru Muat') && !large?.includes('kapal-teduh'))
  await it.call('deleteAccount', { body: { agreed: true } }, { bearer: many.token })
  assert.equal(await stored(many.id), null)
  assert.equal((await it.call('saved', {}, { bearer: many.token })).status, 401)
  assert.equal((await it.call('saved')).status, 401)
})
