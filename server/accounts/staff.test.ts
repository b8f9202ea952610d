import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#tests/support/app.ts'
import { commandOn } from '#tests/support/command.ts'
import { freshPlace } from '#tests/support/database.ts'
import { inboxOf, signInStaff } from '#tests/support/sign-in.ts'
import { addStaff, removeStaff } from './staff.ts'

const HOUR_MS = 3_600_000
const MEMBER = { email: 'rini@contoh.id', name: 'Rini', role: 'moderator' } as const

test('the commands report their changes to the team', async t => {
  const place = await freshPlace()
  t.after(() => place.remove())
  const run = async (script: string, ...args: string[]) => {
    const { code, output } = await commandOn(script)(place, '', args).ended
    return [code, output.split('\n')[0]]
  }
  assert.deepEqual(await run('add-staff', MEMBER.email, 'moderator', 'Rini'), [0, 'Added.'])
  const again = 'Already on the team; nothing was changed.'
  assert.deepEqual(await run('add-staff', 'RINI@contoh.id', 'moderator', 'Rini'), [0, again])
  const changed = 'Changed: was Rini (moderator).'
  assert.deepEqual(await run('add-staff', MEMBER.email, 'editor', 'Rini'), [0, changed])
  const removed = 'Removed: Rini (editor) is signed out everywhere and cannot sign in again.'
  assert.deepEqual(await run('remove-staff', MEMBER.email), [0, removed])
  const nobody = 'Nobody on the team has the address rini@contoh.id.'
  assert.deepEqual(await run('remove-staff', MEMBER.email), [1, nobody])
  assert.equal((await run('remove-staff', 'rini'))[0], 2)
})

test('a removed member is signed out, cannot sign in, and returns only with a new secret', async t => {
  const it = await testApp()
  t.after(() => it.close())
  const { token, email } = await signInStaff(it)
  const desk = () => it.call('teamCounts', {}, { bearer: token })
  assert.equal((await desk()).status, 200)
  await removeStaff(it, email)
  assert.equal((await desk()).status, 401)
  it.clock.move(HOUR_MS)
  const letters = (await inboxOf(it, email)).length
  assert.equal((await it.call('teamLogin', { body: { email } }, { device: 'again' })).status, 202)
  assert.equal((await inboxOf(it, email)).length, letters, 'no code leaves')
  const [left] = await it.db.identity`select email_ct, totp_ct from identity.staff where email_idx is null`
  assert.deepEqual(left, { email_ct: null, totp_ct: null })
  const first = await addStaff(it, { ...MEMBER, email })
  assert.equal(first.before, undefined)
  assert.equal((await desk()).status, 401, 'an old session does not come back')
})
