// Vacancies of an invented directory: two per company on average, a fifth of them open. Most companies have few, some
// have thousands.
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { DEPARTMENTS, JOB_TYPES, WORKPLACES } from '#shared/contract/keys.ts'
import { plainWords } from '#shared/rules/company-name.ts'
import { typoForms } from '#shared/rules/spelling.ts'
import { TODAY } from '../review-data.ts'
import { copy, seeded } from '../search-data.ts'

const EACH = 2
const OPEN = 0.2
const OPEN_DAYS = 60
const TITLES = 4_000
const SKILLS = 6_000
const PAID = 0.6
const NULL = '\\N'
const INDEXES = `select indexname as name, indexdef from pg_indexes
  where schemaname = 'content' and tablename = 'vacancy' and indexname <> 'vacancy_pkey'`
const random = seeded(20_261_125)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
/** Picks early entries of the list far more often than late ones. */
const zipf = <T>(list: readonly T[]): T => list[Math.floor(list.length ** random()) - 1] as T

type Company = { id: string; name_norm: string }
type Role = { id: string; department: string; name_id: string; name_en: string }
type Named = { titles: string[]; skills: string[]; cities: string[]; roles: Role[] }

/** Adds vacancies to a migrated database with companies. */
export async function fillVacancies(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const companies = await sql<Company[]>`
    select company_id as id, name_norm from content.company_stats order by company_id`
  const roles = await sql<Role[]>`select id, department, name_id, name_en from content.job_role order by id`
  const cities = (await sql<{ id: string }[]>`select id from content.city order by id`).map(({ id }) => id)
  const named = { titles: inventWords(TITLES), skills: inventWords(SKILLS), cities, roles }
  const indexes = await sql.unsafe<{ name: string; indexdef: string }[]>(INDEXES)
  for (const { name } of indexes) await sql`drop index ${sql(`content.${name}`)}`
  const target = `content.vacancy (id, company_id, state, title, job_role_id, department, job_type, experience_years, pay_from,
    pay_period, monthly, workplace, city_ids, places, description, requirements, locale, words, opened_on, last_day, version)`
  await copy(sql, target, vacanciesOf(companies, named), row => row)
  const words = [...new Set([...named.titles, ...named.skills])]
  const typos = words.flatMap(word => [...new Set(typoForms(word))].map(typo => [typo, word]))
  await copy(sql, 'content.vacancy_typo (typo, word)', typos, row => row)
  await sql`set maintenance_work_mem = '512MB'`
  for (const { indexdef } of indexes) await sql.unsafe(indexdef)
  for (const table of ['vacancy', 'vacancy_typo']) await sql`vacuum analyze ${sql(`content.${table}`)}`
  await sql.end()
}

function* vacanciesOf(companies: Company[], named: Named): Generator<(string | number)[]> {
  for (let at = 0; at < companies.length * EACH; at += 1) yield vacancy(zipf(companies), named)
}

function vacancy(company: Company, { titles, skills, cities, roles }: Named): (string | number)[] {
  const role = zipf(roles)
  const title = [zipf(titles), zipf(titles), pick(titles)].join(' ')
  const city = zipf(cities)
  const requirements = Array.from({ length: 25 }, () => zipf(skills)).join(' ')
  const words = plainWords([title, company.name_norm, role.name_id, role.name_en, requirements].join(' '))
  const pay = random() < PAID ? 2_000_000 + below(200) * 100_000 : NULL
  const isOpen = random() < OPEN
  const opened = daysFrom(TODAY, isOpen ? -below(OPEN_DAYS) : -90 - below(600))
  return [
    randomUUID(),
    company.id,
    isOpen ? 'open' : 'ended',
    title,
    role.id,
    random() < 0.8 ? role.department : pick(DEPARTMENTS),
    random() < 0.7 ? JOB_TYPES[0] : pick(JOB_TYPES),
    random() < 0.5 ? below(6) : NULL,
    pay,
    pay === NULL ? NULL : 'month',
    pay,
    random() < 0.9 ? WORKPLACES[0] : pick(WORKPLACES),
    `{${city}}`,
    `{${city},${city.slice(0, 2)}}`,
    `${requirements} `.repeat(4),
    requirements,
    'id',
    [...new Set(words)].map(word => `'${word}'`).join(' '),
    opened,
    isOpen ? daysFrom(TODAY, below(OPEN_DAYS)) : daysFrom(opened, 30),
    randomUUID(),
  ]
}

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

function inventWords(count: number): string[] {
  const made = new Set<string>()
  while (made.size < count)
    made.add(
      Array.from({ length: 2 + below(3) }, () => pick([...'bcdghjklmnprstwy']) + pick([...'aiueo'])).join(''),
    )
  return [...made]
}
