import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { heldVacancy, someVacancy } from '#tests/support/jobs/vacancies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const now = (body: object) => it.call('savedNow', { body })

async function hiring() {
  const company = await addCompany(it.db, { name: `Toko ${randomUUID().slice(0, 8)}` })
  const { token: bearer } = await newOwner(it, company)
  const post = async (given: object = {}): Promise<string> =>
    (await it.call('saveVacancy', { body: someVacancy(given) }, { bearer })).body.id
  const end = (name: 'closeVacancy' | 'removeVacancy', id: string) =>
    it.call(name, { params: { id } }, { bearer })
  return { company, post, end }
}

test('one call returns the state of all saved items: open, ended or gone, and the companies’ open vacancies', async () => {
  const { company, post, end } = await hiring()
  const [open, last, closed, removed, held, unknown] = [
    await post(),
    await post({ title: 'Kurir', last_day: '2026-03-12' }),
    await post({ title: 'Kasir' }),
    await post({ title: 'Juru Muat' }),
    await heldVacancy(it),
    randomUUID(),
  ]
  await end('closeVacancy', closed)
  await end('removeVacancy', removed)
  const none = await addCompany(it.db, { name: 'Tidak Mencari' })
  const jobs = [open, last, closed, removed, held, unknown]
  const { status, body } = await now({ jobs, companies: [company.id, none.id, unknown] })
  assert.equal(status, 200)
  const states = (answer: typeof body) => jobs.map(id => answer.jobs[id]?.is_open ?? null)
  assert.deepEqual(states(body), [true, true, false, null, null, null])
  assert.equal(body.jobs[last].last_day, '2026-03-12')
  assert.deepEqual(body.companies, {
    [company.id]: { open: 2, newest: '2026-03-11' },
    [none.id]: { open: 0, newest: null },
    [unknown]: null,
  })
  it.clock.move(2 * 86_400_000)
  assert.deepEqual(states((await now({ jobs })).body), [true, false, false, null, null, null])
})

test('a merged company has the open vacancies of the company that it became part of', async () => {
  const { company, post } = await hiring()
  await post()
  const old = await addCompany(it.db, { name: `Nama Lama ${randomUUID().slice(0, 8)}` })
  await it.db.content`update content.company set status = 2, merged_into = ${company.id} where id = ${old.id}`
  const { body } = await now({ companies: [old.id] })
  assert.equal(body.companies[old.id].open, 1)
})

test('the items of an account and a browser fit into one call, and no more', async () => {
  const ids = (many: number) => Array.from({ length: many }, () => randomUUID())
  const all = ids(2 * SAVED_MOST)
  assert.equal((await now({ jobs: all, companies: all })).status, 200)
  assert.equal((await now({ jobs: ids(2 * SAVED_MOST + 1) })).status, 422)
})
