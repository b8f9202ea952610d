import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createCompany } from '#server/companies/create.ts'
import { PENDING } from '#server/companies/status.ts'
import type { Plan } from './subscription.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { picture } from '#tests/support/files/pictures.ts'
import { inboxOf, newOwner, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let editor: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

const waiting = () =>
  it.db.begin('content', tx =>
    createCompany(tx, { name: `Anak ${randomUUID()}`, status: PENDING, listed_on: '2026-01-01' }),
  )
const listed = () => addCompany(it.db, { name: `Induk ${randomUUID()}`, industry: 'logistics' })
const owner = (company: { id: string }, name: string, plan: Plan) => newOwner(it, company, { name, plan })

async function merge(from: { id: string }, into: { id: string }) {
  const body = { decision: 'merge', into: into.id }
  const merged = await it.call('decideCompany', { params: { id: from.id }, body }, { bearer: editor })
  assert.equal(merged.status, 200, JSON.stringify(merged.body))
  await it.app.tasks.drain()
}

const me = async (bearer: string) => (await it.call('ownerMe', {}, { bearer })).body
const page = async (slug: string) => (await it.call('company', { params: { slug } })).body
const say = async (slug: string, bearer: string, body: object) => {
  const { status } = await it.call('saveProfile', { params: { name: slug }, body }, { bearer })
  assert.equal(status, 200)
}

test('the only owner moves with the company, together with its subscription, words and pictures', async () => {
  const [from, into] = [await waiting(), await listed()]
  const { token } = await owner(from, 'Bagas', 'active')
  await say(from.slug, token, {
    about_id: 'Kami memindahkan barang.',
    industry: 'retail',
    founded_year: 1999,
  })
  const params = { name: from.slug }
  const file = { name: 'foto.png', bytes: await picture('png', 800, 600) }
  const sent = await sendForm(it, 'uploadGalleryImage', file, {
    params,
    bearer: token,
    texts: { alt: 'Gudang' },
  })
  assert.equal(sent.status, 200, JSON.stringify(sent.body))
  await merge(from, into)
  const { company, subscription } = await me(token)
  assert.deepEqual([company.id, subscription.state], [into.id, 'active'])
  const shown = await page(into.slug)
  assert.equal(shown.company.claimed_since, '2026-03')
  assert.deepEqual(
    [shown.profile.about, shown.profile.gallery[0].alt, shown.company.industry, shown.company.founded_year],
    ['Kami memindahkan barang.', 'Gudang', 'logistics', 1999],
  )
  await say(into.slug, token, { about_id: 'Kami pindah.' })
})

test('owners of both become colleagues and are notified of each other, with the better subscription and the target’s words', async () => {
  const [from, into] = [await waiting(), await listed()]
  const source = await owner(from, 'Bagas', 'active')
  const target = await owner(into, 'Ratri', 'trial')
  await say(from.slug, source.token, { about_id: 'Dari Bagas.' })
  await say(into.slug, target.token, { about_id: 'Dari Ratri.' })
  await merge(from, into)
  const { body } = await it.call('ownerColleagues', {}, { bearer: target.token })
  assert.deepEqual(body.colleagues.map(({ name }: { name: string }) => name).toSorted(), ['Bagas', 'Ratri'])
  for (const { token } of [target, source]) assert.equal((await me(token)).subscription.state, 'active')
  assert.equal((await page(into.slug)).profile.about, 'Dari Ratri.')
  const [mail] = await inboxOf(it, target.email)
  assert.match(mail?.body ?? '', /Bagas sekarang juga mewakili/)
  assert.deepEqual(await inboxOf(it, source.email), [])
})

test('a company without an owner changes nothing of the one that it becomes part of', async () => {
  const [from, into] = [await waiting(), await listed()]
  const { token } = await owner(into, 'Ratri', 'trial')
  await merge(from, into)
  assert.equal((await me(token)).subscription.state, 'trial')
})
