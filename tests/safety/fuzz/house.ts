import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { deskCall, SUBJECTS } from '#shared/contract/moderation/desk-subjects.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { REPLY_ROLES } from '#shared/contract/keys.ts'
import { loadDemo } from '#server/demo/load.ts'
import { importDirectory } from '#server/companies/directory/import.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { givePay, somePay } from '#tests/support/pay.ts'
import { employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { newOwner, signIn, signInStaff } from '#tests/support/sign-in.ts'
import type { PassFor } from '#web/writing/pass/pass.ts'
import { passFor, reviewPass } from '#tests/support/pass/passes.ts'
import type { Known } from './schema.ts'

export const CALLERS = ['visitor', 'member', 'owner', 'team'] as const
export type Caller = (typeof CALLERS)[number]

export type House = {
  it: TestApp
  knownFor(name: EndpointName): Known
  /** The caller's bearer for this call: a pass or a code if the call needs one. */
  bearerOf(caller: Caller, name: EndpointName, body: unknown): Promise<string | undefined>
}

/** The program with the demo, a member with reviews, a company's owner, and an administrator of the team. */
export async function openHouse(): Promise<House> {
  const it = await testApp()
  await loadDemo(it)
  const member = await signIn(it)
  const other = await signIn(it)
  const team = await signInStaff(it, 'administrator')
  const facts = await factsOf(it)
  const owner = await newOwner(it, { id: facts.companies[0] as string })
  const codes = await writeReviews(it, other.token, facts.companies.slice(0, 12))
  const payCodes = await givePays(it, other.token, facts.companies.slice(0, 6))
  const waiting = await waitingFor(it, team.token)
  const tokens = { visitor: undefined, member: member.token, owner: owner.token, team: team.token }
  const codesFor = (name: EndpointName) => (name.endsWith('Pay') ? payCodes : codes)

  const ownFor = (name: EndpointName) => (ENDPOINTS[name].auth === 'owner' ? facts.owned : facts.reviews)

  return {
    it,
    knownFor: name => ({
      ...knownOf({ ...facts, own: waiting.get(name) ?? ownFor(name) }, codesFor(name)),
      ...(name === 'saveReply' && { role: fc.constantFrom(...REPLY_ROLES) }),
      // Accepted years of pay are this year and the last one.
      ...(/Pay$|^pay/.test(name) && { year: fc.constantFrom(2025, 2026) }),
    }),
    async bearerOf(caller, name, body) {
      const token = tokens[caller]
      // Signing out ends the caller's session, so each request uses another session of the same person.
      if (/logout/i.test(name)) return token && twinOf(it, token)
      if (caller !== 'member') return token
      const { auth } = ENDPOINTS[name]
      const own = codesFor(name)
      if (auth === 'code') return own[randomBytes(1)[0]! % own.length]
      return auth === 'pass' ? passOf(it, name, member.token, body) : token
    },
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** Rows with one name in one city: all but the first wait for an editor. */
const DIRECTORY = [
  'name,city',
  ...['PT', 'CV', 'UD', 'Firma', 'NV'].map(form => `${form} Arus Deras,Kota Malang`),
  '',
].join('\n')

async function factsOf({ db, clock, call }: TestApp) {
  const column = async (rows: PromiseLike<readonly Record<string, unknown>[]>) =>
    (await rows).map(row => String(Object.values(row)[0]))
  const sql = db.content
  const reviews = await column(
    sql`select id from content.review where state = 'published' order by id limit 40`,
  )
  for (const id of reviews.slice(0, 6))
    await call(
      'reportReview',
      { params: { id }, body: { guideline: 1, words: id } },
      { device: id, address: id },
    )
  await importDirectory({
    db,
    clock,
    source: Readable.from([Buffer.from(DIRECTORY)]),
    report: () => {},
  })
  const companies = await column(sql`select id from content.company where status = 1 order by id`)
  const attempt = await call('loginEmail', { body: { email: 'sinta@contoh.id' } }, { device: 'x' })
  return {
    slugs: await column(sql`select slug from content.company order by slug`),
    companies,
    /** The company with an owner: its reviews, and the comments on its pay. */
    owned: await column(sql`
      select id from content.review where company_id = ${String(companies[0])} and state = 'published'
      union all select id from content.pay_comment where company_id = ${String(companies[0])}`),
    reviews,
    attempt: attempt.body.user_id as string,
  }
}

async function writeReviews(it: TestApp, session: string, companies: string[]): Promise<string[]> {
  const codes: string[] = []
  for (const company_id of companies) {
    const bearer = await reviewPass(it, session, company_id)
    const manage_code = newManageCode()
    const body = employeeReview(company_id, { manage_code })
    const sent = await it.call('submitReview', { body }, { bearer })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    codes.push(manage_code)
  }
  return codes
}

async function givePays(it: TestApp, bearer: string, companies: string[]): Promise<string[]> {
  const codes: string[] = []
  for (const company of companies) codes.push(await givePay(it, somePay(company), bearer))
  return codes
}

/** Pending items of each desk, for the calls about them. */
async function waitingFor({ call }: TestApp, bearer: string): Promise<Map<string, string[]>> {
  const waiting = new Map<string, string[]>()
  for (const subject of SUBJECTS) {
    const { body } = await call(deskCall('desk', subject), {}, { bearer })
    const ids = body.rows.map(({ id }: { id: string }) => id)
    for (const act of ['open', 'decide', 'undo'] as const) waiting.set(deskCall(act, subject), ids)
  }
  return waiting
}

/** `own`: ids of a call's subjects. */
function knownOf({ own, ...facts }: Facts & { own: string[] }, codes: string[]): Known {
  const oneOf = (list: string[]) => (list.length > 0 ? fc.constantFrom(...list) : fc.uuid())
  const city = fc.constantFrom('32.75', '31.74', '35.78')
  const role = fc.constantFrom('administrative-staff', 'office-administrator')
  const year = fc.integer({ min: 2018, max: 2026 })
  const yes = fc.constantFrom(true, 'yes', 1)
  return {
    id: fc.oneof(
      { weight: 6, arbitrary: oneOf(own) },
      oneOf(facts.companies),
      oneOf(facts.reviews),
      fc.uuid(),
    ),
    slug: fc.oneof({ weight: 6, arbitrary: oneOf(facts.slugs) }, fc.stringMatching(/^[a-z-]{1,20}$/)),
    role: fc.oneof({ weight: 6, arbitrary: role }, fc.stringMatching(/^[a-z-]{1,20}$/)),
    company_id: fc.oneof({ weight: 8, arbitrary: oneOf(facts.companies) }, fc.uuid()),
    company: fc.constant(undefined),
    into: oneOf(facts.companies),
    user_id: fc.oneof(fc.constant(facts.attempt), fc.uuid()),
    manage_code: fc.oneof({ weight: 6, arbitrary: fc.constant(0).map(newManageCode) }, oneOf(codes)),
    email: fc.oneof(
      fc.emailAddress(),
      fc.uuid().map(one => `${one}@contoh.id`),
    ),
    contact: fc.constantFrom('rani@contoh.id', '0812 3456 7890'),
    month: fc.constantFrom('2026-03', '2026-02', '2026-13', '0000-00'),
    agree: yes,
    agree_rules: yes,
    city_id: city,
    city,
    province: fc.constantFrom('32', 'Jawa Timur', 'Jakarta'),
    year,
    job_role: role,
    job_role_id: role,
    overall_sentiment: fc.integer({ min: 1, max: 5 }),
    score: fc.integer({ min: 1, max: 5 }),
    recommend: fc.constantFrom('1', '0'),
    left_at_year: year,
    interview_rounds: fc.integer({ min: 1, max: 10 }),
    monthly_salary: fc.integer({ min: 1_000_000, max: 50_000_000 }),
    fixed_allowances: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    start: fc.integer({ min: 0, max: 40 }),
    end: fc.integer({ min: 1, max: 60 }),
  }
}

async function passOf(it: TestApp, name: EndpointName, session: string, body: unknown): Promise<string> {
  const { company_id } = (body ?? {}) as { company_id?: string | null }
  const pay: PassFor = { kind: 'pay', company: company_id ?? null }
  const review: PassFor = { kind: 'review', company: String(company_id) }
  return passFor(it, session, name === 'givePay' ? [pay] : [review, pay]).catch(newToken)
}

async function twinOf({ db }: TestApp, token: string): Promise<string> {
  const twin = newToken()
  await db.identity`
    insert into identity.session (token_hash, kind, holder_id, sealed, delete_on)
    select ${sha256(twin)}, kind, holder_id, sealed, delete_on
    from identity.session where token_hash = ${sha256(token)}`
  return twin
}
