import type { City } from '#shared/contract/fields.ts'
import { englishCity } from '#shared/rules/english-places.ts'
import { failChoice } from '#server/platform/http/errors.ts'
import type { CityNames } from './city-names.ts'

const MOST_CANDIDATES = 10

/**
 * The id of a city given by its id or an unambiguous name: "Kota Bandung" is unambiguous, "Bandung" is a city and the
 * regency around it. For an ambiguous or unknown name it fails at `field` with the candidates.
 */
export function chooseCity(cityNames: CityNames, given: string, field: string): string {
  const called = cityNames.called(given)
  const whole = called.find(city => isWholly(city, given)) ?? (called.length === 1 ? called[0] : undefined)
  if (whole) return whole.id
  const { city, namesakes } = cityNames.named(given)
  const matched = called.length > 0 ? called : city ? [city, ...namesakes] : namesakes
  const candidates = matched
    .slice(0, MOST_CANDIDATES)
    .map(({ id, name, province }) => ({ id, name, place: province }))
  return failChoice(field, called.length > 0 ? 'which_city' : 'no_such_city', candidates)
}

const isWholly = ({ id, name }: City, given: string): boolean =>
  [id, name, englishCity(name)].some(whole => whole.toLowerCase() === given.trim().toLowerCase())
