import type { Queryable, Tx } from '#server/platform/db.ts'
import type { Guideline, ReviewState } from '#shared/contract/keys.ts'

export type NewReview = {
  company_id: string
  employment_status: number
  locale: string
  week: string
  guard_year: number
  score: number
  star: number
  overall_sentiment: number
  recommended: boolean
  ratings: (number | null)[]
  answers: (number | null)[]
  city_id: string
  department: string | null
  job_type: string | null
  job_role_id: string | null
  left_at_year: number | null
  application_result: string | null
  interview_rounds: number | null
  surprise_question: boolean | null
  surprise_text: string | null
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  salary_box: Buffer | null
  manage_mac: Buffer
  submission_mac: Buffer
}

/** The new review's id, or undefined when its code has one already. */
export async function insertPending(tx: Tx, review: NewReview): Promise<string | undefined> {
  const [row] = await tx<{ id: string }[]>`
    insert into content.review ${tx({ ...review, state: 'pending' })} on conflict (manage_mac) do nothing returning id`
  return row?.id
}

type Rewritten = Omit<NewReview, 'week' | 'guard_year' | 'manage_mac' | 'company_id'>

export async function rewrite(tx: Tx, id: string, review: Rewritten): Promise<void> {
  await tx`update content.review set ${tx(review)} where id = ${id}`
}

export async function countReceived(tx: Tx, companyId: string, year: number): Promise<void> {
  await tx`
    insert into content.company_intake as i (company_id, received, since_year) values (${companyId}, 1, ${year})
    on conflict (company_id) do update set received = i.received + 1`
}

export type OwnRow = Omit<NewReview, 'manage_mac' | 'week' | 'ratings' | 'answers'> & {
  id: string
  ratings: (number | null)[]
  answers: (number | null)[]
  company_id: string
  state: ReviewState
  guard_year: number
  guideline: Guideline | null
  note: string | null
  headline: string
  likes: string | null
  dislikes: string | null
  advice: string | null
  published_on: string | null
  submission_mac: Buffer
}

export async function findByCode(sql: Queryable, manageMac: Buffer): Promise<OwnRow | undefined> {
  const [row] = await sql<OwnRow[]>`
    select id, company_id, state, guard_year, guideline, note, employment_status, locale, score, star, overall_sentiment, recommended, ratings, answers,
      city_id, department, job_type, job_role_id, left_at_year, application_result, interview_rounds, surprise_question, surprise_text,
      headline, likes, dislikes, advice, salary_box, published_on, submission_mac
    from content.review where manage_mac = ${manageMac}`
  return row
}

/** What a withdrawn review said is gone; that there was one stays, for its company's count. */
export async function eraseWords(tx: Tx, id: string): Promise<void> {
  await tx`
    update content.review set headline = '', likes = null, dislikes = null, advice = null, surprise_text = null, salary_box = null, note = null
    where id = ${id}`
}

export async function deleteSalary(tx: Tx, key: Buffer): Promise<void> {
  await tx`delete from content.salary where key = ${key}`
}
