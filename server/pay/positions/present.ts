import type { Position } from '#shared/contract/pay/positions.ts'
import type { Locale } from '#shared/locale.ts'
import { listNamed } from '#server/companies/find.ts'
import { paidFor } from '../pay-lookup.ts'
import { presentRole, type JobRole, type Places } from '#server/places/places.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Criteria } from './find.ts'
import type { Known } from './role-facts.ts'
import { listNewest } from './store.ts'

type Showing = { sql: Sql; places: Places; locale: Locale; known: Known; today: string }

const HIRING = { companies: 3, look: 40 }

export async function presentPositions(
  showing: Showing,
  roles: JobRole[],
  criteria: Criteria,
): Promise<Position[]> {
  const { sql, locale, known, today } = showing
  const ids = roles.map(({ id }) => id)
  const [paid, newest] = await Promise.all([
    paidFor(
      showing,
      ids.map(job_role => ({ job_role, city: criteria.city, department: undefined, years: undefined })),
    ),
    listNewest(sql, today, { roles: ids, ...HIRING }),
  ])
  const names = await listNamed(
    sql,
    newest.map(row => row.company_id),
  )
  return roles.map((role, at) => ({
    role: presentRole(role, locale),
    pay: paid[at] ?? null,
    open: known.open(role.id, criteria) ?? { vacancies: 0, companies: 0, newest: null },
    hiring: newest
      .filter(row => row.role === role.id)
      .flatMap(({ company_id }) => {
        const company = names.get(company_id)
        return company ? [{ slug: company.slug, name: company.name }] : []
      }),
    review_counts: known.reviewed(role.id, criteria.city) ?? { reviews: 0, companies: 0 },
  }))
}
