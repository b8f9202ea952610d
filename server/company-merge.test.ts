// A merge of two companies: the resulting rows of every table with a company id.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createCompany } from '#server/companies/create.ts'
import { EMPTY_FACTS } from '#server/companies/profile/profile-facts.ts'
import { PENDING } from '#server/companies/status.ts'
import type { Schema } from '#server/platform/tasks/tasks.ts'
import { addCompany } from '#tests/support/companies.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

/**
 * `moves`: to the other company; `stays`: under the old id; `ends`: deleted, or removed from the old id because it is
 * computed again.
 */
type Rule = 'moves' | 'stays' | 'ends'
type Column = { name: string; type: string; required: boolean }

const [QUESTION, REVIEW, OWNER] = [randomUUID(), randomUUID(), randomUUID()]
const ABOUT = { subject: 'review', subject_id: REVIEW }
const SHOWN = { state: 'published', published_on: '2026-03-02' }

/**
 * The rule of every table, in an order in which rows can be added, with column values that the types do not determine.
 * A new table with a company's id needs a line here, and its room a merge.
 */
const TABLES: Record<string, [Rule, Record<string, unknown>?]> = {
  // The old address redirects to the other company.
  'content.company_slug': ['stays', { slug: 'alamat-lama' }],
  // `createCompany` adds this row; lists leave out companies that are not listed.
  'content.company_stats': ['stays'],
  'content.company_claimed': ['moves'],
  'content.company_profile': [
    'moves',
    { by_owner: OWNER, facts: { ...EMPTY_FACTS, about_id: 'Sejak 1998.' } },
  ],
  'content.picture': ['moves'],
  'content.company_intake': ['moves'],
  // Officers are found under all ids of a company.
  'content.company_officer': ['stays'],
  // Computed every night or every Monday, for listed companies only.
  'content.company_integrity': ['ends'],
  'content.company_quarter': ['stays'],
  'content.ranking': ['stays'],
  'content.pay_cell': ['stays'],
  'content.claim': ['moves'],
  // A website proven for the old company proves nothing for the other one.
  'content.claimed_host': ['ends'],
  'content.salary': ['moves'],
  'content.salary_comment': ['moves'],
  'content.pay_comment': ['moves'],
  'content.review': ['moves', { id: REVIEW, state: 'pending', city_id: '32.75' }],
  'content.review_reply': ['moves', { review_id: REVIEW, state: 'shown' }],
  // Recalculated with the reviews that it counts; this row counts none.
  'content.company_facet': ['stays'],
  'content.report': ['moves', ABOUT],
  'content.hiding': ['moves', ABOUT],
  // A pass is given under all ids of a company.
  'content.review_pass': ['moves', { kind: 'review', spent: true }],
  'content.question': ['moves', { ...SHOWN, id: QUESTION, author_type: 'interested' }],
  'content.answer': ['moves', { ...SHOWN, question_id: QUESTION, author_type: 'employee' }],
  'content.vacancy': ['moves', { state: 'open', workplace: 'onsite', city_ids: ['32.75'] }],
  // The history keeps past events with the names of that time.
  'content.event': ['stays', { ...ABOUT, actor: 'team' }],
  // Applications are found under all ids of a company.
  'identity.application': ['stays'],
  'identity.membership': ['moves', { plan: 'active', until: '2027-01-31' }],
  'identity.owner': ['moves', { id: OWNER }],
}

/** A value that fits the type of a column. */
const VALUES: Record<string, (name: string) => unknown> = {
  uuid: () => randomUUID(),
  text: name => (name === 'locale' ? 'id' : 'contoh'),
  int8: () => 1,
  numeric: () => 1,
  bytea: () => randomBytes(32),
  date: () => '2026-03-02',
  timestamptz: () => new Date('2026-12-31T00:00:00Z'),
  int2: () => 1,
  int4: () => 1,
  bool: () => true,
  jsonb: () => ({}),
  tsvector: () => '',
  _int2: () => [],
  _text: () => [],
}

