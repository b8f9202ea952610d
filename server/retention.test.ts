// T-35: retention periods, on both sides of each limit.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { RETENTION_KEYS, RETENTION, type RetentionKey } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf, monthOf, yearOf } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { queueMessage } from '#server/platform/delivery/outbox.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { sendForm } from '#tests/support/files/form.ts'
import { document } from '#tests/support/files/pictures.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'

const DAY_MS = 24 * 3_600_000
/** With a visit this often a session lasts as long as sessions can. */
const VISIT_DAYS = 20

let it: TestApp
let start: number
let today: string
before(async () => {
  it = await testApp()
  start = it.clock.now().getTime()
  today = dayOf(it.clock.now())
})
after(() => it.close())

/** Whether the data still exists. */
type Left = () => Promise<boolean>

/** Adds a row whose retention starts today; its first field identifies it. */
async function row(table: string, fields: object, where = 'true'): Promise<Left> {
  const sql: Sql = it.db.owner
  await sql`insert into ${sql(table)} ${sql(fields)}`
  const [key, value] = Object.entries(fields)[0] as [string, string]
  return async () =>
    (await sql`select 1 from ${sql(table)} where ${sql(key)} = ${value} and ${sql.unsafe(where)}`).length > 0
}

const subscription = async (state: 'unconfirmed' | 'stopped'): Promise<Left> => {
  const subscriber_id = randomUUID()
  const address = { address_idx: randomBytes(32), address_ct: randomBytes(32), locale: 'id' }
  await row('identity.subscriber', { id: subscriber_id, ...address })
  const more = { kind: 'advice', wants: {}, state, since: today }
  return row('identity.subscription', { id: randomUUID(), subscriber_id, ...more })
}

const asker = (more: object): Promise<Left> =>
  row('identity.asker', { id: randomUUID(), address_ct: randomBytes(32), locale: 'id', ...more })

const claim = (more: object): Promise<Left> =>
  row('content.claim', {
    id: randomUUID(),
    company_id: randomUUID(),
    request_mac: randomBytes(32),
    sealed: randomBytes(32),
    locale: 'id',
    due_on: today,
    ...more,
  })

const sendDocument = async () =>
  (await sendForm(it, 'sendFile', { name: 'bukti.pdf', bytes: document() })).body
const fileLeft =
  (id: string): Left =>
  async () =>
    (await it.db.identity`select 1 from identity.private_file where id = ${id}`).length > 0

/** A takedown that is decided today. */
async function decided(): Promise<{ id: string; file: string }> {
  const { id: file, secret } = await sendDocument()
  const body = {
    class: 'other',
    who: 'person',
    name: 'Ratri',
    email: `${randomUUID()}@contoh.id`,
    address: 'contoh.id/ulasan/x',
    message: 'Tulisan ini tentang hal yang lain sama sekali.',
    agree: true,
    upload_files: [{ id: file, secret }],
  }
  const sent = await it.call('reportContent', { body })
  assert.equal(sent.status, 202, JSON.stringify(sent.body))
  await it.app.tasks.drain()
  const { token: bearer } = await signInStaff(it, 'administrator')
  const [{ id }] = (await it.call('deskTakedown', {}, { bearer })).body.rows
  await it.call('openTakedown', { params: { id } }, { bearer })
  const words = 'Kami sudah membacanya, dan ini jawaban kami.'
  await it.call('decideTakedown', { params: { id }, body: { decision: 'refuse', words } }, { bearer })
  await it.app.tasks.drain()
  return { id, file }
}

async function inquiryLeft(where: string): Promise<Left> {
  const { id } = await decided()
  return async () =>
    (await it.db.content`select 1 from content.inquiry where id = ${id} and ${it.db.content.unsafe(where)}`)
      .length > 0
}

const isSignedIn = async (bearer: string) => (await it.call('ownAccount', {}, { bearer })).status === 200

