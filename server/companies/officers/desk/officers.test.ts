import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createCompanies } from '../../create.ts'
import { mergeCompanies } from '#tests/support/merge.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

const RAMA = { name: 'Rama Wijaya Putra', source: 'Laporan tahunan 2025, hal. 12' }

let it: TestApp
let editor: string

before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

async function listed(): Promise<string> {
  const slug = `pengurus-${randomUUID()}`
  const made = await it.db.begin('content', tx =>
    createCompanies(tx, [{ slug, name: 'PT Pengurus Raya', listed_on: '2026-01-01' }]),
  )
  return made[0]?.id as string
}

const read = (id: string, bearer = editor) => it.call('companyOfficers', { params: { id } }, { bearer })
const add = (id: string, body: object, bearer = editor) =>
  it.call('addOfficer', { params: { id }, body }, { bearer })
const remove = (id: string, bearer = editor) => it.call('removeOfficer', { params: { id } }, { bearer })
const namesOf = (body: { officers: { name: string; source: string }[] }) =>
  body.officers.map(({ name, source }) => [name, source])

test('an editor enters an officer with a source, reads the list, and removes one', async () => {
  const id = await listed()
  assert.deepEqual((await read(id)).body, { company: { id, name: 'PT Pengurus Raya' }, officers: [] })
  const added = await add(id, RAMA)
  assert.equal(added.status, 201)
  await add(id, { name: 'Ayu Lestari', source: 'situs perusahaan' })
  assert.deepEqual(namesOf((await read(id)).body), [
    ['Ayu Lestari', 'situs perusahaan'],
    [RAMA.name, RAMA.source],
  ])
  const removed = await remove(added.body.officers[0].id)
  assert.deepEqual(namesOf(removed.body), [['Ayu Lestari', 'situs perusahaan']])
  assert.equal((await remove(added.body.officers[0].id)).status, 404)
})

test('entering a name again replaces its source and keeps one entry', async () => {
  const id = await listed()
  await add(id, RAMA)
  const { body } = await add(id, { ...RAMA, source: 'keterbukaan informasi BEI' })
  assert.deepEqual(namesOf(body), [[RAMA.name, 'keterbukaan informasi BEI']])
})

test('an officer needs a name, a source and a company', async () => {
  const id = await listed()
  const bad = await add(id, { name: '12', source: '' })
  assert.deepEqual([bad.status, Object.keys(bad.body.errors).toSorted()], [422, ['name', 'source']])
  assert.equal((await add(randomUUID(), RAMA)).status, 404)
  assert.equal((await read(randomUUID())).status, 404)
})

test('only editors and administrators enter officers', async () => {
  const id = await listed()
  const { officers } = (await add(id, RAMA)).body
  const moderator = (await signInStaff(it, 'moderator')).token
  const answers = [
    await read(id, moderator),
    await add(id, RAMA, moderator),
    await remove(officers[0].id, moderator),
  ]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [403, 403, 403],
  )
  const { token } = await signIn(it)
  assert.equal((await add(id, RAMA, token)).status, 401)
  const administrator = (await signInStaff(it, 'administrator')).token
  assert.equal((await read(id, administrator)).status, 200)
})

test('the history says that a company’s officers were entered and removed, and never names them', async () => {
  const id = await listed()
  const { officers } = (await add(id, RAMA)).body
  await remove(officers[0].id)
  const { body } = await it.call('teamHistory', { query: { subject: id } }, { bearer: editor })
  const acts = body.events.map(({ act }: { act: string }) => act).toSorted()
  assert.deepEqual(acts, ['officer_added', 'officer_removed'])
  assert.ok(!JSON.stringify(body).includes('Rama'))
})

test('after a merge, officers of the merged company are found at the other one', async () => {
  const [id, into] = [await listed(), await listed()]
  await add(id, RAMA)
  await mergeCompanies(it, id, into)
  assert.deepEqual(namesOf((await read(into)).body), [[RAMA.name, RAMA.source]])
})
