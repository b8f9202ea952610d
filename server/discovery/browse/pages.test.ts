import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { companies } from '#shared/messages/en/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, scored } from '#tests/support/companies.ts'

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

test('a place page links to the industries with a company there, and to no other', async () => {
  await addCompany(it.db, { name: 'Bank di Bekasi', city_id: '32.75', industry: 'finance' }, scored(4, 4))
  const { body } = await it.app.http.inject({ url: href('en', 'place', { place: 'kota-bekasi' }) })
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  assert.match(main, new RegExp(`${companies.industries.finance}<span class="note"> (?:<!-- -->)?1 company<`))
  assert.ok(!main.includes(companies.industries.mining_energy))
})
