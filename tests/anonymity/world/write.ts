import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { manageMac, payKeys } from '#server/authorship/keys.ts'
import { applicantReview, employeeReview, newManageCode } from '#tests/support/reviews.ts'
import { purposesOf } from '#tests/support/pass/passes.ts'
import { finishRaffle, prepareRaffle } from '#web/raffle/blinding.ts'
import type { Company, Person } from './cast.ts'
import { noteReviewsPay, oddAmount } from './pay.ts'
import type { Random } from './random.ts'
import { DAY, FIRST_DAY, HOUR, passOf, session, type Act, type Domain, type World } from './world.ts'

/** Minutes of the last day between the hourly rewriting and the copy. */
const LAST_MINUTES = { from: 17 * 60 + 1, until: 17 * 60 + 25 }

/** Authors write, some again about another company; a few correct or withdraw their review. */
export const writing: Domain = ({ cast, random, days }) =>
  cast.people.filter(({ writes }) => writes).flatMap(person => actsOf(person, cast.companies, random, days))

function actsOf(person: Person, companies: Company[], random: Random, days: number): Act[] {
  const times = !person.last && random.chance(0.3) ? 2 : 1
  const chosen = new Set<Company>()
  while (chosen.size < times) chosen.add(weighted(companies, random))
  return [...chosen].map((company, nth): Act => {
    const day = nth === 0 ? person.from : random.whole(person.from, days - 1)
    const unlisted = random.chance(0.08)
    const draft = { ...bodyOf(person, company, random), manage_code: newManageCode() }
    const later = planLater(random)
    const minute = person.last
      ? random.whole(LAST_MINUTES.from, LAST_MINUTES.until)
      : random.whole(6 * 60, 22 * 60 - 1)
    const at = FIRST_DAY + day * DAY + minute * 60_000
    return { at, run: world => write(world, person, unlisted ? newCompany(random) : company, draft, later) }
  })
}

type Later = { after: number; what: 'edit' | 'withdraw' | 'rewrite' } | undefined
const planLater = (random: Random): Later => {
  const what = random.chance(0.12)
    ? 'edit'
    : random.chance(0.06)
      ? 'withdraw'
      : random.chance(0.04)
        ? 'rewrite'
        : ''
  return what === '' ? undefined : { after: random.whole(1, 60) * HOUR, what }
}

/** `unlisted`: the name of a company that is not listed. */
type Target = Pick<Company, 'id' | 'city_id'> & { unlisted?: string }
const newCompany = (random: Random): Target => ({
  id: randomUUID(),
  unlisted: `Usaha ${random.pick(['Kue', 'Batu', 'Rotan', 'Tenun', 'Kopi'])} ${newWord(random)} ${newWord(random)}`,
  city_id: '32.75',
})

/** Without digits, which screening could take for a phone number. */
const newWord = (random: Random): string =>
  Array.from({ length: 3 }, () => random.pick(['ka', 'lo', 'mi', 'ru', 'se', 'ta', 'wu', 'no'])).join('')

function bodyOf(person: Person, company: Company, random: Random): Record<string, unknown> {
  const words = 'sistem gudang jadwal atasan rekan lembur alat kantin rapat target cuti slip parkir'.split(
    ' ',
  )
  const sentence = (length: number) => Array.from({ length }, () => random.pick(words)).join(' ')
  const overrides = {
    city_id: company.city_id,
    department: person.department,
    job_type: person.job_type,
    headline: `Kerja ${sentence(3)} ${newWord(random)}`,
    likes: sentence(random.whole(5, 60)),
    dislikes: sentence(random.whole(5, 40)),
    locale: person.locale,
    overall_sentiment: random.whole(1, 5),
    recommended: random.chance(0.6),
  }
  if (random.chance(0.15)) {
    const { department: _, job_type: __, ...rest } = overrides
    return applicantReview(company.id, rest)
  }
  const monthly_salary = random.chance(0.8) ? oddAmount(random) : null
  return employeeReview(company.id, { ...overrides, monthly_salary })
}

