import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import { contentColumns } from '#server/moderation/takedown.ts'
import type { AskerType, AuthorType, Guideline, QuestionSort, ReplyRole } from '#shared/contract/keys.ts'
import type { StubBy } from '#shared/contract/contact/stubs.ts'
import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'

type Shown = {
  id: string
  company_id: string
  state: 'published' | 'removed'
  words: string
  locale: Locale
  published_on: string
  guideline: Guideline | null
  removed_by: StubBy | null
}
export type QuestionRow = Shown & { author_type: AskerType; name: string | null }
export type AnswerRow = Shown & {
  question_id: string
  author_type: AuthorType
  role: ReplyRole | null
  helpful_count: number
}

const MOST_LOOKED_AT = 1000

/** `answered`: whether the company itself has answered; undefined matches both. */
type QuestionFilter = { companyId: string; q: string; answered?: boolean | undefined }

const columns = (sql: Queryable) => sql`
  question.id, question.company_id, question.state, question.author_type, question.name, question.body as words,
  question.locale, question.published_on, question.guideline,
  coalesce(question.removed_for, question.removed_by) as removed_by`

const hasAnswer = (sql: Queryable, which = sql``) => sql`
  exists (select 1 from content.answer where answer.question_id = question.id and answer.state = 'published' ${which})`

/** A company's published questions whose words, or whose answers' words, contain the search. */
const matching = (sql: Queryable, { companyId, q, answered }: QuestionFilter) => sql`
  question.company_id = ${companyId} and question.state = 'published'
  ${
    q === ''
      ? sql``
      : sql`and (position(lower(${q}) in lower(question.body)) > 0
          or ${hasAnswer(sql, sql`and position(lower(${q}) in lower(answer.body)) > 0`)})`
  }
  ${
    answered === undefined
      ? sql``
      : sql`and ${answered ? sql`` : sql`not`} exists (select 1 from content.answer
          where answer.question_id = question.id and answer.owner_id is not null
            and answer.state in ('pending', 'published', 'rejected'))`
  }`

type Part = {
  sort: QuestionSort
  edge: { direction: 'after' | 'before'; at: string } | undefined
  limit: number
  /** Includes removed questions as stubs. */
  stubs?: boolean
}

/** A page of questions that starts at the question `at`; in the reverse order before it. */
export function listQuestions(
  sql: Queryable,
  filter: QuestionFilter,
  { sort, edge, limit, stubs = false }: Part,
): Promise<QuestionRow[]> {
  const isBackwards = edge?.direction === 'before'
  const beyond = isBackwards ? sql`<` : sql`>`
  return sql<QuestionRow[]>`
    with ordered as (
      select ${columns(sql)}, row_number() over (order by ${orderOf(sql, sort)}) as place
      from content.question where (${matching(sql, filter)})
        ${stubs ? sql`or (question.company_id = ${filter.companyId} and question.state = 'removed')` : sql``})
    select id, company_id, state, author_type, name, words, locale, published_on, guideline, removed_by from ordered
    ${edge ? sql`where place ${beyond} (select place from ordered where id = ${edge.at})` : sql``}
    order by place ${isBackwards ? sql`desc` : sql`asc`} limit ${limit}`
}

function orderOf(sql: Queryable, sort: QuestionSort) {
  if (sort === 'oldest') return sql`question.published_on, question.id`
  const newest = sql`question.published_on desc, question.id desc`
  return sort === 'newest'
    ? newest
    : sql`(select coalesce(sum(answer.helpful_count), 0) from content.answer
        where answer.question_id = question.id and answer.state = 'published' and question.state = 'published') desc, ${newest}`
}

export async function countQuestions(
  sql: Queryable,
  filter: QuestionFilter,
): Promise<{ total: number; answered: number }> {
  const [row] = await sql<{ total: number; answered: number }[]>`
    select count(*)::integer as total, (count(*) filter (where ${hasAnswer(sql)}))::integer as answered
    from content.question where ${matching(sql, filter)}`
  return row ?? { total: 0, answered: 0 }
}

/** Listed companies ordered by id, with the number of their visible questions and the day of the newest. */
export const listCompaniesWithQuestions = (sql: Queryable, after: string, limit: number) => sql<
  { id: string; slug: string; questions: number; newest_on: string }[]
>`
  select company.id, company.slug, count(*)::integer as questions, max(question.published_on) as newest_on
  from content.question join content.company on company.id = question.company_id and company.status = 1
  where question.state = 'published' and question.company_id > ${after}
  group by company.id order by company.id limit ${limit}`

