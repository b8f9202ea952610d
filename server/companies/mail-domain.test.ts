import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { signIn } from '#tests/support/sign-in.ts'
import { PENDING } from './status.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const isCompanys = async (domain: string) => {
  const { status, body } = await it.call('companyMail', { body: { domain } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.company
}

test('a mail domain belongs to a company if a listed one has its website there, or above it', async () => {
  await addCompany(it.db, { name: 'Maju Jaya', website_host: 'majujaya.com' })
  await addCompany(it.db, { name: 'Pabrik Id', website_host: 'pabrik.id' })
  assert.equal(await isCompanys('majujaya.com'), true)
  assert.equal(await isCompanys('MAIL.hr.majujaya.com'), true)
  assert.equal(await isCompanys('pabrik.id'), true)
  assert.equal(await isCompanys('tidakmajujaya.com'), false)
  assert.equal(await isCompanys('com'), false)
  await addCompany(it.db, { name: 'Belum Diperiksa', website_host: 'belum.example', status: PENDING })
  assert.equal(await isCompanys('belum.example'), false)
})

test('the answer says nothing about accounts, and the call accepts no address', async () => {
  const before = await isCompanys('ramai.example')
  await signIn(it, 'rani@ramai.example')
  assert.equal(await isCompanys('ramai.example'), before)
  const { status } = await it.call('companyMail', { body: { domain: 'rani@ramai.example' } })
  assert.equal(status, 422)
})
