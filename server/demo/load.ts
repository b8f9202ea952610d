import { demoAmounts } from '#db/demo/amounts.ts'
import { demoCompanies } from '#db/demo/companies.ts'
import { demoQuestions } from '#db/demo/questions.ts'
import { demoReviews } from '#db/demo/reviews.ts'
import { demoVacancies } from '#db/demo/vacancies.ts'
import { createCompanies } from '#server/companies/create.ts'
import { refreshFigures } from '#server/companies/refresh-figures.ts'
import { rankCompanies } from '#server/discovery/rankings/rank-companies.ts'
import { copyChanged } from '#server/companies/refresh-integrity.ts'
import { manageMac } from '#server/authorship/keys.ts'
import { LISTED, PENDING } from '#server/companies/status.ts'
import { countPay } from '#server/pay/count.ts'
import { takeSnapshot } from '#server/pay/snapshot/snapshot.ts'
import { loadPlaces } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { countReviews } from '#server/reviews/figures.ts'
import {
  amountPay,
  hidingRows,
  intakeRows,
  questionRows,
  replyRows,
  reviewPay,
  reviewRow,
  stableId,
  type Deps,
} from './rows.ts'
import { hasCompanies, insertRows } from './store.ts'
import { loadInquiries } from './inquiries.ts'
import { loadSpeakers } from './owners.ts'
import { loadVacancies } from './vacancies.ts'
import { putConfirmed } from '#server/jobs/alerts/subscribe.ts'

/** The manage code of one waiting review, so that a stranger can see what its author sees. */
export const DEMO_CODE = 'DEM000000000000000000KERJA'

/** Amounts in one statement. */
const AT_ONCE = 2_000

/**
 * Fills an empty database with the invented companies, their reviews, salaries, questions and jobs. Returns false
 * when it is not empty.
 */
export async function loadDemo({
  db,
  clock,
  secrets,
}: Pick<Parts, 'db' | 'clock' | 'secrets'>): Promise<boolean> {
  if (await hasCompanies(db.content)) return false
  const companyId = (slug: string) => stableId(`company ${slug}`)
  const deps: Deps = { today: dayOf(clock.now()), companyId, secrets }
  const places = await loadPlaces(db.content)
  await db.begin('content', async tx => {
    await loadCompanies(tx, deps)
    await loadReviews(tx, deps)
    await loadQuestions(tx, deps)
    await loadVacancies(tx, places, deps)
    await refreshFigures(tx, clock)
    await rankCompanies(tx, clock)
    await copyChanged(tx, clock)
  })
  await loadSpeakers(
    { db, clock, secrets },
    demoVacancies().map(({ company }) => company),
  )
  await takeSnapshot({ db, clock, secrets }, places)
  await loadAlerts({ db, clock, secrets }, companyId('lintang-muara-kargo'))
  await loadInquiries({ db, clock, secrets })
  return true
}

async function loadCompanies(tx: Tx, { today, companyId }: Deps): Promise<void> {
  const companies = demoCompanies().map(({ state, city_code, ...company }) => ({
    ...company,
    id: companyId(company.slug),
    city_id: city_code,
    status: state === 'pending' ? PENDING : LISTED,
    listed_on: today,
  }))
  await createCompanies(tx, companies)
}

async function loadReviews(tx: Tx, deps: Deps): Promise<void> {
  const reviews = demoReviews()
  const rows = reviews.map((review, index) => reviewRow(deps, review, index))
  const waiting = rows.find(row => row.state === 'pending')
  if (waiting) waiting.manage_mac = manageMac(deps.secrets, DEMO_CODE)
  await insertRows(tx, 'review', rows)
  await insertRows(tx, 'review_reply', replyRows(deps, reviews))
  await insertRows(tx, 'hiding', hidingRows(deps, reviews))
  const pay = [...reviewPay(deps, reviews), ...amountPay(deps, demoAmounts())]
  for (let from = 0; from < pay.length; from += AT_ONCE)
    await countPay(tx, deps.secrets, pay.slice(from, from + AT_ONCE))
  await insertRows(tx, 'company_intake', intakeRows(deps, reviews))
  const counted = rows.filter(row => row.state === 'published' || row.state === 'hidden')
  const prior = Math.round(counted.reduce((sum, row) => sum + row.score, 0) / counted.length)
  await countReviews(
    tx,
    counted.map(({ id }) => id),
    1,
    prior,
  )
}

async function loadQuestions(tx: Tx, deps: Deps): Promise<void> {
  const questions = demoQuestions().map((question, index) => questionRows(deps, question, index))
  await insertRows(
    tx,
    'question',
    questions.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'answer',
    questions.flatMap(({ answers }) => answers),
  )
}

/** Two invented readers with job alerts; their letters come to the inbox in the morning. */
async function loadAlerts(parts: Pick<Parts, 'db' | 'clock' | 'secrets'>, company: string): Promise<void> {
  await putConfirmed(parts, {
    email: 'sekar@pembaca.example',
    locale: 'id',
    wishes: [{ q: 'gudang', place: '32.75' }, { company }],
  })
  await putConfirmed(parts, {
    email: 'dewi@pembaca.example',
    locale: 'en',
    wishes: [{ department: 'it', remote: true }],
  })
}
