import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PayRange } from '#shared/contract/pay/pay.ts'
import { payOutcome } from '#shared/rules/pay-outcome.ts'
import { bandOfYears } from '#shared/contract/pay/pay-parts.ts'
import type { CitiesNamed } from '#server/places/city-names.ts'
import { failField } from '#server/platform/http/errors.ts'
import { figureKey, findFigures, SCOPES, type FigureKey } from './figure-store.ts'
import { nearest } from './nearest.ts'
import { paidBest } from './paid-companies.ts'
import { presentFigure } from './present.ts'
import { presentRole } from '#server/places/places.ts'
import { minimumWageIn, type Deps } from './reading.ts'
import { resolveRole } from './resolve-role.ts'

type Answer = Sent<'payBenchmark'>
type Query = HandlerInput<'payBenchmark'>['query']

/** A person's role, place and years of experience. */
export type Work = Pick<Query, 'job_role' | 'city' | 'years' | 'department'>

const MOST_COMPANIES = 5

/**
 * Finds the narrowest shown figure for what was asked. A pay that is sent along is compared with it and stored nowhere.
 */
export async function compare(deps: Deps, query: Query, pay?: number): Promise<Answer> {
  const { sql, places, locale } = deps
  const role = query.job_role ? resolveRole(deps, query.job_role, 'job_role') : undefined
  const { city, namesakes } = resolveCity(deps, query.city)
  const department = query.department ?? role?.department
  const keys = keysOf({ ...query, job_role: role?.id, city: city?.id, department })
  const [as_of, figures, companies] = await Promise.all([
    deps.asOf(),
    findFigures(sql, keys),
    department ? paidBest(deps, department, MOST_COMPANIES) : [],
  ])
  const found = nearest(keys, figures)
  const figure = found ? presentFigure(found, places, locale) : null
  const without = found ? withoutIn(query, found, city?.id) : []
  const minimum_wage = minimumWageIn(deps, city?.id)
  return {
    as_of,
    benchmark: figure,
    city: city ?? null,
    namesakes: [...namesakes],
    wider: without.some(part => part === 'job_role' || part === 'city'),
    without,
    role: role ? presentRole(role, locale) : null,
    minimum_wage,
    companies,
    outcome: figure && pay !== undefined ? outcomeOf(pay, figure.range, minimum_wage?.amount) : null,
  }
}

/** If several places share the name, none is chosen, and the caller picks from `namesakes`. */
function resolveCity({ cityNames }: Deps, given: string | undefined): CitiesNamed {
  if (!given) return { city: undefined, namesakes: [] }
  const named = cityNames.named(given)
  return named.city || named.namesakes.length > 0 ? named : failField('city', 'no_such_city')
}

/** Keys from narrow to wide. */
export function keysOf({ job_role: role, city, years, department }: Work): FigureKey[] {
  const province = city?.slice(0, 2)
  return [
    ...(role && city ? [figureKey('role_city', role, city)] : []),
    ...(role && province ? [figureKey('role_province', role, province)] : []),
    ...(role && years !== undefined ? [figureKey('role_years', role, String(bandOfYears(years)))] : []),
    ...(role ? [figureKey('role', role)] : []),
    ...(department && province ? [figureKey('department_province', department, province)] : []),
    ...(department ? [figureKey('department', department)] : []),
  ]
}

/** The parts of the question that the figure found does not take into account. */
function withoutIn(
  { job_role, job_type, years }: Query,
  { scope }: FigureKey,
  city: string | undefined,
): Answer['without'] {
  return [
    ...(job_role && SCOPES[scope][0] !== 'role' ? (['job_role'] as const) : []),
    ...(city && !scope.endsWith('_city') ? (['city'] as const) : []),
    ...(job_type ? (['job_type'] as const) : []),
    ...(years !== undefined && scope !== 'role_years' ? (['years'] as const) : []),
  ]
}

const outcomeOf = (
  pay: number,
  range: PayRange,
  minimum: number | undefined,
): NonNullable<Answer['outcome']> => ({
  monthly_salary: pay,
  ...payOutcome(pay, range),
  below_minimum: minimum !== undefined && pay < minimum,
})
