import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { INQUIRY_TOPICS } from '#shared/contract/contact/keys.ts'
import { deskCall } from '#shared/contract/moderation/desk-subjects.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { loadDemo } from './load.ts'

let it: TestApp
before(async () => {
  it = await testApp()
  await loadDemo(it)
})
after(() => it.close())

test('a message with a running deadline waits on each desk of the demo', async () => {
  const { token: bearer } = await signInStaff(it, 'administrator')
  const flags = []
  for (const topic of INQUIRY_TOPICS) {
    const { body } = await it.call(deskCall('desk', topic), {}, { bearer })
    assert.equal(body.rows.length, 1, topic)
    flags.push(...body.rows[0].flags)
  }
  assert.deepEqual(flags, ['half', 'most'])
})
