import type { PublicProfile } from '#shared/contract/owners/profile.ts'
import { townsIn } from '#shared/rules/map-places.ts'
import type { Point } from '#shared/rules/map.ts'
import type { Places } from '#server/places/places.ts'
import { nearestTo } from '#server/places/points.ts'

/** So wide is what readers see around a company, in degrees: an hour's or two hours' drive to either side. */
const SPAN = 2

/** Where a company says it is, what that is near to, and towns to know one's way by. */
export function placeShown({ lat, long }: Point, { points }: Places): PublicProfile['place'] {
  const near = nearestTo({ lat, long }, points)
  const [{ id, name, kind, province }] = near as [(typeof near)[0]]
  const towns = [...near.filter(city => city.kind === 'kota'), ...near.filter(city => city.kind !== 'kota')]
  const view = { lat, long, span: SPAN }
  return {
    near: { id, name, kind, province },
    towns: townsIn(view, towns).map(town => ({ name: town.name, lat: town.lat, long: town.long })),
    lat,
    long,
    span: SPAN,
  }
}
