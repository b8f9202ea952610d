import assert from 'node:assert/strict'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import type { Locale } from '#shared/locale.ts'
import type { Db } from '#server/platform/db/db.ts'
import type { Log } from '#server/platform/log.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { clientOf } from '#tests/support/pass/passes.ts'
import { renewCredential } from '#web/accounts/pass/credential.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'
import type { PassFor } from '#web/writing/pass/pass.ts'
import { makeCast, type Cast, type Person, type Size } from './cast.ts'
import { isRecorded, type LiveCall } from './live-log.ts'
import { randomFrom, type Random } from './random.ts'
import { newTruth, type Truth } from './truth.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** A Monday. Four weeks later it is still the same month, which accounts and reviews show in the clear. */
export const FIRST_DAY = Date.parse('2026-03-02T00:00:00+07:00')

type Asking = { params?: Record<string, string>; query?: Record<string, string>; body?: object }
type As = { bearer?: string; locale?: Locale; device?: string; address?: string }
type Answered = { status: number; body: any }

/** People, companies and the program, with a clock that the acts advance. */
export type World = {
  it: TestApp
  db: Db
  random: Random
  cast: Cast
  truth: Truth
  mail: MailServer
  /** Log lines of the program. */
  logs: string[]
  /** The calls of credentials, passes, reviews and pay, in their order. */
  live: LiveCall[]
  /** Calls the program over HTTP, as a browser does. */
  call(name: EndpointName, asking?: Asking, as?: As): Promise<Answered>
  now(): number
  /** Acts that have not run yet. */
  waiting: Act[]
  /** Schedules a person's later act. */
  later(milliseconds: number, run: Act['run']): void
  /** Runs after each review is sent, to plant leaks. */
  wrote(review: string, author: Person): Promise<void>
  close(): Promise<void>
}

/** One act of one person. */
export type Act = { at: number; run(world: World): Promise<void> }
/** Gives the acts of the cast in one domain during the simulated weeks. */
export type Domain = (plan: { cast: Cast; random: Random; days: number }) => Act[]

export async function openWorld(
  db: Db,
  seed: number,
  size: Size,
  wrote: (world: World, review: string, author: Person) => Promise<void> = async () => {},
): Promise<World> {
  const random = randomFrom(seed)
  const mail = await mailServer()
  const logs: string[] = []
  const env = { SMTP_URL: mail.url, PUBLISH_SLOT: 'daily' }
  const it = await testApp({ db, env, log: logInto(logs) })
  it.clock.set(new Date(FIRST_DAY).toISOString())
  const cast = await makeCast(it, random, size)
  await it.app.http.ready()
  const world: World = {
    it,
    db,
    random,
    cast,
    waiting: [],
    truth: newTruth(),
    mail,
    logs,
    live: [],
    call: (name, asking, as) => callHttp(world, name, asking, as),
    now: () => it.clock.now().getTime(),
    later: (milliseconds, run) => void world.waiting.push({ at: world.now() + milliseconds, run }),
    wrote: (review, author) => wrote(world, review, author),
    async close() {
      await it.close()
      mail.close()
    },
  }
  return world
}

/** After each act and at these hours of Jakarta the program runs its tasks. */
const HOURS_AFTER = 2
const DAILY_HOURS = [2, 3, 4, 5, 9, 10]
const hourOf = (moment: number): number => new Date(moment + 7 * HOUR).getUTCHours()

/** A time of day at which people are awake. */
export const atOf = (random: Random, day: number): number =>
  FIRST_DAY + day * DAY + random.whole(6 * 60, 22 * 60 - 1) * 60_000

