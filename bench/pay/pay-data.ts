// Pay of an invented directory: four amounts per company on average. Most companies have few, some have hundreds.
import { createHash } from 'node:crypto'
import postgres from 'postgres'
import { DEPARTMENTS, INDUSTRIES, JOB_TYPES, type Department } from '#shared/contract/keys.ts'
import { YEAR_BANDS } from '#shared/contract/pay/pay-parts.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'
import { closeMark, closeWords } from '#server/pay/comment-box.ts'
import { NEWCOMER } from '#server/pay/member.ts'
import { closeRolePay, companyTag, roleMark } from '#server/pay/role-box.ts'
import { closeSalary } from '#server/pay/salary-box.ts'
import { SECRET_NAMES, type Secrets } from '#server/platform/secrets.ts'
import { copy, seeded } from '../search-data.ts'

/** The same on every run, so that a later run can decrypt an existing database. */
export const BENCH_SECRETS = Object.fromEntries(
  SECRET_NAMES.map(name => [name, createHash('sha256').update(`bench ${name}`).digest()]),
) as Secrets

const random = seeded(20_261_123)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const zipf = <T>(list: readonly T[]): T => list[Math.floor(list.length ** random()) - 1] as T

type Company = { id: string; city_id: string }
type Role = { id: string; department: Department }
type Pay = { company: Company; role: Role; nth: number }

/** Fills a migrated, empty database with companies and pay, before the first snapshot. */
export async function fillPay(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const restore = await withoutIndexes(sql)
  await sql.unsafe(COMPANIES, [count, [...INDUSTRIES]] as never[])
  await sql.unsafe(NUMBERED)
  const companies = await sql<Company[]>`select id, city_id from content.company`
  const roles = await sql<Role[]>`select id, department from content.job_role order by id`
  await putPay(sql, allPay(companies, roles))
  await restore()
  for (const table of ['company', 'company_slug', 'company_stats', 'salary', 'role_pay', 'salary_comment'])
    await sql`vacuum analyze ${sql(`content.${table}`)}`
  await sql.end()
}

/** Changes of a week: adds one amount in fifty and deletes one in five hundred. */
export async function liveWeek(sql: postgres.Sql): Promise<{ came: number; went: number }> {
  const roles = await sql<Role[]>`select id, department from content.job_role order by id`
  const companies = await sql<Company[]>`
    select c.id, c.city_id from content.salary s tablesample bernoulli (2) join content.company c on c.id = s.company_id`
  const gone = await sql`
    delete from content.salary where key in (select key from content.salary tablesample bernoulli (0.2))`
  await sql`delete from content.role_pay where key in (select key from content.role_pay tablesample bernoulli (0.2))`
  await putPay(
    sql,
    companies.map((company, nth) => ({ company, role: zipf(roles), nth })),
  )
  return { came: companies.length, went: gone.count }
}

function* allPay(companies: Company[], roles: Role[]): Generator<Pay> {
  for (const company of companies) {
    const own = Array.from({ length: 4 }, () => zipf(roles))
    const people = Math.min(3000, Math.floor(1.16 * (1 - random()) ** -0.75))
    for (let nth = 0; nth < people; nth += 1) yield { company, role: pick(own), nth }
  }
}

/** Fills three tables in one pass, because the generator of the many rows runs only once. */
async function putPay(sql: postgres.Sql, pays: Iterable<Pay>): Promise<void> {
  const salaries: string[][] = []
  const places: string[][] = []
  const comments: string[][] = []
  const flush = async () => {
    await copy(sql, 'content.salary (key, company_id, box)', salaries.splice(0), row => row)
    await copy(sql, 'content.role_pay (key, box)', places.splice(0), row => row)
    await copy(sql, 'content.salary_comment (key, company_id, mark, words)', comments.splice(0), row => row)
  }
  for (const pay of pays) {
    const { salary, place } = boxesOf(pay)
    salaries.push([newKey(), pay.company.id, written(salary)])
    places.push([newKey(), written(place)])
    if (random() < 0.1) comments.push([newKey(), pay.company.id, ...commentOf()])
    if (salaries.length === 50_000) await flush()
  }
  await flush()
}

function boxesOf({ company, role }: Pay) {
  const year = pick([2026, 2026, 2025, 2025, 2024])
  const amount = 30 + below(40) + DEPARTMENTS.indexOf(role.department) * 3
  const years = random() < 0.8 ? pick(YEAR_BANDS) : null
  const facts = {
    given_to: company.id,
    department: role.department,
    job_type: random() < 0.85 ? ('employee' as const) : pick(JOB_TYPES),
    year,
    given_in: year,
    base: amount * PAY_STEP,
    allowances: random() < 0.4 ? below(10) * PAY_STEP : null,
    thr: random() < 0.5 ? 10 : null,
    bonus: random() < 0.3 ? below(30) : null,
    years,
  }
  const place = {
    role: roleMark(role.id),
    city: Number(company.city_id.replace('.', '')),
    year,
    given_in: year,
    amount,
    years,
    company: companyTag(BENCH_SECRETS, company.id),
  }
  const came = { ...NEWCOMER, newcomerWeek: 1 + below(100) }
  return {
    salary: closeSalary(BENCH_SECRETS, facts, came),
    place: closeRolePay(BENCH_SECRETS, place, came),
  }
}

let key = 0
const newKey = (): string =>
  `\\\\x${createHash('sha256')
    .update(`key ${process.pid} ${(key += 1)}`)
    .digest('hex')}`
const written = (bytes: Buffer): string => `\\\\x${bytes.toString('hex')}`
const commentOf = (): string[] => [
  written(closeMark(BENCH_SECRETS, { id: crypto.randomUUID(), shown: false })),
  written(closeWords(BENCH_SECRETS, 'Lembur dihitung terpisah, uang makan sudah termasuk.')),
]

const TABLES = ['company_stats', 'salary', 'role_pay', 'salary_comment']

/** Drops indexes and keys; the returned function creates them again. */
async function withoutIndexes(sql: postgres.Sql): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${TABLES.map(table => `content.${table}`)}::regclass[]) and contype in ('p', 'u')`
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  const indexes = await sql<{ name: string; indexdef: string }[]>`
    select indexname as name, indexdef from pg_indexes where schemaname = 'content' and tablename = any(${TABLES})`
  for (const { name } of indexes) await sql`drop index ${sql(`content.${name}`)}`
  return async () => {
    await sql`set maintenance_work_mem = '256MB'`
    for (const { indexdef } of indexes) await sql.unsafe(indexdef)
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

const COMPANIES = `
  insert into content.company (id, slug, status, name, city_id, industry, name_norm, listed_on)
  select gen_random_uuid(), 'c-' || i, 1, 'Usaha ' || i, c.id, ($2::text[])[1 + i % 20], 'usaha ' || i, '2025-01-01'
  from generate_series(0, $1::int - 1) i
    join (select id, row_number() over (order by id) - 1 as n, count(*) over () as cities from content.city) c
      on c.n = floor((i * 2654435761 % 4294967296) / 4294967296.0 * c.cities)`
const NUMBERED = `
  insert into content.company_slug (slug, company_id) select slug, id from content.company;
  insert into content.company_stats (company_id, status, name_norm, search_text, listed_on, city_id, industry)
  select id, 1, name_norm, name_norm, listed_on, city_id, industry from content.company`
