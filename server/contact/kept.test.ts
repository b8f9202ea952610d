// T-35 for letters to us: both sides of each limit.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

const DAY = 24 * 3_600_000

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

test('T-35: what was said goes half a year after the end, the count after two years, and neither a day before; what is open stays', async () => {
  const body = { email: 'lama@contoh.id', message: 'Halo, kapan skornya dihitung lagi?' }
  await it.call('contact', { body })
  const open = { email: 'buka@contoh.id', message: 'Surat ini tidak pernah dijawab siapa pun.' }
  await it.call('contact', { body: open })
  const { token: bearer } = await signInStaff(it, 'administrator')
  const [{ id }] = (await it.call('deskContact', {}, { bearer })).body.rows
  await it.call('openContact', { params: { id } }, { bearer })
  const words = 'Setiap malam, jam dua.'
  await it.call('decideContact', { params: { id }, body: { decision: 'answer', words } }, { bearer })
  await it.app.tasks.drain()
  const end = it.clock.now().getTime()
  const kept = async (days: number) => {
    it.clock.set(new Date(end + days * DAY).toISOString())
    await it.app.tasks.drain()
    const rows = await it.db.content`select sealed is not null as said from content.inquiry where id = ${id}`
    return rows.map(row => row['said'])
  }
  const { inquiry_words: said, inquiry_count: counted } = RETENTION
  assert.deepEqual(await kept(said.days - 1), [true])
  assert.deepEqual(await kept(said.days + 1), [false])
  assert.deepEqual(await kept(counted.days - 1), [false])
  assert.deepEqual(await kept(counted.days + 1), [])
  const rows = await it.db.content`select 1 from content.inquiry where outcome is null and sealed is not null`
  assert.equal(rows.length, 1)
})
