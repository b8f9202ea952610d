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
import type { HandlerInput } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/locale.ts'
import { examineComment, giveBackComment, removeComment } from './comments.ts'
import { readCompanySalaries } from './company-salaries.ts'
import { compare } from './compare.ts'
import { readDepartmentPay } from './department.ts'
import { findSnapshot } from './figure-store.ts'
import { readPayMap } from './lists/map.ts'
import { paySitemaps } from './sitemaps.ts'
import { createMeaning } from './lists/search-query.ts'
import type { Deps } from './reading.ts'
import { payTables } from './rewritten-tables.ts'
import { readRolePay } from './role.ts'
import { takeSnapshot } from './snapshot/snapshot.ts'
import { paySubject } from './desk/pay.ts'
import { findComment, moveRows } from './store.ts'
import { readTopSalaries } from './lists/top-salaries.ts'

/** Each day it is asked whether the week has its figures; on Mondays it has none yet. */
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

/** What is earned where: from the frozen figures of the last Monday alone. */
export function createPayRoom(
  parts: Parts,
  places: Places,
  minimumWages: () => Promise<MinimumWages>,
): Room<Names> & WithSubjects & OwnsContent & MergesCompanies {
  const { db, clock } = parts
  const sql = db.content
  const cityNames = createCityNames(places)
  const meaning = createMeaning(places, cityNames)

  /** All that shows pay is drawn anew after each Monday, and when the minimum wage beside it is another. */
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
