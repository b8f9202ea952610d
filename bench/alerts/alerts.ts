// npm run bench -- alerts [subscriptions] [vacancies]: measures one morning's alert mails, from the first row read to
// the last mail queued.
import { randomUUID } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { sendAlerts } from '#server/jobs/alerts/digest.ts'
import { sealAddress, subscriberIndex } from '#server/jobs/alerts/subscriber.ts'
import type { Wants } from '#server/jobs/alerts/saved-search.ts'
import { loadPlaces } from '#server/places/places.ts'
import { readConfig } from '#server/platform/config.ts'
import { addCompany } from '../../tests/support/companies.ts'
import { testApp, type TestApp } from '../../tests/support/app.ts'
import { writeSection } from '../section.ts'

const AT_ONCE = 2_000
const COMPANIES = 200
const CITIES = ['32.75', '32.73', '31.74', '35.78', '33.74', '12.71', '73.71', '36.71', '32.71', '51.71']
const DEPARTMENTS = ['logistics', 'it', 'finance', 'sales', 'production'] as const
const WORDS =
  'gudang kurir kasir perawat akuntan sopir teknisi operator juru masak penjahit guru admin'.split(' ')
/** The time limit for a million subscriptions and ten thousand vacancies; the number of mails grows with both. */
const BOUND = { seconds: 300, subscriptions: 1_000_000, vacancies: 10_000 }

export async function benchAlerts([subscriptions = '100000', vacancies = '1000']: string[]): Promise<void> {
  const it = await testApp()
  const [wishes, jobs] = [Number(subscriptions), Number(vacancies)]
  try {
    await fillVacancies(it, jobs)
    await fillSubscriptions(it, wishes)
    it.clock.set('2026-03-13T00:30:00Z')
    const began = { at: performance.now(), cpu: process.cpuUsage() }
    await runAlerts(it)
    const seconds = (performance.now() - began.at) / 1000
    const { user, system } = process.cpuUsage(began.cpu)
    const [row] = await it.db.identity<{ letters: number }[]>`
      select count(*)::integer as letters from identity.message`
    const text = `${wishes.toLocaleString('en')} subscriptions, ${jobs.toLocaleString('en')} new vacancies: ${row?.letters.toLocaleString('en')} letters queued in ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of it the program's own CPU.`
    console.log(text)
    writeSection('Alerts in the morning', `${how()}\n\n${text} ${bound(seconds, wishes)}`)
  } finally {
    await it.close()
  }
}

const how = () =>
  `\`npm run bench -- alerts [subscriptions] [vacancies]\` on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} as it ended. Half of the subscriptions name a word and a city, a quarter a department and a city, a quarter a company. From reading the new vacancies to the last letter queued; sending is the mail server's pace.`

function bound(seconds: number, wishes: number): string {
  const share = wishes / BOUND.subscriptions
  const allowed = BOUND.seconds * share
  return `The bound, ${BOUND.subscriptions.toLocaleString('en')} against ${BOUND.vacancies.toLocaleString('en')} in ${BOUND.seconds} s, allows ${allowed.toFixed(0)} s for so many subscriptions.\n\n${PLAN}`
}

const PLAN =
  'Beyond a million the plan is one run for each part of the subscribers: they are read in the order of their ids, and what was told is noted with each batch, so that several programs may each take a range.'

/** Measures the program's work only; the delivery of queued mails depends on the mail server. */
async function runAlerts({ db, clock, secrets }: TestApp): Promise<void> {
  const config = readConfig({ LOG: 'silent', NODE_ENV: 'test' })
  const places = await loadPlaces(db.content)
  await sendAlerts({ db, clock, secrets, config, places, wake: () => {} })
}

async function fillVacancies({ db }: TestApp, count: number): Promise<void> {
  const companies: string[] = []
  for (let at = 0; at < COMPANIES; at += 1) companies.push((await addCompany(db, { name: `Usaha ${at}` })).id)
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    company_id: companies[at % COMPANIES] as string,
    state: 'open',
    title: `${WORDS[at % WORDS.length]} ${at}`,
    department: DEPARTMENTS[at % DEPARTMENTS.length] as string,
    job_type: 'employee',
    workplace: 'onsite',
    city_ids: [CITIES[at % CITIES.length] as string],
    places: [CITIES[at % CITIES.length] as string, (CITIES[at % CITIES.length] as string).slice(0, 2)],
    description: 'Menata barang untuk pengiriman pagi.',
    locale: 'id',
    words: `${WORDS[at % WORDS.length]} barang pagi pengiriman`,
    opened_on: '2026-03-12',
    last_day: '2026-04-12',
    version: randomUUID(),
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.content`insert into content.vacancy ${db.content(rows.slice(from, from + AT_ONCE))}`
}

/** Each subscription has its own mail address. */
async function fillSubscriptions({ db, secrets }: TestApp, count: number): Promise<void> {
  const sql = db.identity
  const companies = await db.content<{ id: string }[]>`select id from content.company limit ${COMPANIES}`
  for (let from = 0; from < count; from += AT_ONCE) {
    const people = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => {
      const id = randomUUID()
      const email = `orang${from + at}@pembaca.example`
      return {
        id,
        address_idx: subscriberIndex(secrets, email),
        address_ct: sealAddress(secrets, id, email),
        locale: 'id',
      }
    })
    await sql`insert into identity.subscriber ${sql(people)}`
    const wishes = people.map(({ id }, at) => {
      const wants = wantsOf(from + at, companies)
      return {
        id: randomUUID(),
        subscriber_id: id,
        kind: wants.company ? 'company' : 'search',
        wants: sql.json(wants),
        state: 'active',
        since: '2026-03-01',
        sent_until: '2026-03-01',
      }
    })
    await sql`insert into identity.subscription ${sql(wishes as never)}`
  }
}

/** Half of the searched words and a third of the cities match no new vacancy. */
function wantsOf(at: number, companies: { id: string }[]): Wants {
  const place = CITIES[(at * 7) % CITIES.length] as string
  if (at % 4 === 3) return { company: companies[at % companies.length]?.id ?? '' }
  if (at % 4 === 2) return { place, department: DEPARTMENTS[at % DEPARTMENTS.length] as 'it' }
  return { place, q: at % 8 < 4 ? (WORDS[at % WORDS.length] as string) : `langka${at % 997}` }
}
