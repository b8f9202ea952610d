// Answer records: of several companies at once, and in each row of a list.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { jobs as words } from '#shared/messages/id/jobs/jobs.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { applied, hiring } from '#tests/support/jobs/applications.ts'
import { someVacancy } from '#tests/support/jobs/vacancies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

const DAY = 86_400_000
const TWICE = randomUUID()
let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

type Hiring = Awaited<ReturnType<typeof hiring>>

async function sent({ vacancy }: Hiring, many: number): Promise<string[]> {
  const ids = []
  for (let n = 0; n < many; n += 1) ids.push((await applied(it, vacancy)).id)
  return ids
}
/** Uses a new owner, because sessions expire while the clock moves. */
async function answered({ company }: Hiring, ids: string[]): Promise<void> {
  const { token } = await newOwner(it, company)
  const body = { decision: 'declined', message: 'Posisinya sudah terisi.' }
  for (const id of ids) await it.call('answerApplication', { params: { id }, body }, { bearer: token })
}
const recordsOf = async (...all: Hiring[]) =>
  (
    await it.call('answerRecords', {
      query: {
        companies: all
          .map(({ company }) => company.id)
          .toSorted()
          .join(),
      },
    })
  ).body.records
const text = async (url: string) =>
  (await it.app.http.inject({ url })).body.replaceAll('<!-- -->', '').replace(/<script.*?<\/script>/gs, '')

test('a company’s record appears from five applications of its own on, and silence counts after three weeks', async () => {
  const [one, few, silent, none] = [await hiring(it), await hiring(it), await hiring(it), await hiring(it)]
  const ids = await sent(one, 5)
  await answered(few, await sent(few, 4))
  await sent(silent, 5)
  it.clock.move(2 * DAY)
  await answered(one, ids.slice(0, 2))
  it.clock.move(10 * DAY)
  await answered(one, ids.slice(2, 3))
  assert.deepEqual(await recordsOf(one, few, silent, none), {}, 'those without an answer may still get one')
  it.clock.move(9 * DAY)
  assert.deepEqual(await recordsOf(one, few, silent, none), {
    [one.company.id]: { applications: 5, answered: 3, within_week: 2, within_month: 3, days: 2 },
    [silent.company.id]: { applications: 5, answered: 0, within_week: 0, within_month: 0, days: null },
  })
  await answered(silent, await sent(silent, 1))
  const { [silent.company.id]: now } = await recordsOf(silent)
  assert.deepEqual([now.applications, now.answered, now.days], [6, 1, 0])
})

test('an application without its applicant still counts as unanswered, unless it was deleted before it was late', async () => {
  const silent = await hiring(it)
  const [, deletedLate, deletedSoon] = [
    await sent(silent, 4),
    await applied(it, silent.vacancy),
    await applied(it, silent.vacancy),
  ]
  const remove = ({ id, person }: typeof deletedSoon) =>
    it.call('removeApplication', { params: { id } }, { bearer: person.token })
  assert.equal((await remove(deletedSoon)).status, 200)
  it.clock.move(22 * DAY)
  assert.equal((await remove(deletedLate)).status, 200)
  const silence = { applications: 5, answered: 0, within_week: 0, within_month: 0, days: null }
  assert.deepEqual(await recordsOf(silent), { [silent.company.id]: silence })
  for (const days of [30, 1, 200, 1]) {
    it.clock.move(days * DAY)
    await it.app.tasks.drain()
    await it.app.tasks.drain()
  }
  const rows = await it.db.identity<{ applicant: unknown; sealed: unknown }[]>`
    select applicant, sealed from identity.application where company_id = ${silent.company.id}`
  assert.deepEqual([...new Set(rows.flatMap(({ applicant, sealed }) => [applicant, sealed]))], [null])
  assert.deepEqual(await recordsOf(silent), { [silent.company.id]: silence })
})

test('applications to merged companies count for the company that they became part of', async () => {
  const [one, other] = [await hiring(it), await hiring(it)]
  await answered(one, await sent(one, 3))
  await answered(other, await sent(other, 2))
  assert.deepEqual(await recordsOf(one, other), {})
  await it.db.content`
    update content.company set status = 2, merged_into = ${other.company.id} where id = ${one.company.id}`
  const records = await recordsOf(one, other)
  assert.deepEqual(Object.keys(records), [other.company.id])
  assert.equal(records[other.company.id].applications, 5)
})

test('the record appears in each row of a list, on the company’s tab and among related jobs, and not below the floor', async () => {
  const known = await hiring(it)
  const { company } = known
  await answered(known, await sent(known, 6))
  const { token } = await newOwner(it, company)
  const { body } = await it.call('saveVacancy', { body: someVacancy() }, { bearer: token })
  const unknown = await hiring(it)
  const row = words.answers.row('6', '6', 0)
  const [{ name }] = await it.db.content<[{ name: string }]>`
    select name from content.company where id = ${company.id}`
  for (const [url, rows] of [
    [href('id', 'jobs', {}, { q: name }), 2],
    [href('id', 'companyJobs', { id: company.slug }), 2],
    [href('id', 'job', { id: body.id }), 1],
    [href('id', 'companyJobs', { id: unknown.company.slug }), 0],
  ] as const)
    assert.equal((await text(url)).split(`>${row}<`).length - 1, rows, url)
})

test('the records of one page of companies can be requested at once, and no more', async () => {
  const readRecords = (many: number) =>
    it.call('answerRecords', {
      query: {
        companies: Array.from({ length: many }, () => randomUUID())
          .toSorted()
          .join(),
      },
    })
  assert.deepEqual((await readRecords(APPLICATION.records)).body, { records: {} })
  for (const refused of [
    await readRecords(APPLICATION.records + 1),
    await it.call('answerRecords'),
    await it.call('answerRecords', { query: { companies: 'bukan-id' } }),
    await it.call('answerRecords', { query: { companies: `${TWICE},${TWICE}` } }),
  ])
    assert.equal(refused.status, 422)
})
