import { randomBytes, randomUUID } from 'node:crypto'
import { closeWaiting, type WaitingPay } from '#server/pay/pending-pay.ts'
import { moveReview } from '#server/reviews/moves.ts'
import { publishDue } from '#server/reviews/publish.ts'
import { TODAY } from './review-data.ts'
import { pgbench } from './server-time.ts'
import type { Site } from './site.ts'

const REVIEWS = 2000
const ROUNDS = 3
const SPREAD = `select id from content.company order by random() limit ${REVIEWS}`
const LARGEST = `select id from content.company where slug = 'c-0'`
type Approved = { id: string; salary_box: Buffer | null }

export async function measurePublishing({ small, large }: { small: Site; large: Site }): Promise<string> {
  const rows = [
    await row('Spread over companies', 500, { small, large }, SPREAD),
    await row('All on the company with 50,000', 300, { small, large }, LARGEST),
  ]
  const head = [
    'published a second',
    'by the program',
    'bar',
    '',
    'pgbench, same statements',
    'at 10,000 companies',
  ]
  return `${HOW}\n\n${[head, head.map((_, i) => (i === 0 || i === 3 ? '---' : '---:')), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')}`
}

const HOW = `${REVIEWS.toLocaleString('en')} approved reviews, four in ten with a salary, appear through the daily slot's own \`publishDue\`; the best of ${ROUNDS} rounds. pgbench sends the statements of one
round again, values in place, after the reviews were set back. Afterwards all of them are withdrawn through the program and deleted.`

async function row(
  what: string,
  bar: number,
  sites: { small: Site; large: Site },
  companiesOf: string,
): Promise<string[]> {
  const before = await publishing(sites.small, companiesOf)
  const now = await publishing(sites.large, companiesOf)
  return [
    what,
    now.program.toFixed(0),
    `≥ ${bar}`,
    now.program >= bar ? 'met' : 'missed',
    now.pgbench.toFixed(0),
    before.program.toFixed(0),
  ]
}

/** Reviews per second: published by the program, and by pgbench with the same statements. */
async function publishing(site: Site, companiesOf: string): Promise<{ program: number; pgbench: number }> {
  const { db, app } = site
  const reviews = await addApproved(site, companiesOf)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await setBack(site, reviews)
    site.sent.length = 0
    const started = performance.now()
    await publishDue(db, { secrets: app.secrets, clock: app.clock })
    rates.push((REVIEWS * 1000) / (performance.now() - started))
    await checkPublished(site, reviews)
  }
  const sent = site.sent.filter(({ text }) => !text.includes(`state = 'approved' and publish_from`))
  await setBack(site, reviews)
  const took = pgbench(site.url, [sent], ['-t', '1']).reduce((sum, part) => sum + part, 0)
  await checkPublished(site, reviews)
  await setBack(site, reviews)
  await db.owner`delete from content.review where id = any(${reviews.map(({ id }) => id)}::uuid[])`
  for (const table of ['review', 'company_stats', 'company_facet', 'company_quarter', 'salary', 'role_pay'])
    await db.owner`vacuum (analyze, index_cleanup on) ${db.owner(`content.${table}`)}`
  return { program: Math.max(...rates), pgbench: (REVIEWS * 1000) / took }
}

/** Adds copies of existing reviews that are approved and due, each with its own manage code and salary. */
async function addApproved({ db, app }: Site, companiesOf: string): Promise<Approved[]> {
  const companies = await db.owner.unsafe<{ id: string }[]>(companiesOf)
  const patterns = await db.owner<Record<string, unknown>[]>`
    select employment_status, locale, week, guard_year, score, star, overall_sentiment, recommended, ratings, answers, city_id, department, job_type,
      job_role_id, left_at_year, application_result, interview_rounds, surprise_question, headline, likes, dislikes, advice
    from content.review where company_id = (select id from content.company where slug = 'c-0') limit ${REVIEWS}`
  const rows = patterns.map((pattern, i) => ({
    ...pattern,
    id: randomUUID(),
    company_id: companies[i % companies.length]?.id,
    state: 'approved',
    publish_from: TODAY,
    salary_box: i % 5 < 2 ? closeWaiting(app.secrets, payOf(i)) : null,
    manage_mac: randomBytes(32),
    submission_mac: randomBytes(32),
  }))
  for (let from = 0; from < rows.length; from += 500)
    await db.owner`insert into content.review ${db.owner(rows.slice(from, from + 500) as never)}`
  return rows
}

const payOf = (i: number): WaitingPay => ({
  base: 5_000_000 + i,
  allowances: null,
  thr_months: null,
  bonus_months: null,
  years: null,
  comment: null,
  keys: { salary: randomBytes(32), role: randomBytes(32), comment: randomBytes(32) },
})

async function checkPublished({ db }: Site, reviews: Approved[]): Promise<void> {
  const [row] = await db.owner<{ n: number }[]>`
    select count(*) as n from content.review where id = any(${reviews.map(({ id }) => id)}::uuid[]) and state = 'published'`
  if (row?.n !== reviews.length) throw new Error(`${row?.n} of ${reviews.length} were published`)
}

/** Withdraws the reviews by the program's own function, which restores the figures, and then resets the rows. */
async function setBack({ db }: Site, reviews: Approved[]): Promise<void> {
  await db.begin('content', async tx => {
    for (const { id } of reviews) await moveReview(tx, id, { to: 'withdrawn' })
  })
  for (const { id, salary_box } of reviews)
    await db.owner`update content.review set state = 'approved', published_on = null, salary_box = ${salary_box} where id = ${id}`
  await db.owner`truncate content.salary, content.role_pay`
}
