import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import type { RatingKey } from '#shared/contract/keys.ts'
import { presentRatings } from '#server/companies/figures.ts'
import { findListedCounted, type CountedCompany } from '#server/companies/find.ts'
import { paidIn } from '#server/pay/pay-lookup.ts'
import { addDays } from '#server/platform/clock.ts'
import { fail } from '#server/platform/http/errors.ts'
import { presentWage } from '#server/places/wages/minimum-wages.ts'
import { provinceOf } from '#server/places/places.ts'
import { readDepartmentReviews } from '#server/reviews/summary/department-reviews.ts'
import { isShown } from './vacancy-names.ts'
import { isOwedMinimum } from './pay-offered.ts'
import { minimumAt, presentCards, presentTexts, type Showing } from './present.ts'
import type { VacancyRow } from './row.ts'
import * as store from './store.ts'

/** Days after its end until search engines get 410. */
const GONE_AFTER_DAYS = 30
const RELATED = 6
const PAID_IN_TIME: readonly RatingKey[] = ['thrpayment', 'salarypayment']

/** The page of a vacancy that is open or has ended. */
export async function readVacancy(showing: Showing, id: string): Promise<VacancyPage> {
  const { sql, today } = showing
  const row = await store.findVacancy(sql, id)
  if (!row || !isShown(row.state)) return fail('not_found')
  const company = await findListedCounted(sql, row.company_id)
  if (!company) return fail('not_found')
  const [[vacancy, ...related], company_pay, departmentReviews] = await Promise.all([
    relatedTo(showing, row).then(others => presentCards(showing, [row, ...others])),
    paidIn(sql, row.company_id, row.department),
    showsReviews(company, row) ? readDepartmentReviews(showing, company, row.department) : null,
  ])
  if (!vacancy) return fail('not_found')
  const isOpen = row.state === 'open' && row.last_day >= today
  const minimum = isOwedMinimum(row) ? minimumAt(showing, row.city_ids[0]) : undefined
  return {
    vacancy,
    texts: isOpen ? presentTexts(row) : null,
    is_open: isOpen,
    is_closed: !isOpen && row.last_day >= today,
    is_expired: !isOpen && addDays(row.last_day, GONE_AFTER_DAYS) < today,
    minimum_wage: minimum ? presentWage(minimum) : null,
    company_pay,
    paid_in_time: presentRatings(company.stats).filter(({ key }) => PAID_IN_TIME.includes(key)),
    department_reviews: departmentReviews,
    related,
  }
}

const showsReviews = ({ stats }: CountedCompany, { department }: VacancyRow): boolean =>
  department !== 'other' && stats.review_count > 0

/** Vacancies of the same company first, then of the same department in the province. */
async function relatedTo({ sql, today }: Showing, row: VacancyRow): Promise<VacancyRow[]> {
  const [city] = row.city_ids
  const page = { sort: 'newest', edge: undefined, limit: RELATED + 1 } as const
  const place = city && provinceOf(city)
  const [own, near] = await Promise.all([
    store.listOpen(sql, { today, company: row.company_id }, page),
    store.listOpen(sql, { today, department: row.department, place }, page),
  ])
  const others = [...own.slice(0, RELATED / 2), ...near].filter(({ id }) => id !== row.id)
  const once = [...new Map(others.map(one => [one.id, one])).values()]
  return once.slice(0, RELATED)
}
