import type { VacancyCard, VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { findListedCompany } from '#server/companies/find.ts'
import { paidIn } from '#server/pay/beside.ts'
import { addDays, yearOf, type Clock } from '#server/platform/clock.ts'
import { fail } from '#server/platform/http/errors.ts'
import { present } from '#server/wages/present.ts'
import type { MinimumWages } from '#server/wages/minimum-wages.ts'
import { provinceOf } from '#server/places/places.ts'
import { isShown } from './named.ts'
import { presentCards, presentTexts, type Showing } from './present.ts'
import * as store from './store.ts'

/** So long after its end a robot is told of it. */
const TOLD_DAYS = 30
const RELATED = 6

type Reading = Showing & { today: string; wages: MinimumWages; clock: Clock }

/** One vacancy that readers may see, or might. */
export async function readVacancy(reading: Reading, id: string): Promise<VacancyPage> {
  const { sql, today, wages, clock } = reading
  const row = await store.findVacancy(sql, id)
  if (!row || !isShown(row.state)) return fail('not_found')
  if (!(await findListedCompany(sql, row.company_id))) return fail('not_found')
  const [[vacancy], related, paid_here] = await Promise.all([
    presentCards(reading, [row]),
    relatedTo(reading, row),
    paidIn(sql, row.company_id, row.department),
  ])
  if (!vacancy) return fail('not_found')
  const isOpen = row.state === 'open' && row.last_day >= today
  const [city] = row.city_ids
  const minimum = city && wages.newest(city, yearOf(clock.now()))
  return {
    vacancy,
    texts: isOpen ? presentTexts(row) : null,
    is_open: isOpen,
    is_closed: !isOpen && row.last_day >= today,
    gone: !isOpen && addDays(row.last_day, TOLD_DAYS) < today,
    minimum_wage: minimum ? present(minimum) : null,
    paid_here,
    related,
  }
}

/** Of its company first, then of its department where it is. */
async function relatedTo(reading: Reading, row: store.VacancyRow): Promise<VacancyCard[]> {
  const { sql, today } = reading
  const [city] = row.city_ids
  const page = { sort: 'newest', edge: undefined, limit: RELATED + 1 } as const
  const place = city && provinceOf(city)
  const [own, near] = await Promise.all([
    store.listOpen(sql, { today, company: row.company_id }, page),
    store.listOpen(sql, { today, department: row.department, place }, page),
  ])
  const others = [...own.slice(0, RELATED / 2), ...near].filter(({ id }) => id !== row.id)
  const once = [...new Map(others.map(one => [one.id, one])).values()]
  return presentCards(reading, once.slice(0, RELATED))
}
