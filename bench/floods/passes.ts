// npm run bench -- passes: sends 200 false proofs a second from many networks, each as costly to verify as a true one.
// Measures what readers wait meanwhile, and an author elsewhere until the pass is permitted.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { Call } from '#web/platform/call.ts'
import { getCredential } from '#web/accounts/pass/credential.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'
import { newPerson } from '#tests/e2e/submissions.ts'
import { demoFilled, knownCompany } from '#tests/e2e/site.ts'
import { freshPlace } from '#tests/support/database.ts'
import { credentialInMemory } from '#tests/support/pass/passes.ts'
import { startProgram } from '#tests/support/program.ts'
import { post } from './codes.ts'
import { httpGet, median } from '../measure.ts'

const SECONDS = 30
const A_SECOND = 200
const READERS_A_SECOND = 20
const hex = () => randomBytes(2).toString('hex')
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })

export async function benchPasses(): Promise<void> {
  const place = await freshPlace()
  const program = await startProgram({ ...place.env, TRUST_PROXY: 'yes' })
  try {
    await demoFilled(program.url)
    const { slug } = await knownCompany(program.url)
    const { body } = await get<{ company: { id: string } }>(program.url, `/api/v2/company/${slug}`)
    const quiet = await readers(program.url, `/perusahaan/${slug}`)
    const flood = sendFlood(program.url, await forged(program.url, body.company.id))
    const [busy, ...honest] = await Promise.all([
      readers(program.url, `/perusahaan/${slug}`),
      ...[2, 12, 22].map(after => honestPass(program.url, body.company.id, after)),
    ])
    console.log(`false proofs: ${JSON.stringify(await flood)}`)
    console.log(`readers, p50 and p95: ${shown(quiet)} before, ${shown(busy)} meanwhile (bar: p95 300 ms)`)
    console.log(`an author's pass: ${honest.map(took => `${took.toFixed(1)} s`).join(', ')} (bar: 10 s)`)
  } finally {
    await program.stop()
    await place.remove()
  }
}

const shown = (times: number[]): string =>
  `${median(times).toFixed(0)}, ${(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0).toFixed(0)} ms`

async function get<T>(url: string, path: string): Promise<{ body: T }> {
  const answer = await fetch(url + path)
  return { body: (await answer.json()) as T }
}

/** The calls of a browser at an address; `seen` gets each body. */
const clientAt =
  (
    url: string,
    session: string,
    address: string,
    seen: (name: string, body: object) => void = () => {},
  ): Call =>
  async (name, input, bearer) => {
    const { method, path } = ENDPOINTS[name]
    const { body } = input as { body?: object }
    if (body) seen(name, body)
    const token = bearer ?? (name === 'passCredential' ? session : undefined)
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    const given = await answer.json()
    if (answer.ok) return given
    throw { ...given, status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) }
  }

/** A true proof with one changed bit in its last number: it is refused only after all arithmetic. */
async function forged(url: string, company: string): Promise<object> {
  const { token } = await newPerson(url)
  let shownProof: { presentation?: string } = {}
  const client = clientAt(url, token, '192.0.2.9', (_, body) => (shownProof = body))
  await requestPass(client, credentialInMemory(), [{ kind: 'review', company }])
  const bytes = Buffer.from(String(shownProof.presentation), 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return { ...shownProof, presentation: bytes.toString('base64url') }
}

async function sendFlood(url: string, body: object): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  const one = async (at: number) => {
    await wait((at / A_SECOND) * 1000)
    const from = { 'x-forwarded-for': `2001:db8:${hex()}:${hex()}::${hex()}` }
    const { status } = await post(`${url}/api/review-pass`, body, from, agent).catch(() => ({ status: 0 }))
    answers[status] = (answers[status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: SECONDS * A_SECOND }, (_, at) => one(at)))
  return answers
}

async function readers(url: string, path: string): Promise<number[]> {
  const times = Array.from({ length: SECONDS * READERS_A_SECOND }, async (_, at) => {
    await wait((at / READERS_A_SECOND) * 1000)
    const start = performance.now()
    await httpGet(`${url}${path}?${randomUUID()}`)
    return performance.now() - start
  })
  return Promise.all(times)
}

/** Seconds until an author elsewhere has a pass, who sends again when told to wait. */
async function honestPass(url: string, company: string, after: number): Promise<number> {
  const { token } = await newPerson(url)
  const browser = credentialInMemory()
  const client = clientAt(url, token, `198.51.100.${after}`)
  await getCredential(client, browser)
  await wait(after * 1000)
  const start = performance.now()
  for (;;) {
    const refused = await requestPass(client, browser, [{ kind: 'review', company }]).then(
      () => undefined,
      (error: { retryAfter?: number }) => error,
    )
    if (!refused) return (performance.now() - start) / 1000
    await wait((refused.retryAfter ?? 1) * 1000)
  }
}

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, Math.max(0, milliseconds)))
