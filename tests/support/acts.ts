import assert from 'node:assert/strict'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { payInput } from '#shared/contract/pay/giving.ts'
import { payMac, repeatPass, submissionMac } from '#server/authorship/keys.ts'
import { ownerIndex } from '#server/owners/person.ts'
import { sha256 } from '#server/platform/crypto.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { RawInput } from '#server/platform/http/api.ts'
import type { TestApp } from './app.ts'
import type { GivenFile } from './files/form.ts'
import { ANSWERING_ACTS } from './owner-desk/acts.ts'
import { ASKING_ACTS } from './questions/acts.ts'
import { addCompany } from './companies.ts'
import { APPLYING_ACTS } from './jobs/acts.ts'
import { reviewPass } from './pass/passes.ts'
import { givePay, payPass, somePay } from './pay.ts'
import { ALERT_ACTS } from './jobs/alert-acts.ts'
import { document } from './files/pictures.ts'
import { publishReviews } from './published.ts'
import { joining, reviewWithTicket } from './raffle/raffle.ts'
import { employeeReview } from './reviews.ts'
import { newOwner, signIn } from './sign-in.ts'
import { submitReview } from './submitted.ts'

/** One call with its input, from its own device and network. */
export type Call = {
  name: EndpointName
  input: RawInput
  /** The file sent with it, if the call takes one. */
  file?: GivenFile | undefined
  as: { device: string; address: string; bearer?: string }
}

type Prepared = {
  input: RawInput
  file?: GivenFile
  bearer?: string
  /** Number of the act's results in the database. */
  count(it: TestApp): Promise<number>
}

/** An act of a person: sending it again must not repeat its effect. */
type Act = {
  call: EndpointName
  /** Error code for a repeat, if its answer differs from the first one. */
  doneBefore?: 'token_used' | 'already_decided'
  /** A repeat is another act: each request for a code sends another one. */
  single?: true
  prepare(it: TestApp, moderator: string): Promise<Prepared>
}

/** Acts for the tests of faults, which interrupt them. */
const ACTS: Act[] = [
  {
    call: 'submitReview',
    async prepare(it) {
      const company_id = await newCompany(it)
      const { token: bearer } = await signIn(it)
      const pass = await reviewPass(it, bearer, company_id)
      return {
        input: { body: employeeReview(company_id) },
        bearer: pass,
        count: countOf(sql => sql`select 1 from content.review where company_id = ${company_id}`),
      }
    },
  },
  {
    call: 'editReview',
    async prepare(it) {
      const { review, code, id } = await waitingReview(it)
      const headline = 'Gudang tetap rapi, sistem sudah lancar'
      return {
        input: { body: { ...review, headline } },
        bearer: code,
        count: countOf(sql => sql`select 1 from content.review where id = ${id} and headline = ${headline}`),
      }
    },
  },
  {
    call: 'withdrawReview',
    async prepare(it) {
      const { company, code } = await waitingReview(it)
      return {
        input: {},
        bearer: code,
        // Its author may rewrite it once.
        count: countOf(
          sql => sql`
            select 1 from content.review r join content.review_pass p using (company_id)
            where company_id = ${company} and r.state = 'withdrawn' and p.tag is null and p.kind = 'review'`,
        ),
      }
    },
  },
  {
    call: 'givePay',
    async prepare(it) {
      const body = somePay(await newCompany(it))
      const { token } = await signIn(it)
      const row = payMac(it.secrets, String(body['manage_code']))
      return {
        input: { body },
        bearer: await payPass(it, token, body),
        count: countOf(sql => sql`select 1 from content.pay_waiting where manage_mac = ${row}`),
      }
    },
  },
  {
    call: 'changePay',
    async prepare(it) {
      const pay = somePay(await newCompany(it))
      const code = await givePay(it, pay)
      const body = { ...pay, monthly_salary: 6_700_000 }
      const words = submissionMac(it.secrets, code, payInput.parse(body))
      return {
        input: { body },
        bearer: code,
        count: countOf(sql => sql`select 1 from content.pay_waiting where submission_mac = ${words}`),
      }
    },
  },
  {
    call: 'withdrawPay',
    async prepare(it) {
      const code = await givePay(it, somePay(await newCompany(it)))
      const pass = sha256(repeatPass(it.secrets, 'pay', code))
      const row = payMac(it.secrets, code)
      return {
        input: {},
        bearer: code,
        // Its author may give it again once.
        count: countOf(
          sql => sql`
            select 1 from content.review_pass where pass_hash = ${pass}
            and not exists (select 1 from content.pay_waiting where manage_mac = ${row})`,
        ),
      }
    },
  },
  {
    call: 'reportReview',
    async prepare(it) {
      const id = await publishedReview(it)
      return {
        input: { params: { id }, body: { guideline: 1, words: null } },
        count: countOf(sql => sql`select 1 from content.report where subject_id = ${id}`),
      }
    },
  },
  {
    call: 'markHelpful',
    async prepare(it) {
      const id = await publishedReview(it)
      return {
        input: { params: { id } },
        // Each mark of the review, times its figure.
        count: countOf(
          sql => sql`
            select 1 from content.review r join content.helpful_mark m on m.subject_id = r.id, generate_series(1, r.helpful_count)
            where r.id = ${id}`,
        ),
      }
    },
  },
  {
    call: 'raffleEntry',
    doneBefore: 'token_used',
    async prepare(it) {
      const { ticket } = await reviewWithTicket(it)
      const entry = createHash('sha256').update('entry').update(ticket.token, 'base64url').digest()
      return {
        input: { body: joining(ticket) },
        count: countOf(sql => sql`select 1 from content.raffle_entry where entry = ${entry}`),
      }
    },
  },
  {
    call: 'decideReview',
    doneBefore: 'already_decided',
    async prepare(it, moderator) {
      const { id } = await waitingReview(it)
      return {
        input: { params: { id }, body: { decision: 'reject', guideline: 3 } },
        bearer: moderator,
        count: countOf(sql => sql`select 1 from content.event where subject_id = ${id} and act = 'rejected'`),
      }
    },
  },
  {
    call: 'claimCompany',
    async prepare(it) {
      const company_id = await newCompany(it)
      const person = { name: 'Ratri Anggraini', role: 'Kepala SDM', email: `${randomUUID()}@kantor.example` }
      return {
        input: { body: { ...person, company_id, phone: '021 555 0100', agree: true } },
        count: countOf(sql => sql`select 1 from content.claim where company_id = ${company_id}`),
      }
    },
  },
  {
    call: 'inviteColleague',
    async prepare(it) {
      const { token: bearer } = await newOwner(it, { id: await newCompany(it) })
      const body = { name: 'Budi Santosa', role: 'Staf SDM', email: `${randomUUID()}@kantor.example` }
      const index = ownerIndex(it.secrets, body.email)
      return {
        input: { body },
        bearer,
        count: async ({ db }) =>
          (await db.identity`select 1 from identity.owner where email_idx = ${index}`).length,
      }
    },
  },
  {
    call: 'loginEmail',
    single: true,
    prepare: async () => {
      const email = `${randomUUID()}@contoh.id`
      return {
        input: { body: { email } },
        async count(it) {
          const { body } = await it.call('inbox', { query: { to: email } }, { address: '127.0.0.1' })
          return body.messages.length
        },
      }
    },
  },
  {
    call: 'sendFile',
    single: true,
    async prepare() {
      const name = `${randomUUID()}.pdf`
      return {
        input: {},
        file: { name, bytes: document() },
        count: async it =>
          (await it.db.identity`select 1 from identity.private_file where name = ${name}`).length,
      }
    },
  },
  ...ANSWERING_ACTS,
  ...ASKING_ACTS,
  ...APPLYING_ACTS,
  ...ALERT_ACTS,
]

