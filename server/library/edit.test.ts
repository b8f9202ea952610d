import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let editor: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

const KEY = 'pay-did-not-come'
const SLUG = 'gaji-belum-masuk'
const params = (key = KEY) => ({ key, locale: 'id' })
/** The date here is earlier than that of the texts shipped with the site. */
const PAST = { published_on: '2026-03-01', reviewed_on: '2026-03-01' }
const open = async (key = KEY) => {
  const { body } = await it.call('teamPost', { params: params(key) }, { bearer: editor })
  return { ...body, written: { ...body.written, ...PAST } }
}
const save = (body: object, key = KEY, bearer = editor) =>
  it.call('savePost', { params: params(key), body }, { bearer })
const read = async (slug = SLUG) =>
  (await it.call('post', { params: { slug }, query: { locale: 'id' } })).body

test('only editors and administrators write articles', async () => {
  const moderator = (await signInStaff(it, 'moderator')).token
  const { version, written } = await open()
  assert.equal((await save({ ...written, version, act: 'draft' }, KEY, moderator)).status, 403)
  assert.equal((await it.call('teamPosts', {}, { bearer: moderator })).status, 403)
  assert.equal((await it.call('teamPosts', {}, { bearer: editor })).body.posts.length, 16)
})

test('readers do not see a draft, and publishing it replaces the text that they see', async () => {
  const { version, written } = await open()
  const title = 'Gaji belum masuk, versi yang baru'
  const draft = await save({ ...written, title, version, act: 'draft' })
  assert.deepEqual([draft.status, draft.body.state, draft.body.is_read], [200, 'draft', true])
  assert.notEqual((await read()).title, title)
  const late = await save({ ...written, title: 'Yang datang terlambat', version, act: 'publish' })
  assert.equal(late.status, 409)
  const done = await save({ ...written, title, version: version + 1, act: 'publish' })
  assert.deepEqual(
    done.body.versions.map((one: { state: string }) => one.state),
    ['published', 'replaced', 'replaced'],
  )
  assert.equal((await read()).title, title)
})

test('a text with unsupported markup is refused at its field, and so are an address in use and an incomplete source', async () => {
  const { version, written } = await open()
  const wrong = async (part: object) =>
    Object.keys((await save({ ...written, ...part, version, act: 'publish' })).body.errors)
  assert.deepEqual(await wrong({ body: `${written.body}\n\n<b>tebal</b>` }), ['body'])
  assert.deepEqual(await wrong({ body: `${written.body}\n\n[luar](https://contoh.example)` }), ['body'])
  assert.deepEqual(await wrong({ slug: 'menghitung-thr' }), ['slug'])
  assert.deepEqual(await wrong({ sources: 'PP 36/2021 | situs' }), ['sources'])
  assert.equal((await open()).version, version)
})

test('the days of publication and of review may not be in the future', async () => {
  const { version, written } = await open()
  const wrong = async (part: object) =>
    Object.keys((await save({ ...written, ...part, version })).body.errors)
  const tomorrow = '2026-03-13'
  assert.deepEqual(await wrong({ published_on: tomorrow, act: 'publish' }), ['published_on'])
  assert.deepEqual(await wrong({ reviewed_on: tomorrow, act: 'publish' }), ['reviewed_on'])
  const plan = { act: 'schedule', appears_on: tomorrow }
  assert.deepEqual(await wrong({ ...plan, published_on: '2026-03-14' }), ['published_on'])
  assert.equal((await open()).version, version)
})

test('a new article begins with its first version', async () => {
  const { written } = await open()
  const first = { ...written, slug: 'artikel-baru', version: 0, act: 'publish' }
  assert.equal((await save(first, 'a-new-one')).status, 200)
  assert.equal((await read('artikel-baru')).slugs.en, null)
})

test('a former address of an article is given to no other', async () => {
  const { version, written } = await open('first-job')
  const moved = { ...written, slug: 'kerja-pertama', version, act: 'publish' }
  assert.equal((await save(moved, 'first-job')).status, 200)
  const taker = await open('leaving-well')
  const taken = await save(
    { ...taker.written, slug: written.slug, version: taker.version, act: 'publish' },
    'leaving-well',
  )
  assert.deepEqual(Object.keys(taken.body.errors), ['slug'])
  assert.equal((await read(written.slug)).slug, 'kerja-pertama')
})

test('search engines see when a text last changed, and not when it was only reviewed', async () => {
  const key = 'an-offer-on-the-table'
  const { version, written } = await open(key)
  const { changed_on } = await read(written.slug)
  const checked = { ...written, reviewed_on: '2026-03-11', version, act: 'publish' }
  assert.equal((await save(checked, key)).status, 200)
  assert.equal((await read(written.slug)).changed_on, changed_on)
  const changed = { ...checked, description: `${written.description} Baru.`, version: version + 1 }
  assert.equal((await save(changed, key)).status, 200)
  assert.equal((await read(written.slug)).changed_on, '2026-03-11')
})

test('a scheduled text appears on its day', async () => {
  const { version, written } = await open()
  const title = 'Gaji belum masuk, mulai bulan depan'
  const plan = { ...written, title, version, act: 'schedule' }
  assert.ok((await save({ ...plan, appears_on: '2026-03-11' })).body.errors.appears_on)
  assert.equal((await save({ ...plan, appears_on: '2026-03-13' })).status, 200)
  await it.app.tasks.drain()
  assert.notEqual((await read()).title, title)
  it.clock.set('2026-03-13T01:00:00Z')
  await it.app.tasks.drain()
  const { title: now, changed_on } = await read()
  assert.deepEqual([now, changed_on], [title, '2026-03-13'])
})
