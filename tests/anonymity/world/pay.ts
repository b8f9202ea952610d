import assert from 'node:assert/strict'
import { standaloneKeys, payKeys, payMac } from '#server/authorship/keys.ts'
import { openMark } from '#server/pay/comment-box.ts'
import { pay } from '#tests/support/paid.ts'
import { newManageCode } from '#tests/support/reviews.ts'
import { keyOf, rowsOf } from '../thief/sightings.ts'
import { takeTables } from '../thief/tables.ts'
import type { Company, Person } from './cast.ts'
import type { Random } from './random.ts'
import { atOf, FIRST_DAY, HOUR, passOf, session, type Act, type Domain, type World } from './world.ts'

/** Some people give only their pay, with or without a company; a few change or withdraw it. */
export const paying: Domain = ({ cast, random, days }) => [
  { at: FIRST_DAY, run: beforeAnybody },
  ...cast.people
    .filter(({ last }) => !last && random.chance(0.4))
    .map((person): Act => {
      const company = random.chance(0.85) ? random.pick(cast.companies.slice(0, 3)) : undefined
      const amount = amountOf(person, company, random)
      const later = random.chance(0.2) ? random.pick(['change', 'withdraw'] as const) : undefined
      const at = atOf(random, random.whole(person.from, days - 1))
      return { at, run: world => give(world, person, amount, later) }
    }),
]

/** Amounts of a single week are in no figure, so some people gave theirs in the months before. */
async function beforeAnybody({ it, cast, random }: World): Promise<void> {
  const weeks = ['2025-12-22', '2026-01-05', '2026-01-19', '2026-02-02', '2026-02-16']
  for (const { id } of cast.companies.slice(0, 3))
    await pay(it, id, ...weeks.map(week => ({ week, base: oddAmount(random) })))
}

/** Exact to the rupiah, so that such an amount never occurs by chance. */
export const oddAmount = (random: Random): number =>
  random.whole(40, 120) * 100_000 + random.whole(10_001, 99_999)

type Amount = {
  company_id: string | null
  year: number
  monthly_salary: number
  manage_code: string
  [field: string]: unknown
}

const amountOf = (person: Person, company: Company | undefined, random: Random): Amount => ({
  company_id: company?.id ?? null,
  year: 2026,
  department: person.department,
  job_type: person.job_type,
  city_id: company?.city_id ?? '32.75',
  monthly_salary: oddAmount(random),
  manage_code: newManageCode(),
  ...(company && random.chance(0.85) && { salary_comment: 'Uang makan dihitung per hari hadir.' }),
})

async function give(world: World, person: Person, pay: Amount, later: 'change' | 'withdraw' | undefined) {
  await session(world, person)
  const as = { locale: person.locale, device: person.device, address: person.address }
  const pass = await passOf(world, person, [{ kind: 'pay', company: pay.company_id }])
  world.it.clock.move(world.random.whole(1, 9) * 60_000)
  const given = await world.call('givePay', { body: pay }, { bearer: pass, ...as })
  assert.equal(given.status, 201, JSON.stringify(given.body))
  await notePay(world, person, pay)
  if (later) world.later(world.random.whole(1, 60) * HOUR, () => change(world, person, pay, later))
}

async function change(world: World, person: Person, pay: Amount, what: 'change' | 'withdraw') {
  person.visits.push(world.now())
  const as = { bearer: pay.manage_code, locale: person.locale, address: person.address }
  const body = { ...pay, monthly_salary: pay.monthly_salary + 300_000 }
  const { status, body: answer } = await (what === 'change'
    ? world.call('changePay', { body }, as)
    : world.call('withdrawPay', {}, as))
  assert.ok(status === 200 || status === 409, JSON.stringify(answer))
  await notePay(world, person, body)
}

async function notePay(world: World, person: Person, { manage_code, monthly_salary }: Amount) {
  const { db, it, truth } = world
  const [row] = await db.owner<{ id: string }[]>`
    select id from content.pay_waiting where manage_mac = ${payMac(it.secrets, manage_code)}`
  noteRows(world, person, standaloneKeys(it.secrets, manage_code), row?.id)
  truth.amounts.add(monthly_salary)
  truth.codes.push(manage_code)
}

/** Notes the owner of the rows in which the pay of a review will be stored. */
export function noteReviewsPay(world: World, person: Person, code: string): void {
  const { secrets } = world.it
  noteRows(world, person, payKeys(secrets, code))
}

function noteRows(
  { truth, now }: World,
  { account }: Person,
  keys: Record<'salary' | 'role' | 'comment', Buffer>,
  own?: string,
): void {
  const { salary, role, comment } = {
    salary: keys.salary.toString('hex'),
    role: keys.role.toString('hex'),
    comment: keys.comment.toString('hex'),
  }
  for (const subject of [salary, role, comment, ...(own ? [own] : [])]) {
    truth.payer.set(subject, account as string)
    truth.acted.set(subject, now())
  }
  for (const other of [role, comment]) truth.twin.set(other, salary)
}

/** Comments get their public id only when they enter their store; only the mark shows whose each is. */
export async function noteShownComments({ db, it, truth }: World): Promise<void> {
  for (const { values } of rowsOf(await takeTables(db.owner), 'content.salary_comment')) {
    const { id } = openMark(it.secrets, Buffer.from(keyOf(values['mark']), 'hex'))
    const payer = truth.payer.get(keyOf(values['key']))
    if (payer) truth.payer.set(id, payer)
  }
}
