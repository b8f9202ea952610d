import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lastDay } from '#server/owners/subscription.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { loadDemo } from './load.ts'

let it: TestApp
before(async () => {
  it = await testApp()
  await loadDemo(it)
})
after(() => it.close())

const openAt = async (slug: string) =>
  (await it.call('companyVacancies', { params: { slug } })).body.vacancies as { last_day: string }[]

test('in the demo only companies that may post have open vacancies, and none outlasts their subscription', async () => {
  for (const slug of ['bank-kanaka', 'samarata-rasa']) assert.deepEqual(await openAt(slug), [], slug)
  const open = await openAt('bahtera-selat-kencana')
  const until = lastDay(addDays(dayOf(it.clock.now()), -340), 12)
  assert.ok(open.length > 0 && open.every(({ last_day }) => last_day <= until))
})
