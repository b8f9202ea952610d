// Reviews of an invented directory, made by the server itself: ten for each company, 50,000 for one.
import postgres from 'postgres'
import { ANSWERS, APPLICANT, APPLICANT_RATINGS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import { scoreOf } from '#server/reviews/scoring.ts'
import { seeded } from './search-data.ts'

/** The day of the bench's clock. */
export const TODAY = '2026-11-20'
const EACH = 10
/** The company `c-0`. */
const LARGEST = 50_000
const PROFILES = 20_000
const DAYS = 730
const TABLES = ['review', 'company_facet', 'company_quarter']
const random = seeded(20_261_121)
const below = (bound: number) => Math.floor(random() * bound)

/** Adds reviews to a filled directory, in no order of companies, and the counts that filters read. */
export async function fillReviews(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`select setseed(0.5)`
  await sql`set work_mem = '256MB'`
  await sql`set maintenance_work_mem = '512MB'`
  const restore = await withoutIndexes(sql)
  await sql`create temp table profile ${sql.unsafe(PROFILE_COLUMNS)}`
  for (let from = 0; from < PROFILES; from += 1000)
    await sql`insert into profile ${sql(Array.from({ length: 1000 }, (_, i) => profile(from + i)))}`
  await sql.unsafe(COMPANIES)
  await sql.unsafe(REVIEWS)
  await sql.unsafe(COUNTS)
  await restore()
  for (const table of [...TABLES, 'company_stats']) await sql`vacuum analyze ${sql(`content.${table}`)}`
  await sql.end()
}

/** All indexes and keys of reviews and of their counts; what is returned makes them again. */
async function withoutIndexes(sql: postgres.Sql): Promise<() => Promise<void>> {
  const keys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${TABLES.map(table => `content.${table}`)}::regclass[]) and contype in ('p', 'u')`
  for (const { table, name } of keys) await sql.unsafe(`alter table ${table} drop constraint ${name}`)
  const indexes = await sql<{ name: string; indexdef: string }[]>`
    select indexname as name, indexdef from pg_indexes where schemaname = 'content' and tablename = any(${TABLES})`
  for (const { name } of indexes) await sql`drop index ${sql(`content.${name}`)}`
  return async () => {
    for (const { indexdef } of indexes) await sql.unsafe(indexdef)
    for (const { table, name, definition } of keys)
      await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

const PROFILE_COLUMNS = `(n integer primary key, status smallint, score smallint, star smallint, recommended boolean,
  ratings smallint[], answers smallint[])`

/** What one author may say: ratings around a mean, and what follows from them. */
function profile(n: number) {
  const kind = random()
  const status = kind < 0.55 ? 0 : kind < 0.85 ? 1 : APPLICANT
  const keys = status === APPLICANT ? APPLICANT_RATINGS : EMPLOYEE_RATINGS
  const mean = 1 + 4 * random() ** 0.6
  const rating = () => Math.min(5, Math.max(1, Math.round(mean + (random() + random() - 1) * 1.5)))
  const ratings = keys.map((_, i) => (i > 0 && random() < 0.08 ? null : rating()))
  const { score, star } = scoreOf(ratings) as { score: number; star: number }
  const answers = status === APPLICANT ? [] : ANSWERS.map(() => (random() < 0.3 ? null : below(2)))
  const list = (values: (number | null)[]) => `{${values.map(value => value ?? 'NULL').join()}}`
  return {
    n,
    status,
    score,
    star,
    recommended: score + below(1000) > 3200,
    ratings: list(ratings),
    answers: list(answers),
  }
}

/** Companies by number; roles are chosen from a company's own few. */
const COMPANIES = `
  create temp table numbered as select substr(slug, 3)::int as n, id, city_id from content.company;
  create temp table role as select row_number() over (order by id) - 1 as n, id, department from content.job_role;
  create temp table place as select row_number() over (order by id) - 1 as n, id from content.city;
  analyze numbered; analyze role; analyze place; analyze profile;`

const REVIEWS = `
  insert into content.review (id, company_id, state, employment_status, locale, week, guard_year, published_on, score, star,
    overall_sentiment, recommended, ratings, answers, city_id, department, job_type, job_role_id, left_at_year,
    application_result, interview_rounds, surprise_question, headline, likes, dislikes, advice, helpful_count, manage_mac, submission_mac)
  select overlay(overlay(md5('r' || drawn.n) placing '4' from 13) placing '8' from 17)::uuid, c.id,
    case when drawn.fate < 0.004 then 'removed' when drawn.fate < 0.01 then 'hidden' else 'published' end,
    p.status, case when drawn.fate < 0.9 then 'id' else 'en' end, date_trunc('week', day)::date, extract(year from day), day, p.score, p.star,
    p.star, p.recommended, p.ratings, p.answers, case when drawn.away < 0.7 then c.city_id else place.id end,
    role.department, 'employee', role.id, case when p.status > 0 then extract(year from day) end,
    case when p.status = 2 then 'rejected' end, case when p.status = 2 then 1 + drawn.n % 4 end, case when p.status = 2 then false end,
    'Kerja di sini ' || drawn.n, 'Teman-teman baik, gaji tepat waktu, dan jam kerja masuk akal.',
    'Kenaikan gaji jarang dan atasan sulit ditemui.', null, drawn.n % 7, sha256(('m' || drawn.n)::bytea), '\\x00'
  from (
    select n, case when n <= companies * ${EACH} then n % companies else 0 end as company,
      floor(random() * ${PROFILES})::int as profile, floor((case when n <= companies * ${EACH} then 8 else 300 end) ^ random())::int as role, floor(514 ^ random()) as place, random() as away,
      date '${TODAY}' - 1 - floor(random() * ${DAYS})::int as day, random() as fate
    from (select count(*)::int as companies from numbered) total,
      lateral generate_series(1, companies * ${EACH} + ${LARGEST}) n
  ) drawn
  join numbered c on c.n = drawn.company
  join profile p on p.n = drawn.profile
  join role on role.n = (c.n * 7 + drawn.role) % 300
  join place on place.n = drawn.place - 1`

const COUNTS = `
  insert into content.company_facet (company_id, job_role_id, city_id, review_count)
  select company_id, coalesce(role, ''), coalesce(city, ''), count(*) from (
    select company_id, case when employment_status < 2 then job_role_id end as role, city_id as city
    from content.review where state in ('published', 'hidden')) r
  group by grouping sets ((company_id, city), (company_id, role), (company_id, role, city))
  having (grouping(role) = 1 or role is not null);
  update content.company_stats s set roles = f.roles from (
    select company_id, array_agg(job_role_id order by job_role_id) as roles from content.company_facet
    where city_id = '' and job_role_id <> '' and review_count >= 3 group by company_id) f
  where f.company_id = s.company_id;
  insert into content.company_quarter (company_id, quarter, review_count, score_sum)
  select company_id, date_trunc('quarter', published_on)::date, count(*), sum(score)
  from content.review where state in ('published', 'hidden') and employment_status < 2 group by 1, 2;`
