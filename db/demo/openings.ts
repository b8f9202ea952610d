/** Vacancies like many others: where a company has such work, it looks for somebody now and then. */
import { demoCompanies } from './companies.ts'
import { minimumWage, payOf, ROLES } from './pay.ts'
import { randomOf, type Random } from './random.ts'
import { demoReviews } from './reviews.ts'
import { HOLDS, HUNTING, NEXT, OPENINGS } from './texts/openings.ts'
import type { DemoJob } from './types.ts'

/** So many of one kind of work. */
const EACH = 3
/** One in so many. */
const [EXPIRED, WITHOUT_PAY, ENGLISH] = [9, 8, 4]
const FROM_HOME: ReadonlySet<string> = new Set(['it', 'design', 'customer-service'])
const WHERE = ['remote', 'hybrid', 'onsite'] as const

export function demoOpenings(): DemoJob[] {
  const random = randomOf('openings')
  const jobs = OPENINGS.flatMap(opening => officesWith(random, opening[0]).map(at => ({ opening, at })))
  const hunts = jobs.length - HUNTING.length
  return jobs.map(({ opening, at }, index) => jobOf(random, opening, at, index, index - hunts))
}

type Office = { company: string; city: string }

/** Listed companies where somebody does this work. */
function officesWith(random: Random, role: string): Office[] {
  const listed = new Set(demoCompanies().flatMap(({ slug, state }) => (state === 'approved' ? [slug] : [])))
  const found = new Map<string, Office>()
  for (const { company, city_code: city, job_role_id } of demoReviews())
    if (job_role_id === role && city && listed.has(company)) found.set(company, { company, city })
  return random.shuffle([...found.values()]).slice(0, EACH)
}

/** `hunt`: which way of hunting money is in it, if any. */
function jobOf(
  random: Random,
  [role, title, work, brings]: (typeof OPENINGS)[number],
  { company, city }: Office,
  index: number,
  hunt: number,
): DemoJob {
  const locale = index % ENGLISH === 0 ? 'en' : 'id'
  const department = ROLES[role]![0]
  const years = random.int(0, 3)
  const isExpired = index % EXPIRED === 5
  const day = isExpired ? -random.int(45, 70) : -random.int(0, 25)
  const [holds, more] = random.shuffle(HOLDS)
  return {
    company,
    state: 'published',
    day,
    valid_days: isExpired ? 30 : random.int(28, 60),
    locale,
    title: title[locale],
    job_role_id: role,
    department,
    job_type: 'employee',
    work_experience: years,
    ...payIn(random, role, city, index),
    description: `${work.map(words => words[locale]).join(' ')} ${random.pick(NEXT)[locale]}`,
    expectations: `${holds![locale]} ${more![locale]}`,
    requirements: HUNTING[hunt]?.[locale] ?? brings[locale],
    city_code: city,
    workplace: FROM_HOME.has(department) ? WHERE[index % WHERE.length]! : 'onsite',
  }
}

function payIn(random: Random, role: string, city: string, index: number) {
  const isSaid = index % WITHOUT_PAY !== 3
  const pay = payOf(role, city, random.pick([0.95, 1, 1.08]), random.next(), 0)
  const lowest = Math.max(pay, Math.ceil(minimumWage(city) / 50) * 50_000)
  return {
    salary_amount: null,
    salary_min: isSaid ? lowest : null,
    salary_max: isSaid ? lowest + random.int(4, 20) * 100_000 : null,
    salary_period: isSaid ? ('month' as const) : null,
    salary_negotiable: !isSaid,
  }
}
