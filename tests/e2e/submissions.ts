import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { document } from '../support/files/pictures.ts'
import { reviewPass } from '../support/pass/passes.ts'
import { employeeReview } from '../support/reviews.ts'
import { until } from '../support/until.ts'
import { codeFor, newAddress } from './people.ts'
import { api } from './site.ts'

type Call = { method?: string; bearer?: string; device?: string }
type SentFile = { id: string; secret: string }
type Sent = { companyId: string; manageCode: string }

/** A reader's call that must succeed. */
export async function send<T>(url: string, path: string, body: object, call: Call = {}): Promise<T> {
  const { method = 'POST', bearer, device = randomUUID() } = call
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Device: device,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  })
  assert.ok(answer.ok, `${path} answered ${answer.status}: ${await answer.clone().text()}`)
  return (await answer.json()) as T
}

/** Sends a review like its author's browser; `company` names an unlisted one. */
export async function sendReview(
  url: string,
  words: { headline: string; likes?: string; dislikes?: string; advice?: string },
  { companyId = randomUUID(), company }: { companyId?: string; company?: string },
): Promise<Sent> {
  const { token } = await newPerson(url)
  const pass = await reviewPass(siteAt(url), token, companyId, {
    unlisted: company !== undefined,
    pay: false,
  })
  const body = employeeReview(companyId, { ...words, ...(company !== undefined && { company }) })
  await send(url, '/review', body, { bearer: pass })
  return { companyId, manageCode: String(body['manage_code']) }
}

/** Waits for the effect of the team's decision, because the desk confirms it earlier. */
export async function rejectedFor(url: string, { manageCode }: Sent): Promise<void> {
  const headers = { Authorization: `Bearer ${manageCode}` }
  await until(async () => (await api<{ state: string }>(url, '/my-review', { headers })).state === 'rejected')
}

/** Sends the author's edit by the code of the review. */
export async function editReview(url: string, { companyId, manageCode }: Sent, words: object): Promise<void> {
  const body = employeeReview(companyId, { ...words, manage_code: manageCode })
  await send(url, '/my-review', body, { method: 'PUT', bearer: manageCode })
}

/** The calls of a browser to a running site, as tests of the program have them. */
const siteAt = (url: string): Parameters<typeof reviewPass>[0] => ({
  async call(name, { body } = {}, { bearer } = {}) {
    const { method, path } = ENDPOINTS[name]
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json() }
  },
})

export type Person = { token: string; user: object }

/** Signs in a new account from its own browser. */
export async function newPerson(url: string, email = newAddress()): Promise<Person> {
  const device = randomUUID()
  const { user_id } = await send<{ user_id: string }>(url, '/auth/login-email', { email }, { device })
  const two_factor_code = await codeFor(url, email)
  return send<Person>(url, '/auth/2fa', { user_id, two_factor_code, consent: true }, { device })
}

/** A person with an account applies for a job with a PDF; returns the application's id. */
export async function apply(
  url: string,
  vacancy_id: string,
  bearer: string,
  name = 'Sekar Ayu',
): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(document())], 'CV.pdf'))
  const { id, secret } = await api<SentFile>(url, '/files', { method: 'POST', body: form })
  const body = { vacancy_id, name, phone: '0812 9090 1122', attachment: { id, secret } }
  return (await send<{ id: string }>(url, '/apply-job', body, { bearer })).id
}