async function write(world: World, person: Person, to: Target, draft: Record<string, unknown>, later: Later) {
  const body = { ...draft, company_id: to.id, ...(to.unlisted && { company: to.unlisted }) }
  await session(world, person)
  const has = { unlisted: to.unlisted !== undefined, pay: draft['monthly_salary'] != null }
  const pass = await passOf(world, person, purposesOf(to.id, has))
  world.it.clock.move(world.random.whole(1, 9) * 60_000)
  await send(world, person, body, pass)
  if (later) world.later(later.after, () => change(world, person, body, later.what))
}

/** Sends the review without a session, with the pass alone. Some join the raffle with the returned ticket. */
async function send(
  world: World,
  person: Person,
  body: Record<string, unknown>,
  pass: string,
): Promise<void> {
  const months = world.random.chance(0.4) ? (await world.call('raffleState')).body.months : []
  const ticket = months[0] && (await prepareRaffle(months[0]))
  const sent = ticket ? { ...body, raffle_blinded: ticket.blinded } : body
  const as = { bearer: pass, locale: person.locale, address: person.address }
  const { status, body: answer } = await world.call('submitReview', { body: sent }, as)
  assert.equal(status, 201, JSON.stringify(answer))
  const review = await note(world, person, String(body['manage_code']))
  world.truth.written.set(review, world.now())
  if (body['monthly_salary']) world.truth.amounts.add(Number(body['monthly_salary']))
  await world.wrote(review, person)
  // A review rewritten after a withdrawal brings no ticket.
  if (!ticket || !answer.raffle_signature) return
  const joined = await finishRaffle(ticket.secret, answer.raffle_signature as string)
  world.later(HOUR * (1 + 23 * world.random.part()), async () => {
    const { month, token, signature } = joined
    const contact = `hadiah-${world.random.whole(1, 999_999)}@contoh.id`
    const entry = await world.call('raffleEntry', {
      body: { month, token, signature, contact, agree_rules: true },
    })
    if (entry.status === 201) world.truth.entry.set(entry.body.entry as string, review)
  })
}

/** Records in the truth what only the holder of the code, or the program with its keys, could know. */
async function note(world: World, person: Person, code: string): Promise<string> {
  const { db, it, truth, now } = world
  const [row] = await db.owner<{ id: string }[]>`
    select id from content.review where manage_mac = ${manageMac(it.secrets, code)}`
  const id = String(row?.id)
  truth.author.set(id, person.account as string)
  truth.salary.set(payKeys(it.secrets, code).salary.toString('hex'), id)
  truth.acted.set(id, now())
  truth.codes.push(code)
  noteReviewsPay(world, person, code)
  return id
}

async function change(
  world: World,
  person: Person,
  body: Record<string, unknown>,
  what: string,
): Promise<void> {
  const code = String(body['manage_code'])
  const as = { bearer: code, locale: person.locale, address: person.address }
  person.visits.push(world.now())
  if (what === 'edit') {
    const words = { ...body, headline: `Diralat: ${String(body['headline'])}`.slice(0, 110) }
    const { status } = await world.call('editReview', { body: words }, as)
    // Other statuses: the review was published in the meantime.
    if (status === 200) await note(world, person, code)
    return
  }
  const { status, body: answer } = await world.call('withdrawReview', {}, as)
  assert.equal(status, 200, JSON.stringify(answer))
  await note(world, person, code)
  // After the team has listed the company, requests carry no company name.
  if (what === 'rewrite' && answer.pass && !body['company'])
    await send(world, person, { ...body, manage_code: newManageCode() }, answer.pass as string)
}

function weighted(companies: Company[], random: Random): Company {
  let rest = random.part() * companies.reduce((sum, { weight }) => sum + weight, 0)
  return companies.find(({ weight }) => (rest -= weight) < 0) ?? (companies[0] as Company)
}
