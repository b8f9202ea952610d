import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'
import { seedLibrary } from './seed.ts'

let it: TestApp
let editor: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

const KEY = 'are-the-reviews-true'
const params = (key = KEY) => ({ key, locale: 'en' })
const open = async () => (await it.call('teamFaq', { params: params() }, { bearer: editor })).body
const save = (body: object, key = KEY, bearer = editor) =>
  it.call('saveFaq', { params: params(key), body }, { bearer })
const read = async () => (await it.call('faqs', { query: { locale: 'en' } })).body
const ANSWER = 'Our team reads each one by the **guidelines** before it appears.'

test('only editors and administrators write answered questions', async () => {
  const moderator = (await signInStaff(it, 'moderator')).token
  const { version, written } = await open()
  assert.equal((await save({ ...written, version, act: 'publish' }, KEY, moderator)).status, 403)
  assert.equal((await it.call('teamFaqs', {}, { bearer: moderator })).status, 403)
  assert.equal((await it.call('teamFaqs', {}, { bearer: editor })).body.faqs.length, 60)
})

test('readers see the published version of a question in its place, not a draft, and an outdated save is refused', async () => {
  const { version, written } = await open()
  const question = 'Are the reviews here true?'
  const draft = await save({ ...written, question, version, act: 'draft' })
  assert.deepEqual([draft.body.state, draft.body.is_read], ['draft', true])
  assert.equal((await read()).faqs[0].question, written.question)
  assert.equal((await save({ ...written, version, act: 'publish' })).status, 409)
  const done = await save({ ...written, question, answer: ANSWER, version: version + 1, act: 'publish' })
  assert.deepEqual(
    done.body.versions.map((one: { state: string }) => one.state),
    ['published', 'replaced', 'replaced'],
  )
  const [first] = (await read()).faqs
  assert.deepEqual([first.slug, first.question], [KEY, question])
  assert.deepEqual(first.answer[0][1], { text: 'guidelines', strong: true })
  await seedLibrary(it)
  assert.equal((await read()).faqs[0].question, question)
})

test('an answer with unsupported markup is refused at its field', async () => {
  const { version, written } = await open()
  for (const answer of [`${ANSWER}\n\n- a list`, `${ANSWER} [out](https://example.com)`]) {
    const { status, body } = await save({ ...written, answer, version, act: 'publish' })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['answer']])
  }
})

test('a new question comes last in its topic, and a moved one last in its new topic', async () => {
  const fresh = { topic: 'pay', question: 'Who sees what I earn?', answer: ANSWER }
  assert.equal((await save({ ...fresh, version: 0, act: 'publish' }, 'who-sees-pay')).status, 200)
  const inTopic = async (topic: string) =>
    (await read()).faqs
      .filter((one: { topic: string }) => one.topic === topic)
      .map(({ slug }: { slug: string }) => slug)
  assert.equal((await inTopic('pay')).at(-1), 'who-sees-pay')
  await save({ ...fresh, topic: 'law', version: 1, act: 'publish' }, 'who-sees-pay')
  assert.equal((await inTopic('law')).at(-1), 'who-sees-pay')
  assert.equal((await read()).total, 31)
})
