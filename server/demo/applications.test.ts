import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openSession } from '#server/accounts/sessions.ts'
import { demoAccount } from '#server/accounts/seed.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { loadDemo } from './load.ts'
import { demoOwners, DEMO_PASSWORD } from './owners.ts'

let it: TestApp
before(async () => {
  it = await testApp()
  await loadDemo(it)
})
after(() => it.close())

test('the demo’s company has applications in each state and an answer record, and its member has applications too', async () => {
  const config = { filesDir: it.filesDir, publicUrl: 'http://localhost' } as never
  const [owner] = await demoOwners({ ...it, config })
  assert.ok(owner)
  const { body: login } = await it.call('ownerLogin', {
    body: { email: owner.email, password: DEMO_PASSWORD },
  })
  const { body } = await it.call('ownerApplications', {}, { bearer: login.token })
  const states = new Set(body.applications.map(({ state }: { state: string }) => state))
  assert.deepEqual([...states].toSorted(), ['declined', 'invited', 'seen', 'sent', 'withdrawn'])
  const { company } = (await it.call('company', { params: { slug: owner.slug } })).body
  const known = await it.call('answerRecords', { query: { companies: company.id } })
  assert.equal(known.body.records[company.id].applications, 5)
  const { id: holderId } = await demoAccount(it)
  const bearer = await it.db.begin('identity', tx =>
    openSession(it, tx, { kind: 'account', holderId, addressIndex: Buffer.alloc(32) }, { device: 'x' }),
  )
  const own = (await it.call('ownApplications', {}, { bearer })).body.applications
  assert.deepEqual(
    own.map(({ state }: { state: string }) => state),
    ['sent', 'invited'],
  )
})
