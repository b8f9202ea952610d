import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'

let it: TestApp
before(async () => {
  it = await testApp()
})
after(() => it.close())

async function matched(search: string) {
  const { body } = await it.call('topSalaries', { query: { search } })
  const { roles, exact, departments, city, namesakes } = body.matches
  return {
    role: exact ? roles[0].name : undefined,
    roles: roles.map(({ name }: { name: string }) => name),
    departments,
    city: city?.name,
    namesakes: namesakes.map(({ name }: { name: string }) => name),
  }
}

test('a search recognises a role and its place, in either order, as a question, and in either language', async () => {
  for (const search of [
    'perawat surabaya',
    'Surabaya, perawat',
    'berapa gaji perawat di Surabaya?',
    'what does a nurse earn in Surabaya',
  ]) {
    const { role, city, departments } = await matched(search)
    assert.deepEqual(
      { role, city, departments },
      { role: 'Perawat', city: 'Kota Surabaya', departments: ['health-medical'] },
      search,
    )
  }
})

test('a town takes precedence over the regency around it, which is offered, and a name that several cities share selects none', async () => {
  const bekasi = await matched('staf gudang bekasi')
  assert.deepEqual([bekasi.city, bekasi.namesakes], ['Kota Bekasi', ['Kabupaten Bekasi']])
  const jakarta = await matched('perawat jakarta')
  assert.equal(jakarta.city, undefined)
  assert.equal(jakarta.namesakes.length, 5)
  assert.equal(jakarta.role, 'Perawat')
})

test('a place with a typing error beside a role is recognised', async () => {
  for (const search of ['perawat surabya', 'surabya nurse'])
    assert.deepEqual(
      [(await matched(search)).role, (await matched(search)).city],
      ['Perawat', 'Kota Surabaya'],
      search,
    )
})

test('words that are not a role’s whole name find several roles, and their department', async () => {
  for (const search of ['siapa yang membayar desainer paling tinggi?', 'who pays designers best'])
    assert.deepEqual((await matched(search)).departments, ['design'], search)
  const { role, roles, departments } = await matched('desainer')
  assert.equal(role, undefined)
  assert.ok(roles.length > 3 && roles.every((name: string) => name.startsWith('Desainer')))
  assert.deepEqual(departments, ['design'])
})

test('only a department’s own words name it: “perawat” does not match “perawatan”', async () => {
  assert.deepEqual((await matched('keuangan')).departments, ['finance-controlling'])
  assert.deepEqual((await matched('perawat')).departments, ['health-medical'])
})

test('a misspelt role is recognised, and meaningless words match nothing', async () => {
  assert.ok((await matched('perwat')).roles.includes('Perawat'))
  const nothing = { role: undefined, roles: [], departments: [], city: undefined, namesakes: [] }
  assert.deepEqual(await matched('qqqzzz'), nothing)
  assert.deepEqual(await matched(''), nothing)
})
