import { EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import type { Sent } from '#shared/contract/contract.ts'
import type { IndustryPage } from '#shared/contract/discovery/browse.ts'
import type { Industry } from '#shared/contract/keys.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { townsIn } from '#shared/rules/map-places.ts'
import { placeSlug } from '#shared/rules/place-slug.ts'
import type { Places } from '#server/places/places.ts'
import { nearestTo, type CityPoint } from '#server/places/points.ts'
import type { Sql } from '#server/platform/db/db.ts'
import type { Entry } from '#server/platform/found/sitemap.ts'
import { fail } from '#server/platform/http/errors.ts'
import * as store from './store.ts'

/** Width of a place's map, in degrees. */
const SPAN = 3

export async function readIndustry(sql: Sql, industry: Industry): Promise<IndustryPage> {
  const row = await store.findIndustry(sql, industry)
  return { industry, figures: row ? presentFigures(row) : null }
}

export async function industryEntries(sql: Sql): Promise<Entry[]> {
  const rows = await store.listIndustries(sql)
  return rows
    .filter(({ listed }) => isIndexed.industry({ listed, hasFigures: true }))
    .map(({ industry }) => ({ key: industry, page: 'industry', params: { industry } }))
}

/** Cities and regencies by the last part of their pages' addresses. */
export function createPlacePages(sql: Sql, places: Places) {
  const bySlug = new Map(places.cities.map(city => [placeSlug(city.name), city]))
  const slugOf = new Map([...bySlug].map(([slug, { id }]) => [id, slug]))
  const pointOf = new Map(places.points.map(point => [point.id, point]))
  return {
    async read(slug: string): Promise<Sent<'placePage'>> {
      const city = bySlug.get(slug) ?? fail('not_found')
      const point = pointOf.get(city.id)
      return { city, ...(await store.countIn(sql, city.id)), map: point ? mapAround(point, places) : null }
    },
    async entries(): Promise<Entry[]> {
      const rows = await store.listCities(sql)
      return rows.filter(isIndexed.place).flatMap(({ city }) => {
        const place = slugOf.get(city)
        return place ? [{ key: city, page: 'place' as const, params: { place } }] : []
      })
    },
  }
}

function presentFigures(row: store.IndustryRow): IndustryPage['figures'] {
  const rated = EMPLOYEE_RATINGS.flatMap((key, at) => {
    const mean = row.rating_means[at]
    return typeof mean === 'number' ? [{ key, mean: Math.round(mean / 10) / 100 }] : []
  }).toSorted((a, b) => b.mean - a.mean)
  return {
    companies: row.company_count,
    reviews: row.review_count,
    best: rated[0] ?? null,
    worst: rated.length > 1 ? (rated.at(-1) ?? null) : null,
  }
}

/** The place itself comes first, so that its label takes precedence over its neighbours'. */
function mapAround(place: CityPoint, { points }: Places) {
  const view = { lat: place.lat, long: place.long, span: SPAN }
  const near = nearestTo(view, points).filter(({ id }) => id !== place.id)
  const towns = [
    place,
    ...near.filter(({ kind }) => kind === 'kota'),
    ...near.filter(({ kind }) => kind !== 'kota'),
  ]
  return {
    ...view,
    towns: townsIn(view, towns).map(town => ({ name: town.name, lat: town.lat, long: town.long })),
  }
}