/** Every table with a company's id, by its name with the schema. */
async function tablesWithCompany(): Promise<Map<string, Column[]>> {
  const columns = await it.db.owner<(Column & { table: string })[]>`
    select c.table_schema || '.' || c.table_name as table, c.column_name as name, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_generated = 'NEVER' as required
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema in ('content', 'identity') and t.table_type = 'BASE TABLE'`
  const tables = Map.groupBy(columns, ({ table }) => table)
  return new Map([...tables].filter(([, all]) => all.some(({ name }) => name === 'company_id')).toSorted())
}

const sqlOf = (table: string) => it.db[table.split('.')[0] as Schema]

async function addRow(table: string, columns: Column[], company_id: string): Promise<void> {
  const sql = sqlOf(table)
  const needed = columns.filter(({ required }) => required)
  const row = {
    ...Object.fromEntries(needed.map(({ name, type }) => [name, VALUES[type]?.(name)])),
    ...TABLES[table]?.[1],
    company_id,
  }
  // For a pending company some rows exist from the start.
  await sql`insert into ${sql(table)} ${sql(row)} on conflict do nothing`
}

async function countOf(table: string, company: string): Promise<number> {
  const sql = sqlOf(table)
  const rows = await sql`select 1 from ${sql(table)} where company_id = ${company}`
  return rows.length
}

/** Number of rows with the company's id in each table. */
async function countAll(company: string): Promise<Record<string, number>> {
  const names = Object.keys(TABLES)
  const counts = await Promise.all(names.map(table => countOf(table, company)))
  return Object.fromEntries(names.map((table, at) => [table, counts[at] as number]))
}

const waitingCompany = (name: string) =>
  it.db.begin('content', tx => createCompany(tx, { name, status: PENDING, listed_on: '2026-03-01' }))

test('every table with a company’s id has a rule for a merge', async () => {
  assert.deepEqual(Object.keys(TABLES).toSorted(), [...(await tablesWithCompany()).keys()])
})

test('a merge leaves the rows of every table where its rule says', async () => {
  const into = await addCompany(it.db, { name: 'Rimba Tirta' })
  const { id: from } = await waitingCompany('CV Rimba Tirta')
  const tables = await tablesWithCompany()
  for (const table of Object.keys(TABLES)) await addRow(table, tables.get(table) ?? [], from)
  const [had, before] = [await countAll(from), await countAll(into.id)]
  assert.deepEqual(
    Object.entries(had).filter(([, count]) => count === 0),
    [],
  )
  const { token: bearer } = await signInStaff(it, 'editor')
  const body = { decision: 'merge', into: into.id }
  const decided = await it.call('decideCompany', { params: { id: from }, body }, { bearer })
  assert.equal(decided.status, 200, JSON.stringify(decided.body))
  // A task moves the owners, and the task after it the vacancies, which need their subscription.
  await it.app.tasks.drain()
  await it.app.tasks.drain()
  const [left, after] = [await countAll(from), await countAll(into.id)]
  const rules = Object.keys(TABLES).map(table => [table, ruleIn(table)])
  assert.deepEqual(
    Object.fromEntries(rules),
    Object.fromEntries(Object.entries(TABLES).map(([table, [rule]]) => [table, rule])),
  )

  function ruleIn(table: string): Rule | string {
    const [gone, came] = [
      Number(had[table]) - Number(left[table]),
      Number(after[table]) - Number(before[table]),
    ]
    // The decision itself adds to the history.
    if (gone <= 0) return 'stays'
    // A profile arrives as a second version, after the other company's own facts.
    return came >= gone ? 'moves' : came === 0 ? 'ends' : `${gone} gone, ${came} came`
  }
  const { questions } = (await it.call('companyQuestions', { params: { slug: into.slug }, query: { q: '' } }))
    .body
  assert.deepEqual(
    questions.map(({ id, answers }: { id: string; answers: object[] }) => [id, answers.length]),
    [[QUESTION, 1]],
  )
})
