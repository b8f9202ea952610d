import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lastDay } from '#server/owners/subscription.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { loadDemo } from './load.ts'
import { stableId } from './rows.ts'

let it: TestApp
before(async () => {
  it = await testApp()
  await loadDemo(it)
})
after(() => it.close())

const openAt = async (slug: string) =>
  (await it.call('companyVacancies', { params: { slug } })).body.vacancies as { last_day: string }[]

test('every company of the demo with open vacancies has an owner', async () => {
  const rows = await it.db.content`
    select distinct company_id as id from content.vacancy where state = 'open'`
  const spoken = await it.db.identity`
    select company_id as id from identity.owner join identity.membership using (company_id)`
  const has = new Set(spoken.map(({ id }) => id))
  const alone = rows.map(({ id }) => id).filter(id => !has.has(id))
  const own = ['lintang-muara-kargo', 'bahtera-selat-kencana'].map(slug => stableId(`company ${slug}`))
  assert.ok(rows.length > 20)
  assert.deepEqual(alone.toSorted(), own.toSorted())
})

test('in the demo only companies that may post have open vacancies, and no vacancy outlasts its company’s subscription', async () => {
  for (const slug of ['bank-kanaka', 'samarata-rasa']) assert.deepEqual(await openAt(slug), [], slug)
  const open = await openAt('bahtera-selat-kencana')
  const until = lastDay(addDays(dayOf(it.clock.now()), -340), 12)
  assert.ok(open.length > 0 && open.every(({ last_day }) => last_day <= until))
})