/** Visible questions ordered by id. */
export const listShownAfter = (sql: Queryable, after: string, limit: number) => sql<
  { id: string; published_on: string }[]
>`
  select question.id, question.published_on
  from content.question join content.company on company.id = question.company_id and company.status = 1
  where question.state = 'published' and question.id > ${after} order by question.id limit ${limit}`

export async function findQuestion(sql: Queryable, id: string): Promise<QuestionRow | undefined> {
  const [row] = await sql<QuestionRow[]>`
    select ${columns(sql)} from content.question where id = ${id} and state in ('published', 'removed')`
  return row
}

/** The company's own answer first, then the most helpful; removed ones come last, as stubs. */
export const listAnswers = (sql: Queryable, questionIds: string[]): Promise<AnswerRow[]> =>
  sql<AnswerRow[]>`
    select id, company_id, question_id, state, author_type, role, body as words, locale, published_on, helpful_count, guideline,
      coalesce(removed_for, removed_by) as removed_by
    from content.answer where (question_id = any(${questionIds}::uuid[]) and state = 'published')
      or (question_id = any(${questionIds}::uuid[]) and state = 'removed')
    order by state = 'removed', owner_id is null, helpful_count desc, published_on, id`

/** Its company, if readers see it. */
export async function findVisible(
  sql: Queryable,
  subject: 'question' | 'answer',
  id: string,
): Promise<{ company_id: string } | undefined> {
  const [row] = await sql<{ company_id: string }[]>`
    select company_id from ${sql(`content.${subject}`)} where id = ${id} and state = 'published'`
  return row
}

/** Published questions with at least `least` of these words, most words first. */
export const listSimilar = (
  sql: Queryable,
  companyId: string,
  { words, least, limit }: { words: string[]; least: number; limit: number },
): Promise<{ id: string; words: string; locale: Locale; answers: number }[]> =>
  sql<{ id: string; words: string; locale: Locale; answers: number }[]>`
    select f.id, f.body as words, f.locale, (
      select count(*) from content.answer where answer.question_id = f.id and answer.state = 'published')::integer as answers
    from (
      select question.id, question.body, question.locale, question.published_on, (
        select count(*) from unnest(${words}::text[]) as word where position(word in lower(question.body)) > 0) as hits
      from content.question where question.company_id = ${companyId} and question.state = 'published') f
    where f.hits >= ${least} order by f.hits desc, f.published_on desc, f.id limit ${limit}`

/**
 * Questions to listed companies, newest first; with more than a thousand matches only an arbitrary thousand of them are
 * sorted.
 */
export const listFound = (sql: Queryable, words: string, limit: number) =>
  sql<{ id: string; words: string; locale: Locale; answers: number; slug: string; name: string }[]>`
    select f.id, f.body as words, f.locale, f.slug, f.name, (
      select count(*) from content.answer where answer.question_id = f.id and answer.state = 'published')::integer as answers
    from (
      select question.id, question.body, question.locale, question.published_on, company.slug, company.name
      from content.question join content.company on company.id = question.company_id and company.status = 1
      where question.state = 'published' and to_tsvector('simple', question.body) @@ to_tsquery('simple', ${words})
      limit ${MOST_LOOKED_AT}) f
    order by f.published_on desc, f.id limit ${limit}`

/** Companies with a representative, and the number of a day's questions that the company has not answered. */
export const listUnanswered = (
  sql: Queryable,
  day: string,
): Promise<{ company_id: string; count: number }[]> =>
  sql<{ company_id: string; count: number }[]>`
    select question.company_id, count(*)::integer as count
    from content.company_claimed c join content.question on question.company_id = c.company_id
    where question.state = 'published' and question.published_on = ${day}
      and not ${hasAnswer(sql, sql`and answer.owner_id is not null`)}
    group by question.company_id`

/** What can be taken down from a question's page while readers see it, also as a stub: the question, and its answers. */
export const listContent = (sql: Queryable, id: string) => sql<FoundContent[]>`
  (select 'question' as subject, id, ${contentColumns(sql, 'body', 'published')} from content.question
    where id = ${id} and state in ('published', 'removed'))
  union all
  (select 'answer', id, ${contentColumns(sql, 'body', 'published')} from content.answer
    where question_id = ${id} and state in ('published', 'removed') order by published_on, id)`
