// F-10: any request by anyone to any call gets an answer that conforms to the contract, and never a server error.
// FUZZ=full sends 2,000 random requests to each call from each caller; FUZZ_SEED repeats a run. A usual run always
// sends the same requests, so that its result depends only on the tested change.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import test, { after, before, type TestContext } from 'node:test'
import fc from 'fast-check'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { STATUS } from '#server/platform/http/errors.ts'
import { formOf } from '#tests/support/files/form.ts'
import { CALLERS, openHouse, type Caller, type House } from './fuzz/house.ts'
import { requestsOf, type Fuzzed } from './fuzz/requests.ts'

const FULL = process.env['FUZZ'] === 'full'
const RUNS = FULL ? 2000 : 30
const SEED = Number(process.env['FUZZ_SEED'] ?? (FULL ? randomInt(2 ** 31) : 20_261_123))
const SLOWEST_MS = 500
/**
 * Traces of internals: stack traces, file names, SQL, database messages. The licence list may name PGlite's package.
 */
const INSIDE =
  /\bat (async )?[\w.<>]+ \(|node_modules|file:\/\/|\/(server|shared|work|tmp)\/[\w-]+|\.ts:\d+|SQLSTATE|PostgresError|(?<!electric-sql\/)PGlite|\bselect .{1,200} from |insert into |relation "|violates|syntax error/i

let house: House
const times: number[] = []
const seen = { all: 0, accepted: 0, done: 0 }
before(async () => void (house = await openHouse()))
after(() => house.it.close())

for (const name of Object.keys(ENDPOINTS) as EndpointName[])
  test(`${name} answers every request and reveals no internals`, async t => {
    t.diagnostic(`FUZZ_SEED=${SEED}`)
    for (const caller of CALLERS)
      await fc.assert(
        fc.asyncProperty(requestsOf(name, house.knownFor(name)), request =>
          checkAnswer(name, caller, request),
        ),
        { numRuns: RUNS, seed: SEED },
      )
  })

test('half of the requests conform to the contract, and ninety-nine in a hundred are answered in time', (t: TestContext) => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  t.diagnostic(
    `${seen.all} requests, ${seen.accepted} valid, ${seen.done} done; ms: half ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(0.99999)}; FUZZ_SEED=${SEED}`,
  )
  assert.ok(seen.accepted >= seen.all / 2, `${seen.accepted} of ${seen.all} are valid`)
  assert.ok(seen.done >= seen.all / 10, `${seen.done} of ${seen.all} were done`)
  assert.ok(at(0.99) < SLOWEST_MS, `p99 is ${at(0.99)} ms`)
})

async function checkAnswer(name: EndpointName, caller: Caller, request: Fuzzed): Promise<void> {
  const answer = await send(name, caller, request)
  const { statusCode: status, body, headers } = answer
  const label = `${name} by ${caller}, ${request.what}: ${status} ${body.slice(0, 300)}`
  assert.ok(status < 500, label)
  assert.match(String(headers['content-type']), /^application\/json/, label)
  assert.match(String(headers['cache-control']), maySay(name, status), label)
  assert.equal(headers['x-content-type-options'], 'nosniff', label)
  assert.doesNotMatch(body, INSIDE, label)
  const json: unknown = JSON.parse(body)
  seen.all += 1
  if (isValid(name, request)) seen.accepted += 1
  if (status >= 400) return checkProblem(json, status, label)
  seen.done += 1
  assert.equal(status, (ENDPOINTS[name] as Endpoint).status ?? 200, label)
  assert.deepEqual(CONTRACT[name].response.parse(json), json, label)
}

async function send(name: EndpointName, caller: Caller, request: Fuzzed) {
  const { params, query, body, headers } = request
  const { method, path }: Endpoint = ENDPOINTS[name]
  const bearer = await house.bearerOf(caller, name, body)
  const place = path.replace(/:(\w+)/g, (_, key: string) => encode(params[key] ?? ''))
  const search = query.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&')
  const { payload, type } = method === 'GET' ? {} : await payloadOf(name, request)
  const start = performance.now()
  const answer = await house.it.app.http.inject({
    method,
    url: `/api${place}${search && `?${search}`}`,
    remoteAddress: name === 'inbox' ? '127.0.0.1' : randomAddress(),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': type }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  times.push(performance.now() - start)
  return answer
}

async function payloadOf(name: EndpointName, { body, file, raw }: Fuzzed) {
  const { takesFile }: Endpoint = ENDPOINTS[name]
  if (!takesFile || raw !== undefined)
    return { payload: raw ?? JSON.stringify(body), type: 'application/json' }
  const texts = Object.entries((body ?? {}) as object).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ])
  const given = file && { name: 'file.png', bytes: file }
  const { payload, headers } = await formOf(takesFile.field, given, Object.fromEntries(texts))
  return { payload, type: headers['content-type'] as string }
}

/** Only public answers may be cached, and only by their version. */
const maySay = (name: EndpointName, status: number): RegExp => {
  const { method, auth } = ENDPOINTS[name]
  return method === 'GET' && auth === 'none' && status === 200 ? /^no-(store|cache)$/ : /^no-store\b/
}

type Problem = { message: string; code: string; errors: object; candidates?: object }

function checkProblem(json: unknown, status: number, label: string): void {
  const { message, code, errors, candidates = {}, ...rest } = json as Problem
  assert.deepEqual(rest, {}, label)
  assert.ok(
    Object.keys(candidates).every(field => field in errors),
    label,
  )
  assert.equal(STATUS[code as keyof typeof STATUS], status, label)
  assert.ok(message.length > 0 && !message.includes('undefined'), label)
  for (const sentences of Object.values(errors)) {
    assert.ok(Array.isArray(sentences) && sentences.length > 0, label)
    for (const sentence of sentences as string[])
      assert.doesNotMatch(sentence, /^$|undefined|\[object/, label)
  }
}

/** Whether the contract would pass the request to the handler. */
function isValid(name: EndpointName, { params, query, body, file, raw, headers, what }: Fuzzed): boolean {
  const schemas: Schemas = CONTRACT[name]
  const { takesFile }: Endpoint = ENDPOINTS[name]
  const type = headers['content-type'] ?? 'application/json'
  return (
    raw === undefined &&
    type === 'application/json' &&
    (!takesFile || (file !== undefined && what !== 'file')) &&
    (schemas.params?.safeParse(params).success ?? true) &&
    (schemas.query?.safeParse(Object.fromEntries(query)).success ?? true) &&
    (schemas.body?.safeParse(body ?? {}).success ?? true)
  )
}

/** Half a surrogate pair has no UTF-8 encoding: it is sent as the bytes of a careless program. */
const encode = (text: string): string =>
  text
    .split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/)
    .map((part, index) => (index % 2 === 0 ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('')
    .replace(/^\.+$/, dots => '%252E'.repeat(dots.length))

/** Limits bind to network addresses; this test is not about limits. */
const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
