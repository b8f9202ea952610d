import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createCompany } from '#server/companies/create.ts'
import { PENDING } from '#server/companies/status.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { applied, resume, applicationBody } from '#tests/support/jobs/applications.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { inboxOf, newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'

const DAY = 86_400_000
const NETWORK = { address: '198.51.100.7' }

let it: TestApp
let editor: string
before(async () => void (it = await testApp()))
after(() => it.close())

const named = (kind: string) => `${kind} ${randomUUID().slice(0, 8)}`
const waiting = async (name = named('Anak')) => ({
  name,
  ...(await it.db.begin('content', tx =>
    createCompany(tx, { name, status: PENDING, listed_on: '2026-01-01' }),
  )),
})
async function listed() {
  const name = named('Induk')
  return { name, ...(await addCompany(it.db, { name })) }
}
const post = async (bearer: string, given: object = {}) =>
  (await it.call('saveVacancy', { body: someVacancy(given) }, { bearer })).body
const vacancy = (id: string) => it.call('vacancy', { params: { id } })
const found = async (q: string): Promise<string[]> =>
  (await it.call('vacancies', { query: { q } })).body.vacancies.map(({ id }: { id: string }) => id)
const today = () => it.clock.now().toISOString().slice(0, 10)

async function decide(company: { id: string }, body: object) {
  editor = (await signInStaff(it, 'editor')).token
  const decided = await it.call('decideCompany', { params: { id: company.id }, body }, { bearer: editor })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  await it.app.tasks.drain()
}
const merge = (from: { id: string }, into: { id: string }) =>
  decide(from, { decision: 'merge', into: into.id })
async function nextMorning(): Promise<void> {
  await it.app.tasks.drain()
  const day = new Date(it.clock.now().getTime() + DAY).toISOString().slice(0, 10)
  it.clock.set(`${day}T02:00:00Z`)
  await it.app.tasks.drain()
}
async function waitsFor(...companies: { id: string }[]): Promise<string> {
  const email = `${randomUUID()}@pembaca.example`
  for (const { id: company_id } of companies)
    await it.call('subscribeCompany', { body: { email, company_id } }, NETWORK)
  const [letter] = await inboxOf(it, email)
  const token = /(?:langganan|subscriptions)\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
  const { subscriptions } = (await it.call('mailChoices', { params: { token } })).body
  for (const { id } of subscriptions)
    await it.call('chooseMail', { params: { token }, body: { subscription: id, stopped: false } })
  return email
}
const digests = async (email: string) =>
  (await inboxOf(it, email)).filter(({ subject }) => subject === 'Ada kabar untukmu')

test('vacancies of a pending company move with it into a listed one, complete, dated that day, and stay its owner’s', async () => {
  const [from, into] = [await waiting(), await listed()]
  const { token } = await newOwner(it, from, { plan: 'active' })
  const open = await post(token)
  const held = await post(token, { requirements: 'Pelamar wajib membayar biaya seragam Rp250.000.' })
  assert.equal((await vacancy(open.id)).status, 404)
  const applicant = await signIn(it)
  const early = { body: applicationBody(open.id, await resume(it)) }
  assert.equal((await it.call('applyJob', early, { bearer: applicant.token })).status, 422)
  it.clock.move(3 * DAY)
  await merge(from, into)
  const { body } = await vacancy(open.id)
  assert.deepEqual([body.vacancy.company.id, body.vacancy.opened], [into.id, today()])
  assert.deepEqual(await found(into.name), [open.id])
  assert.deepEqual(await found(from.name), [])
  const { token: bearer } = await newOwner(it, into, { name: 'Rekan' })
  const own = (await it.call('ownerVacancies', {}, { bearer })).body.vacancies
  assert.deepEqual(
    own.map(({ id, state }: { id: string; state: string }) => [id, state]).toSorted(),
    [
      [open.id, 'open'],
      [held.id, 'held'],
    ].toSorted(),
  )
  const changed = await post(bearer, { id: open.id, version: open.version, title: 'Staf Gudang Pagi' })
  assert.equal(changed.state, 'open', 'a form that was open meanwhile still saves')
  it.clock.move(3_600_000)
  await it.app.tasks.drain()
  assert.equal((await vacancy(open.id)).body.is_open, true, 'the subscription came along')
})

test('vacancies of a pending company appear, under its corrected name, on the day it is listed', async () => {
  const from = await waiting()
  const { token } = await newOwner(it, from, { plan: 'active' })
  const { id } = await post(token)
  it.clock.move(3 * DAY)
  const name = named('Benar')
  await decide(from, { decision: 'approve', name })
  const { body } = await vacancy(id)
  assert.deepEqual([body.vacancy.company.name, body.vacancy.opened], [name, today()])
  assert.deepEqual(await found(name), [id])
})

test('the morning after a merge the newly shown vacancies are announced once, also to followers of both companies', async () => {
  const [from, into] = [await waiting(), await listed()]
  const { token } = await newOwner(it, from, { plan: 'active' })
  const email = await waitsFor(into)
  const { id } = await post(token)
  await nextMorning()
  await nextMorning()
  assert.deepEqual(await digests(email), [])
  await merge(from, into)
  await nextMorning()
  assert.equal((await digests(email))[0]?.body.split(id).length, 2)
  await nextMorning()
  assert.equal((await digests(email)).length, 1)
})

test('followers of two merged companies are notified of each vacancy once', async () => {
  const [one, two] = [await listed(), await listed()]
  const { token } = await newOwner(it, two, { plan: 'active' })
  const email = await waitsFor(one, two)
  await it.db.content`update content.company set status = 2, merged_into = ${two.id} where id = ${one.id}`
  const { id } = await post(token)
  await nextMorning()
  const [letter, ...more] = await digests(email)
  assert.deepEqual([letter?.body.split(id).length, more], [2, []])
})

test('a company’s owners get the number of all applications of the day before by mail, under both names', async () => {
  const [one, two] = [await listed(), await listed()]
  const theirs = await newOwner(it, one, { plan: 'active' })
  const own = await newOwner(it, two, { plan: 'active' })
  await applied(it, (await post(theirs.token)).id)
  await applied(it, (await post(own.token)).id)
  await it.db.content`update content.company set status = 2, merged_into = ${two.id} where id = ${one.id}`
  await nextMorning()
  const letters = (await inboxOf(it, own.email)).filter(({ subject }) => subject.startsWith('Kabar harian'))
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.body ?? '', /ada 2 lamaran baru/)
})

test('an application that names only the company reaches its open vacancy, also by its old id and behind any number of ended ones', async () => {
  const [from, into] = [await waiting(), await listed()]
  const { token } = await newOwner(it, from, { plan: 'active' })
  const { id: open } = await post(token)
  await merge(from, into)
  const { token: bearer } = await newOwner(it, into)
  it.clock.move(DAY)
  for (let n = 0; n < 20; n += 1) {
    const { id } = await post(bearer, { title: `Staf Gudang ${n}` })
    await it.call('closeVacancy', { params: { id } }, { bearer })
  }
  for (const company of [from, into]) {
    const person = await signIn(it)
    const { vacancy_id: _, ...body } = applicationBody('', await resume(it), { company_id: company.id })
    const sent = await it.call('applyJob', { body }, { bearer: person.token })
    assert.deepEqual([sent.status, sent.body.vacancy?.id], [201, open], JSON.stringify(sent.body))
  }
})
