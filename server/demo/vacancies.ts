import { demoCompanies } from '#db/demo/companies.ts'
import { demoVacancies, type DemoVacancy } from '#db/demo/vacancies.ts'
import { findingsIn } from '#shared/rules/vacancy/read.ts'
import { monthly } from '#shared/rules/vacancy/offer.ts'
import { writeVacancy } from '#server/jobs/write.ts'
import { provinceOf, type Places } from '#server/places/places.ts'
import { may } from '#server/owners/policy.ts'
import { subscriptionOn, type Membership } from '#server/owners/subscription.ts'
import { addDays } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { demoMembership } from './owners.ts'
import { stableId, type Deps } from './rows.ts'

/**
 * The vacancies of invented companies that have an owner. Drafts are left out, because a draft stays in its author's
 * browser.
 */
export async function loadVacancies(tx: Tx, places: Places, deps: Deps): Promise<void> {
  const names = new Map(demoCompanies().map(({ slug, name }) => [slug, name]))
  for (const [index, job] of demoVacancies().entries())
    if (job.day !== null) {
      const membership = demoMembership(job.company, deps.today)
      if (!membership) continue
      const row = rowOf(deps, job, { day: job.day, membership, index })
      await writeVacancy(tx, places, names.get(job.company) ?? '', row)
    }
}

/**
 * Replaces the texts for the check, which would cost a second of the first start. The tests of db/demo check them
 * all: only the marked ones are held.
 */
const UNREAD = { title: '', description: '', expectations: '', requirements: '' }

type Posted = { day: number; membership: Membership; index: number }

function rowOf({ today, companyId }: Deps, job: DemoVacancy, { day, membership, index }: Posted) {
  const opened_on = addDays(today, day)
  const subscription = subscriptionOn(membership, today)
  const mayPost = may(subscription.state, 'vacancies')
  const { pay_from, pay_period } = job.content
  const content = {
    ...job.content,
    monthly: pay_from === null ? null : monthly(pay_from, pay_period ?? 'month'),
    ...placesOf(job),
    last_day: lastDayOf(job, opened_on, subscription.until),
  }
  const findings = findingsIn({ ...content, ...(job.asks_money ? {} : UNREAD), minimum: null })
  const isHeld = findings.some(({ effect }) => effect === 'hold')
  const state = !mayPost ? ('closed' as const) : isHeld ? ('held' as const) : ('open' as const)
  return {
    ...content,
    id: stableId(`job ${index}`),
    company_id: companyId(job.company),
    state,
    findings,
    opened_on,
    reposted: 0,
    version: stableId(`job version ${index}`),
  }
}

/** A company's vacancies end with its subscription. */
function lastDayOf({ valid_days }: DemoVacancy, opened_on: string, until: string | null): string {
  const last = addDays(opened_on, valid_days)
  return until !== null && until < last ? until : last
}

/** Remote work has no place. */
const placesOf = ({ content, city_code }: DemoVacancy) =>
  content.workplace === 'remote'
    ? { city_ids: [], places: [] }
    : { city_ids: [city_code], places: [city_code, provinceOf(city_code)] }
