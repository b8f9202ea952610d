import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { openKept } from './salary-box.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

test('salaries that a version before wrote in the clear are closed within the hour, once', async () => {
  const company = await addCompany(it.db, { name: 'Gaji Lama' })
  const kept = { department: 'it', job_type: null, year: 2025, amount: 7_000_000, comment: 'Bersih.' }
  await it.db
    .content`insert into content.salary ${it.db.content({ key: randomBytes(32), company_id: company.id, ...kept })}`
  const rows = () => it.db.content`
    select box, department, year, amount, comment from content.salary where company_id = ${company.id}`
  await it.app.tasks.drain()
  it.clock.move(3600_000)
  await it.app.tasks.drain()
  const [{ box, ...clear } = {}] = await rows()
  assert.deepEqual(clear, { department: null, year: null, amount: null, comment: null })
  assert.deepEqual(openKept(it.secrets, box), kept)
  it.clock.move(3600_000)
  await it.app.tasks.drain()
  assert.deepEqual((await rows())[0]?.['box'], box)
})