/** Simulates until a moment: acts in chronological order, and the program's own tasks at their hours in between. */
export async function live(world: World, until: number): Promise<void> {
  const { waiting } = world
  let hour = Math.ceil((world.now() + 1) / HOUR) * HOUR
  let acted = world.now()
  for (;;) {
    const next = waiting.toSorted((a, b) => a.at - b.at)[0]
    const act = next && next.at <= until ? next : undefined
    for (; hour <= (act?.at ?? until); hour += HOUR) {
      if (hour - acted > (HOURS_AFTER + 1) * HOUR && !DAILY_HOURS.includes(hourOf(hour))) continue
      move(world, hour)
      await world.it.app.tasks.drain()
    }
    acted = act?.at ?? acted
    move(world, act?.at ?? until)
    if (!act) return
    waiting.splice(waiting.indexOf(act), 1)
    await act.run(world)
  }
}

const move = ({ it, now }: World, to: number): void => {
  if (to > now()) it.clock.set(new Date(to).toISOString())
}

async function callHttp(
  { it, cast, live, now }: World,
  name: EndpointName,
  asking: Asking = {},
  as: As = {},
): Promise<Answered> {
  const { method, path, unnamed }: Endpoint = ENDPOINTS[name]
  const address = as.address ?? '192.0.2.1'
  const device = unnamed ? undefined : as.device
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(asking.params?.[key] ?? ''))
  const answer = await it.app.http.inject({
    method,
    url: `/api${filled}`,
    query: asking.query ?? {},
    headers: {
      locale: as.locale ?? 'id',
      ...(as.bearer && { authorization: `Bearer ${as.bearer}` }),
      ...(device && { device }),
    },
    remoteAddress: address,
    ...(asking.body && { payload: asking.body }),
  })
  const body = answer.json()
  if (isRecorded(name))
    live.push({
      name,
      account: cast.people.find(({ token }) => token && token === as.bearer)?.account,
      bearer: as.bearer,
      device,
      request: { ...asking.body },
      answer: body,
      seen: { at: now(), address },
    })
  return { status: answer.statusCode, body }
}

/** The body of an answer that must be a success: an act that is silently refused would prove nothing. */
export async function taken(world: World, name: EndpointName, asking: Asking, as: As): Promise<any> {
  const { status, body } = await world.call(name, asking, as)
  assert.ok(status < 300, `${name} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

function logInto(lines: string[]): Log {
  return {
    info: (event, facts) => void lines.push(JSON.stringify({ event, ...facts })),
    error: (event, error) => void lines.push(JSON.stringify({ event, error: String(error) })),
  }
}

/**
 * The person's session, or a new one, after which their browser renews its credential; the visit is recorded as an
 * observer's knowledge.
 */
export async function session(world: World, person: Person): Promise<string> {
  const left = person.signsOut && world.now() - (person.visits.at(-1) ?? 0) > HOUR
  person.visits.push(world.now())
  if (person.token && !left && (await world.call('me', {}, { bearer: person.token })).status === 200)
    return person.token
  const as = asOf(person)
  const asked = await world.call('loginEmail', { body: { email: person.email } }, as)
  assert.equal(asked.status, 202, JSON.stringify(asked.body))
  const two_factor_code = await mailedCode(world, person.email)
  const body = { user_id: asked.body.user_id, two_factor_code, consent: true }
  const verified = await world.call('verifyCode', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  person.token = verified.body.token as string
  person.account = verified.body.user.id as string
  const credential = await renewCredential(clientOf(world, person.token, as), person.browser)
  assert.ok('credential' in credential, 'this browser is the only one of its account')
  return person.token
}

/** A pass from the person's browser, which has the credential and needs no session. */
export const passOf = (world: World, person: Person, purposes: PassFor[]): Promise<string> =>
  requestPass(clientOf(world, undefined, asOf(person)), person.browser, purposes)

const asOf = ({ locale, device, address }: Person) => ({ locale, device, address })

export async function mailedCode({ it, mail }: Pick<World, 'it' | 'mail'>, email: string): Promise<string> {
  await it.app.tasks.drain()
  const letter = mail.mails.findLast(one => one.includes(email)) ?? ''
  const code = /^Subject: (\d{6})/m.exec(letter)?.[1]
  assert(code, `no code came for ${email}`)
  return code
}
