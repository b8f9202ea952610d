import { getCompanyBySlug } from '#server/companies/find.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { mayReport, report } from '#server/moderation/reports/reports.ts'
import { createCityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import { untilNextYear } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { CHANGED_WAGES, type MinimumWages } from '#server/places/wages/minimum-wages.ts'
import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { examineComment, giveBackComment, removeComment } from './comments.ts'
import { readCompanySalaries } from './company-salaries.ts'
import { compare } from './compare.ts'
import { readDepartmentPay } from './department.ts'
import { findSnapshot, listFigures, listPaidAfter } from './figure-store.ts'
import { createMeaning } from './lists/search-query.ts'
import { type Deps, minimumWageIn } from './reading.ts'
import { readRolePay } from './role.ts'
import { takeSnapshot } from './snapshot/snapshot.ts'
import { paySubject } from './desk/pay.ts'
import { findComment, moveRows } from './store.ts'
import { readTopSalaries } from './lists/top-salaries.ts'
import { type Department, DEPARTMENTS } from '#shared/contract/keys.ts'
import { LIST_FLOORS, reaches } from './lists/floors.ts'
import { presentRange, provinceNamed } from './present.ts'
import type { RewrittenTable } from '#server/platform/rewriting/table.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { counted, walked, type Entry, type Sitemap } from '#server/platform/found/sitemap.ts'

/** The task runs daily and does nothing if the week already has its figures; on Mondays it has none yet. */
const SNAPSHOT_HOUR = 4

type Names =
  | 'topSalaries'
  | 'payMap'
  | 'companySalaries'
  | 'companySalariesFirst'
  | 'rolePay'
  | 'departmentPay'
  | 'payBeside'
  | 'comparePay'
  | 'reportSalaryComment'

/** Pay, read only from the figures that last Monday's snapshot froze. */
export function createPayRoom(
  parts: Parts,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<Names> & WithSubjects & OwnsContent & MergesCompanies {
  const { db, clock } = parts
  const sql = db.content
  const cityNames = createCityNames(places)
  const meaning = createMeaning(places, cityNames)

  /** Pages that show pay are invalidated after each Monday's snapshot and when a minimum wage changes. */
  async function reading({ locale, shows, freshFor, once }: Context): Promise<Deps> {
    shows('pay', CHANGED_WAGES)
    freshFor(untilNextYear(clock.now()))
    return depsFor(locale, () => once('pay snapshot', () => findSnapshot(sql)))
  }

  async function depsFor(locale: Locale, asOf: Deps['asOf'] = () => findSnapshot(sql)): Promise<Deps> {
    return { sql, places, cityNames, meaning, asOf, wages: await minimumWages(), locale, clock }
  }

  async function companySalaries({ params, query }: HandlerInput<'companySalaries'>, context: Context) {
    const deps = await reading(context)
    const company = await context.once(`company ${params.slug}`, () => getCompanyBySlug(sql, params.slug))
    context.shows(`company:${company.id}`)
    return readCompanySalaries(deps, company, query)
  }

  return {
    handlers: {
      topSalaries: async ({ query }, context) => readTopSalaries(await reading(context), query),
      payMap: async ({ query }, context) => readPayMap(await reading(context), query.department),
      companySalaries,
      companySalariesFirst: companySalaries,
      rolePay: async ({ params }, context) => readRolePay(await reading(context), params.role),
      departmentPay: async ({ params }, context) =>
        readDepartmentPay(await reading(context), params.department),
      payBeside: async ({ query }, context) => compare(await reading(context), query),
      comparePay: async ({ body: { monthly_salary, ...asked } }, context) =>
        compare(await reading(context), asked, monthly_salary),
      async reportSalaryComment({ params: { id }, body: { guideline, words } }, context) {
        await mayReport(parts, context)
        const find = () => findComment(sql, id)
        await report(parts, { subject: 'salary_comment', id, find }, { guideline, words }, context.locale)
        return { received: true }
      },
    },
    tasks: {
      content: {
        'pay-snapshot': () => takeSnapshot(parts, places),
      },
    },
    daily: [{ schema: 'content', kind: 'pay-snapshot', hour: SNAPSHOT_HOUR, slow: true }],
    rewritten: payTables,
    deskSubjects: [paySubject(parts, places)],
    takedowns: {
      salary_comment: {
        takeDown: (tx, { id }, { guideline }) =>
          removeComment(tx, id, guideline === null ? 'law' : undefined),
        examine: (tx, { id }) => examineComment(tx, id),
        bringBack: (tx, { id }) => giveBackComment(tx, id),
        acts: { removed: 'comment_removed' },
      },
    },
    mergeCompany: (tx, { from, into }) => moveRows(tx, from, into),
    sitemaps: paySitemaps(sql, () => depsFor('id')),
  }
}

/** All provinces; those with enough known pay have a range. */
async function readPayMap(deps: Deps, department: Department | undefined): Promise<Sent<'payMap'>> {
  const { sql, places, locale } = deps
  const [as_of, rows] = await Promise.all([
    deps.asOf(),
    department ? listFigures(sql, ['department_province'], department) : listFigures(sql, ['province']),
  ])
  const known = rows.filter(row => reaches(row, LIST_FLOORS.province))
  const byCode = new Map(known.map(row => [department ? row.b : row.a, presentRange(row)]))
  return {
    as_of,
    provinces: places.provinces.map(({ code }) => ({
      code,
      name: provinceNamed(places, code, locale),
      range: byCode.get(code) ?? null,
      minimum_wage: minimumWageIn(deps, code)?.amount ?? null,
    })),
  }
}

const names = [
  'salary',
  'role_pay',
  'salary_comment',
  'pay_waiting',
  'pay_snapshot',
  'pay_cell',
  'pay_figure',
  'pay_comment',
]
const payTables: RewrittenTable[] = names.map(name => ({ schema: 'content', name }))

/** Sitemaps of companies' and departments' pay, changed on the Monday of the snapshot. */
const paySitemaps = (sql: Sql, reading: () => Promise<Deps>): Sitemap[] => [
  walked(
    'company-salaries',
    async (after, limit) => {
      const changed = await findSnapshot(sql)
      return (await listPaidAfter(sql, after, limit)).map(row => ({ ...row, changed }))
    },
    ({ slug: id, changed, ...row }) =>
      isIndexed.companySalaries(row) ? [{ page: 'companySalaries', params: { id }, changed }] : [],
  ),
  counted('departments', async () => departments(await reading())),
]

async function departments(deps: Deps): Promise<Entry[]> {
  const all = await Promise.all(DEPARTMENTS.toSorted().map(name => readDepartmentPay(deps, name)))
  return all
    .filter(({ range, roles, companies }) =>
      isIndexed.department({ hasPay: range !== null, listed: roles.length + companies.length }),
    )
    .map(({ department, as_of }) => ({
      key: department,
      page: 'department',
      params: { department },
      changed: as_of,
    }))
}
