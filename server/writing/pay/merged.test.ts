// Pay of a company that is merged into another.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { standaloneKeys, payMac } from '#server/authorship/keys.ts'
import { openStandalone } from '#server/pay/standalone/standalone-box.ts'
import { admitWaiting } from '#server/pay/standalone/admit.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import { mergeCompanies } from '#tests/support/merge.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { givePay, somePay } from '#tests/support/pay.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

let named = 0
const newCompany = async () => (await addCompany(it.db, { name: `Kilang ${(named += 1)}` })).id
const merge = (from: string, into: string) => mergeCompanies(it, from, into)
const own = async (bearer: string) => (await it.call('myPay', {}, { bearer })).body

/** An amount given to a company that was merged later: its code, and the other company. */
async function given(counts: boolean) {
  const [from, into] = [await newCompany(), await newCompany()]
  const body = somePay(from, { salary_comment: 'Lembur dibayar.' })
  const code = await givePay(it, body)
  if (counts) await admitWaiting(it)
  await merge(from, into)
  return { from, into, code, body: { ...body, company_id: into } }
}

async function standsAt(code: string) {
  const { salary, comment } = standaloneKeys(it.secrets, code)
  const [row] = await it.db.content<{ company_id: string; box: Buffer; comment_of: string }[]>`
    select s.company_id, s.box, c.company_id as comment_of
    from content.salary s join content.salary_comment c on c.key = ${comment} where s.key = ${salary}`
  const { given_to } = openSalary(it.secrets, row?.box as Buffer).salary
  return { of: row?.company_id, comment_of: row?.comment_of, given_to }
}

test('a pending amount counts for the company that its own was merged into, and still shows the former one', async () => {
  const { from, into, code } = await given(false)
  assert.deepEqual([(await own(code)).company.id, (await own(code)).state], [into, 'waiting'])
  await admitWaiting(it)
  assert.deepEqual(await standsAt(code), { of: into, comment_of: into, given_to: from })
})

for (const counts of [false, true])
  test(`${counts ? 'a counted amount' : 'a pending amount'} is changed, withdrawn and given again under the other name`, async () => {
    const { from, into, code, body } = await given(counts)
    const change = { body: { ...body, monthly_salary: 6_900_000 } }
    assert.equal((await it.call('changePay', change, { bearer: code })).status, 200)
    await admitWaiting(it)
    assert.deepEqual(await standsAt(code), { of: into, comment_of: into, given_to: from })
    const { pass } = (await it.call('withdrawPay', {}, { bearer: code })).body
    assert.equal((await own(code)).company.id, into)
    const next = somePay(into)
    assert.equal((await it.call('givePay', { body: next }, { bearer: pass })).status, 201)
    const [row] = await it.db.content<{ box: Buffer }[]>`
      select box from content.pay_waiting where manage_mac = ${payMac(it.secrets, String(next['manage_code']))}`
    assert.equal(
      openStandalone(it.secrets, row?.box as Buffer).isNewcomer,
      false,
      'its author may be known there',
    )
  })

test('a pending amount is withdrawn under the other name', async () => {
  const { into, code } = await given(false)
  const { pass } = (await it.call('withdrawPay', {}, { bearer: code })).body
  assert.equal((await it.call('givePay', { body: somePay(into) }, { bearer: pass })).status, 201)
})
