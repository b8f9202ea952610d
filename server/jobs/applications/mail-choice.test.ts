import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { applied, hiring } from '#tests/support/jobs/applications.ts'
import { inboxOf } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

const subjects = async (email: string) => (await inboxOf(it, email)).map(({ subject }) => subject)

test('an applicant stops the mails about an application by the link in one, reads on in the account, and starts them again there', async () => {
  const { owner, vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  await it.app.tasks.drain()
  const letter = (await inboxOf(it, person.email)).find(({ subject }) => subject === 'Sudah kami sampaikan')
  const token = /langganan\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? assert.fail(letter?.body)
  const params = { token }
  const choose = async (stopped: boolean) =>
    (await it.call('chooseMail', { params, body: { kind: 'own_application', stopped } })).body.kinds
  assert.deepEqual((await it.call('mailChoices', { params })).body.kinds, [
    { kind: 'own_application', stopped: false },
  ])
  assert.deepEqual(await choose(true), [{ kind: 'own_application', stopped: true }])
  const bearer = owner.token
  assert.equal((await it.call('openApplication', { params: { id } }, { bearer })).status, 200)
  await it.app.tasks.drain()
  assert.ok(!(await subjects(person.email)).includes('Sudah dilihat'))
  const own = async () =>
    (await it.call('ownApplications', {}, { bearer: person.token })).body.applications[0]
  assert.deepEqual([(await own()).state, (await own()).gets_mails], ['seen', false])
  assert.deepEqual(await choose(false), [{ kind: 'own_application', stopped: false }])
  const body = { decision: 'invited', message: 'Silakan datang Selasa pagi.' }
  assert.equal((await it.call('answerApplication', { params: { id }, body }, { bearer })).status, 200)
  await it.app.tasks.drain()
  assert.ok((await subjects(person.email)).includes('Ada jawaban untukmu'))
  assert.equal((await own()).gets_mails, true)
})

test('a deleted application has no mails to manage', async () => {
  const { vacancy } = await hiring(it)
  const { person, id } = await applied(it, vacancy)
  await it.app.tasks.drain()
  const [letter] = await inboxOf(it, person.email)
  const params = { token: /langganan\/([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? assert.fail() }
  await it.call('removeApplication', { params: { id } }, { bearer: person.token })
  assert.equal((await it.call('mailChoices', { params })).status, 404)
})