/** An act to send, and whether its sender ever got a success. */
export type Deed = { act: Act; call: Call; count: Prepared['count']; acknowledged: boolean }

/** A number of copies of each act, shuffled. */
export async function prepareActs(given: TestApp, moderator: string, copies: number): Promise<Deed[]> {
  const it = fromManyNetworks(given)
  const deeds: Deed[] = []
  for (let copy = 0; copy < copies; copy += 1)
    for (const act of ACTS) {
      const { input, file, bearer, count } = await act.prepare(it, moderator)
      const as = { device: randomUUID(), address: newAddress(), ...(bearer && { bearer }) }
      deeds.push({ act, call: { name: act.call, input, file, as }, count, acknowledged: false })
    }
  return deeds
}

type Send = (call: Call) => Promise<{ status: number; body: { code?: string } }>

/** Sends it, for the first time or again: `done`, or the status of a refusal. */
export async function send(deed: Deed, by: Send): Promise<'done' | number> {
  const { status, body } = await by(deed.call)
  const isDone = status < 300 || (deed.act.doneBefore !== undefined && body.code === deed.act.doneBefore)
  if (!isDone) return status
  deed.acknowledged = true
  return 'done'
}

/** Checks that each acknowledged act has one result, and no act more than one. */
export async function checkDeeds(it: TestApp, deeds: Deed[]): Promise<void> {
  for (const { call, acknowledged, count } of deeds) {
    const times = await count(it)
    const label = `${call.name}, ${acknowledged ? 'acknowledged' : 'not acknowledged'}, stands ${times} times`
    assert.ok(acknowledged ? times === 1 : times <= 1, label)
  }
}

const countOf = (find: (sql: Sql) => PromiseLike<readonly unknown[]>) => async (it: TestApp) =>
  (await find(it.db.content)).length

const newCompany = async (it: TestApp): Promise<string> =>
  (await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })).id

const publishedReview = async (it: TestApp): Promise<string> =>
  String((await publishReviews(it.db, { id: await newCompany(it) }, {}))[0])

async function waitingReview(it: TestApp) {
  const company = await newCompany(it)
  const review = employeeReview(company)
  return { company, review, ...(await submitReview(it, review)) }
}

/** Limits bind to network addresses; these tests are not about limits. */
const fromManyNetworks = (it: TestApp): TestApp => ({
  ...it,
  call: (name, input, as) => it.call(name, input, { address: newAddress(), ...as }),
})

const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
