import type { Output } from '#shared/contract/contract.ts'
import type { FoundPlace } from '#shared/contract/owners/profile.ts'
import type { Locale } from '#shared/locale.ts'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { CityPoint } from '#server/places/points.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { findAddresses } from '#server/places/geocoder.ts'
import { orWait } from '#server/platform/http/errors.ts'
import { getOwner } from './owner.ts'

type Deps = Parts & { places: Places; cityNames: CityNames }

const MOST_FOUND = 10
/** The geocoder serves others, too. */
const ADDRESSES = { name: 'addresses', most: 60, seconds: 600 }

/**
 * Starting points for a company's pin: cities and regencies of that name, then addresses if a geocoder is configured.
 */
export async function ownerPlaces(
  deps: Deps,
  words: string | undefined,
  context: Context,
): Promise<Output<'ownerPlaces'>> {
  const owner = await getOwner(deps, context, 'profile')
  const { config, limits, places } = deps
  if (!words) return { places: places.points.map(city => presentCity(city, context.locale)) }
  const cities = citiesCalled(deps, words).map(city => presentCity(city, context.locale))
  if (!config.GEOCODER_URL || cities.length === MOST_FOUND) return { places: cities }
  orWait(await limits.here.take({ rule: ADDRESSES, of: [owner.id] }))
  const most = MOST_FOUND - cities.length
  const addresses = await findAddresses(config.GEOCODER_URL, words, context.locale, most)
  return { places: [...cities, ...addresses] }
}

function citiesCalled({ places, cityNames }: Deps, words: string): CityPoint[] {
  const called = cityNames.called(words)
  const { city, namesakes } = cityNames.named(words)
  const matches = called.length > 0 ? called : city ? [city, ...namesakes] : namesakes
  return matches.slice(0, MOST_FOUND).flatMap(({ id }) => places.points.find(point => point.id === id) ?? [])
}

const presentCity = ({ name, province, lat, long }: CityPoint, locale: Locale): FoundPlace =>
  locale === 'en'
    ? { name: englishCity(name), within: englishProvince(province), lat, long }
    : { name, within: province, lat, long }
