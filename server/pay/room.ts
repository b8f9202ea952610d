import { getCompanyBySlug } from '#server/companies/find.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { report } from '#server/moderation/reports/reports.ts'
import type { Places } from '#server/places/places.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { MinimumWages } from '#server/places/wages/minimum-wages.ts'
import type { HandlerInput } from '#shared/contract/contract.ts'
import { commentTakedown, commentsOfPage } from './comments.ts'
import { readCompanySalaries } from './company-salaries.ts'
import { compare } from './compare.ts'
import { readDepartmentPay } from './department.ts'
import { createReading } from './reading.ts'
import { readPayMap } from './provinces.ts'
import { readRolePay } from './role.ts'
import { paySitemaps } from './sitemaps.ts'
import { takeSnapshot } from './snapshot/snapshot.ts'
import { paySubject } from './desk/pay.ts'
import { findComment, moveRows } from './store.ts'
import { readTopSalaries } from './lists/top-salaries.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'

/** The task runs daily and does nothing if the week already has its figures; on Mondays it has none yet. */
const SNAPSHOT_HOUR = 4

type Names =
  | 'topSalaries'
  | 'payMap'
  | 'companySalaries'
  | 'companySalariesFirst'
  | 'rolePay'
  | 'departmentPay'
  | 'payBenchmark'
  | 'comparePay'
  | 'reportSalaryComment'

/** Pay, read only from the figures that last Monday's snapshot froze. */
export function createPayRoom(
  parts: Parts,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<Names> & WithSubjects & OwnsContent & MergesCompanies {
  const sql = parts.db.content
  const { reading, depsFor } = createReading(parts, places, minimumWages)

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
      payBenchmark: async ({ query }, context) => compare(await reading(context), query),
      comparePay: async ({ body: { monthly_salary, ...query } }, context) =>
        compare(await reading(context), query, monthly_salary),
      reportSalaryComment: ({ params: { id }, body }, context) =>
        report(parts, { subject: 'salary_comment', id, find: () => findComment(sql, id) }, body, context),
    },
    tasks: {
      content: {
        'pay-snapshot': () => takeSnapshot(parts, places),
      },
    },
    daily: [{ schema: 'content', kind: 'pay-snapshot', hour: SNAPSHOT_HOUR, slow: true }],
    rewritten: plainTables('content', [
      'salary',
      'role_pay',
      'salary_comment',
      'pay_waiting',
      'pay_snapshot',
      'pay_cell',
      'pay_figure',
      'pay_comment',
    ]),
    deskSubjects: [paySubject(parts, places)],
    takedowns: commentTakedown,
    contentOf: { companySalaries: commentsOfPage },
    mergeCompany: (tx, { from, into }) => moveRows(tx, from, into),
    sitemaps: paySitemaps(sql, () => depsFor('id')),
  }
}
