import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { seal } from '#server/platform/crypto.ts'
import { openWords } from './comment-box.ts'
import { openSalary } from './salary-box.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

test('salaries that versions before wrote, in the clear or in large boxes, are closed small within the hour', async () => {
  const company = await addCompany(it.db, { name: 'Gaji Lama' })
  const kept = { department: 'it', job_type: null, year: 2025, amount: 7_000_000, comment: 'Bersih.' }
  const older = [
    Buffer.from(JSON.stringify(kept)),
    seal(it.secrets.box, JSON.stringify(kept).padEnd(2048), 'salary.box'),
  ]
  for (const box of older)
    await it.db
      .content`insert into content.salary ${it.db.content({ key: randomBytes(32), company_id: company.id, box })}`
  await it.app.tasks.drain()
  it.clock.move(3600_000)
  await it.app.tasks.drain()
  const rows = await it.db.content`
    select s.box, c.words from content.salary s, content.salary_comment c
    where s.company_id = ${company.id} and c.company_id = s.company_id`
  assert.equal(rows.length, 4)
  for (const { box, words } of rows) {
    const { salary } = openSalary(it.secrets, box)
    assert.deepEqual(
      [salary.department, salary.job_type, salary.year, salary.base],
      ['it', null, 2025, 7_000_000],
    )
    assert.equal(openWords(it.secrets, words), 'Bersih.')
  }
})
