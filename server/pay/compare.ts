import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { PayRange } from '#shared/contract/pay.ts'
import { bandOfYears } from '#shared/contract/pay-parts.ts'
import type { CitiesNamed } from '#server/places/city-named.ts'
import { failField } from '#server/platform/http/errors.ts'
import { figureKey, findFigures, findSnapshot, type FigureKey } from './figure-store.ts'
import { isSame, nearest } from './nearest.ts'
import { paidBest } from './paid-companies.ts'
import { presentFigure } from './present.ts'
import { minimumWageIn, type Deps } from './reading.ts'

type Answer = Sent<'payBeside'>
type Asked = HandlerInput<'payBeside'>['query']

const MOST_COMPANIES = 5

/** The narrowest figure that is shown of what was asked for; a pay that came along is compared with it, and kept nowhere. */
export async function compare(deps: Deps, asked: Asked, pay?: number): Promise<Answer> {
  const { sql, places, locale } = deps
  if (asked.job_role && !places.findRole(asked.job_role)) failField('job_role', 'no_such_role')
  const { city, namesakes } = cityMeant(deps, asked.city)
  const department = asked.department ?? places.findRole(asked.job_role ?? null)?.department
  const keys = keysOf({ ...asked, city: city?.id, department })
  const [as_of, figures, companies] = await Promise.all([
    findSnapshot(sql),
    findFigures(sql, keys),
    department ? paidBest(deps, department, MOST_COMPANIES) : [],
  ])
  const found = nearest(keys, figures)
  const beside = found ? presentFigure(found, places, locale) : null
  const minimum_wage = minimumWageIn(deps, city?.id)
  return {
    as_of,
    beside,
    city: city ?? null,
    namesakes: [...namesakes],
    wider: found !== undefined && keys[0] !== undefined && !isSame(found, keys[0]),
    minimum_wage,
    companies,
    outcome: beside && pay !== undefined ? outcomeOf(pay, beside.range, minimum_wage?.amount) : null,
  }
}

/** A name may be several places': then none is meant yet, and a caller chooses among them. */
function cityMeant({ cityNames }: Deps, given: string | undefined): CitiesNamed {
  if (!given) return { city: undefined, namesakes: [] }
  const named = cityNames.named(given)
  return named.city || named.namesakes.length > 0 ? named : failField('city', 'no_such_city')
}

/** From narrow to wide. */
function keysOf({ job_role: role, city, years, department }: Asked): FigureKey[] {
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

const outcomeOf = (
  pay: number,
  range: PayRange,
  minimum: number | undefined,
): NonNullable<Answer['outcome']> => ({
  monthly_salary: pay,
  place: pay < range.p25 ? 'below' : pay > range.p75 ? 'above' : 'within',
  percentile: bandOf(percentileOf(pay, range)),
  above_median: pay - range.p50,
  below_minimum: minimum !== undefined && pay < minimum,
})

const bandOf = (percentile: number) => {
  const from = Math.min(90, Math.max(0, Math.floor(percentile / 10) * 10))
  return { from, to: from + 10 }
}

type Known = [amount: number, share: number]

/** Straight lines between the figures that are shown, and on beyond the first and the last of them. */
function percentileOf(pay: number, { p10, p25, p50, p75, p90 }: PayRange): number {
  const known: Known[] = [
    ...(p10 === null ? [] : [[p10, 10] as Known]),
    [p25, 25],
    [p50, 50],
    [p75, 75],
    ...(p90 === null ? [] : [[p90, 90] as Known]),
  ]
  const steps = known.slice(1).map((high, at) => [known[at], high] as [Known, Known])
  const [[low, lowShare], [high, highShare]] =
    steps.find(([, [amount]]) => pay < amount) ?? (steps.at(-1) as [Known, Known])
  if (high === low) return pay < low ? lowShare - 1 : highShare
  return lowShare + ((pay - low) / (high - low)) * (highShare - lowShare)
}