/** A retention line without an entry here does not compile. */
const LINES: Record<RetentionKey, () => Promise<Left>> = {
  async session_idle() {
    // Checking a session extends it, so each check uses an untouched one.
    const unused = [await signIn(it), await signIn(it)]
    return () => isSignedIn(unused.pop()?.token ?? assert.fail('looked at twice'))
  },
  async session() {
    const { token } = await signIn(it)
    visitor = token
    return () => isSignedIn(token)
  },
  seen_browser: () => row('identity.signed_in_before', { mark: randomBytes(32), seen_on: monthOf(today) }),
  author_mark: () => row('content.duplicate_tag', { tag: randomBytes(32), year: yearOf(it.clock.now()) }),
  async raffle_contact() {
    const [month, seed] = ['2025-12', randomBytes(32)]
    const keys = { contact_public: seed, contact_private_sealed: seed, seed_sealed: seed, seed_hash: seed }
    await row('content.raffle_month', { month, state: 'drawn', drawn_on: today, ...keys })
    return row('content.raffle_entry', { month, entry: randomBytes(32), sealed: randomBytes(32) })
  },
  claim: () => claim({ state: 'declined', decided_on: today }),
  claim_unopened: () => claim({}),
  sent_file: async () => fileLeft((await sendDocument()).id),
  async replaced_picture() {
    const { id: company_id } = await addCompany(it.db, { name: `Kantor ${randomUUID()}` })
    const hash = randomBytes(16).toString('hex')
    const version = (number: number, logo: string | null, on_day: string) =>
      row('content.company_profile', { company_id, version: number, facts: { logo }, on_day })
    await version(1, hash, addDays(today, -100))
    await version(2, null, today)
    return row('content.picture', {
      hash,
      company_id,
      widths: [96],
      width: 96,
      height: 96,
      sent_on: addDays(today, -100),
    })
  },
  application: () =>
    row(
      'identity.application',
      {
        id: randomUUID(),
        applicant: randomBytes(32),
        vacancy_id: randomUUID(),
        company_id: randomUUID(),
        sealed: randomBytes(32),
        locale: 'id',
        sent_on: addDays(today, -10),
        ended_on: today,
      },
      'applicant is not null',
    ),
  application_count: () =>
    row('identity.application', {
      id: randomUUID(),
      vacancy_id: randomUUID(),
      company_id: randomUUID(),
      locale: 'id',
      sent_on: today,
      ended_on: today,
    }),
  asker_address: () => asker({ asked_week: addDays(today, -400), notified_on: today }),
  asker_waiting: () => asker({ asked_week: today }),
  async unsent_message() {
    const letter = {
      channel: 'email',
      locale: 'id',
      to: 'a@contoh.id',
      subject: 'Halo',
      body: 'Halo',
    } as const
    await it.db.begin('identity', tx => queueMessage(tx, it, letter))
    // Its provider never answers.
    const [task] = await it.db.identity`
      delete from identity.task where kind = 'deliver' and done_at is null returning payload ->> 'message' as id`
    return async () =>
      (await it.db.identity`select 1 from identity.message where id = ${task?.id ?? ''}`).length > 0
  },
  inbox: () =>
    row('identity.inbox_message', {
      id: randomUUID(),
      channel: 'email',
      address: 'kotak@contoh.id',
      subject: 'Halo',
      body: 'Halo',
      received_at: it.clock.now(),
    }),
  alert_unanswered: () => subscription('unconfirmed'),
  alert_stopped: () => subscription('stopped'),
  inquiry_evidence: async () => fileLeft((await decided()).file),
  inquiry_words: () => inquiryLeft('sealed is not null'),
  inquiry_count: () => inquiryLeft('true'),
}

let visitor = ''

/** Days from today: the last on which it exists, and the first on which it is gone. Years are calendar years. */
function sidesOf(line: RetentionKey): [number, number] {
  const term: { days?: number; years?: number } = RETENTION[line]
  const days = term.days ?? daysUntil(`${yearOf(it.clock.now()) + (term.years ?? 0)}-01-01`)
  const end = days + (line === 'seen_browser' ? daysUntil(monthOf(addDays(monthOf(today), 31))) : 0)
  return [end - 1, end]
}

const daysUntil = (day: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

test('T-35: all data exists until its limit, and is gone after it', async () => {
  const lines: { line: RetentionKey; left: Left; sides: [number, number] }[] = []
  for (const line of RETENTION_KEYS) lines.push({ line, sides: sidesOf(line), left: await LINES[line]() })
  const waits = { email: 'buka@contoh.id', message: 'Surat ini tidak pernah dijawab siapa pun.' }
  await it.call('contact', { body: waits })
  const visits = Array.from({ length: 1 + RETENTION.session.days / VISIT_DAYS }, (_, n) => n * VISIT_DAYS)
  const days = new Set([...visits, ...lines.flatMap(({ sides }) => sides)])
  for (const day of [...days].sort((a, b) => a - b)) {
    it.clock.set(new Date(start + day * DAY_MS).toISOString())
    await it.app.tasks.drain()
    await it.app.tasks.drain()
    await isSignedIn(visitor)
    for (const { line, left, sides } of lines)
      if (sides.includes(day)) assert.equal(await left(), day === sides[0], `${line} on day ${day}`)
  }
  const open = await it.db.content`select 1 from content.inquiry where outcome is null and sealed is not null`
  assert.equal(open.length, 1, 'a letter that nobody answered stays')
})
