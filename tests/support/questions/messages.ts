import assert from 'node:assert/strict'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import type { TestApp } from '../app.ts'
import { signInStaff } from '../sign-in.ts'

export const QUESTION = 'Apakah lembur di gudang dibayar sesuai aturan?'

/** A question as the form sends it. */
export const someQuestion = (company_id: string, more: object = {}) => ({
  company_id,
  question: QUESTION,
  author_type: 'interested',
  agree: true,
  manage_code: makeManageCode(),
  ...more,
})

export const someAnswer = (question_id: string, more: object = {}) => ({
  type: 'answer',
  question_id,
  message: 'Dibayar, dua kali sebulan.',
  author_type: 'employee',
  agree: true,
  manage_code: makeManageCode(),
  ...more,
})

type Sent = { id: string; code: string }

export async function ask(it: TestApp, company_id: string, more: object = {}): Promise<Sent> {
  const { status, body } = await it.call('askQuestion', { body: someQuestion(company_id, more) })
  assert.equal(status, 201, JSON.stringify(body))
  return { id: body.id, code: body.manage_code }
}

export async function answer(it: TestApp, question: string, more: object = {}): Promise<Sent> {
  const { status, body } = await it.call('sendMessage', { body: someAnswer(question, more) })
  assert.equal(status, 201, JSON.stringify(body))
  return { id: body.id, code: body.manage_code }
}

/** One sign-in of a moderator is used for the decisions of some minutes. */
const moderators = new WeakMap<TestApp, { token: string; until: number }>()
const SESSION_MS = 10 * 60_000
export async function moderator(it: TestApp): Promise<string> {
  const now = it.clock.now().getTime()
  const cached = moderators.get(it)
  if (cached && now < cached.until) return cached.token
  const { token } = await signInStaff(it)
  moderators.set(it, { token, until: now + SESSION_MS })
  return token
}

/** Decides as the team and lets the decision take effect. */
export async function decideMessage(
  it: TestApp,
  subject: 'Question' | 'Answer',
  id: string,
  body: object = { decision: 'show' },
): Promise<any> {
  const bearer = await moderator(it)
  const opened = await it.call(`open${subject}`, { params: { id } }, { bearer })
  const decided = await it.call(`decide${subject}`, { params: { id }, body }, { bearer })
  assert.equal(decided.status, 200, JSON.stringify([opened.body, decided.body]))
  // Mails are sent after the task that writes them has run.
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  return { opened: opened.body, bearer }
}

export async function askShown(it: TestApp, company_id: string, more: object = {}): Promise<Sent> {
  const sent = await ask(it, company_id, more)
  await decideMessage(it, 'Question', sent.id)
  return sent
}

export async function answerShown(it: TestApp, question: string, more: object = {}): Promise<Sent> {
  const sent = await answer(it, question, more)
  await decideMessage(it, 'Answer', sent.id)
  return sent
}
