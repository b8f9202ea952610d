import { createReadStream } from 'node:fs'
import type { City } from '#shared/contract/fields.ts'
import type { Point } from '#shared/rules/map.ts'
import { readCsv } from '#server/platform/import/csv.ts'

const SEATS = new URL('../../db/seed/regency_seats.csv', import.meta.url)

/** A city or regency with the coordinates of its seat of government. */
export type CityPoint = City & Point

/** The cities that have known coordinates, cities before regencies. */
export async function withPoints(cities: readonly City[]): Promise<CityPoint[]> {
  const seats = await readSeats()
  return cities
    .flatMap(city => {
      const seat = seats.get(city.id)
      return seat ? { ...city, ...seat } : []
    })
    .toSorted((a, b) => Number(b.kind === 'kota') - Number(a.kind === 'kota'))
}

/** Sorted by distance from a point. */
export const nearestTo = (point: Point, cities: readonly CityPoint[]): CityPoint[] =>
  cities.toSorted((a, b) => distance(a, point) - distance(b, point))

/** In squared degrees at the equator; only for comparisons. */
function distance(a: Point, b: Point): number {
  const shrink = Math.cos((a.lat * Math.PI) / 180)
  return (a.lat - b.lat) ** 2 + ((a.long - b.long) * shrink) ** 2
}

async function readSeats(): Promise<Map<string, Point>> {
  const seats = new Map<string, Point>()
  for await (const { line, fields } of readCsv(createReadStream(SEATS))) {
    const [id, lat, long] = fields ?? []
    if (!id || !lat || !long) throw new Error(`regency_seats.csv: line ${line} lacks a field`)
    if (line > 1) seats.set(id, { lat: Number(lat), long: Number(long) })
  }
  return seats
}
