import type { CitiesNamed, CityNames } from './city-names.ts'
import type { Places } from './places.ts'
import { provinceNamed } from './province-finder.ts'

export type PlaceNamed = CitiesNamed & { province: ReturnType<typeof provinceNamed> }

/** Resolves a name to a city, or otherwise to a province. */
export function placeNamed(places: Places, cityNames: CityNames, given: string): PlaceNamed {
  const { city, namesakes } = cityNames.named(given)
  const province = city ? undefined : provinceNamed(places, given)
  return { city, namesakes: province ? [] : namesakes, province }
}
