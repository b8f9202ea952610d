// node scripts/run.mjs scripts/weave-map.ts: regenerates the map of threads from its two sources in db/seed.
import { readFileSync, writeFileSync } from 'node:fs'
import { panelOf } from '#web/pay/map/panels.ts'

type Point = readonly [lon: number, lat: number]
type Ring = readonly Point[]
type Seat = { province: string; lat: number; lon: number }

const OUTLINE = new URL('../db/seed/indonesia.geojson', import.meta.url)
const SEATS = new URL('../db/seed/regency_seats.csv', import.meta.url)
const TARGET = new URL('../web/pay/map/threads.ts', import.meta.url)

/**
 * Distance between two threads in degrees, and the latitudes of the first and the last; the drawing's unit is a tenth
 * of a degree.
 */
const PITCH = 0.25
const FIRST = 5.8
const LAST = -11.2

if (import.meta.main) writeFileSync(TARGET, weaveMap())

/**
 * Generates the module with the map: one path of horizontal threads per province. A thread is a part of a scanline on
 * land; it belongs to the province whose regency has the nearest seat, so borders are approximate.
 */
export function weaveMap(): string {
  const rings = readOutline()
  const seats = readSeats()
  const threads = new Map<string, string>()
  for (let lat = FIRST; lat > LAST; lat -= PITCH)
    for (const thread of threadsAt(lat, rings, seats))
      threads.set(thread.province, (threads.get(thread.province) ?? '') + drawn(lat, thread))
  const lines = [...threads].sort(([a], [b]) => Number(a) - Number(b))
  return `/** Made by scripts/weave-map.ts: a path for each province, by its code. */
export const THREADS: Readonly<Record<string, string>> = {
${lines.map(([province, path]) => `  '${province}': '${path}',`).join('\n')}
}
`
}

function drawn(lat: number, { province, from, to }: Thread): string {
  const { west, north } = panelOf(province)
  const [x, y] = [west * 10, Math.round((north - lat) * 100) / 10]
  return `M${from - x} ${y}H${to - x}`
}

function readOutline(): Ring[] {
  const { features } = JSON.parse(readFileSync(OUTLINE, 'utf8')) as {
    features: { geometry: { coordinates: Point[][][] } }[]
  }
  return features.flatMap(({ geometry }) => geometry.coordinates.flat())
}

function readSeats(): Seat[] {
  const [, ...lines] = readFileSync(SEATS, 'utf8').trim().split('\n')
  return lines.map(line => {
    const [code = '', lat, lon] = line.split(',')
    return { province: code.slice(0, 2), lat: Number(lat), lon: Number(lon) }
  })
}

type Thread = { province: string; from: number; to: number }

/** The threads of one scanline, in tenths of a degree. */
function threadsAt(lat: number, rings: readonly Ring[], seats: readonly Seat[]): Thread[] {
  const threads: Thread[] = []
  for (const [west, east] of landAt(lat, rings))
    for (let tenth = Math.round(west * 10); tenth < Math.round(east * 10); tenth += 1) {
      const province = nearest(lat, (tenth + 0.5) / 10, seats)
      const last = threads.at(-1)
      if (last?.to === tenth && last.province === province) last.to += 1
      else threads.push({ province, from: tenth, to: tenth + 1 })
    }
  return threads
}

/** The parts of a scanline on land: from its first to its second crossing of a shore, and so on. */
function landAt(lat: number, rings: readonly Ring[]): [west: number, east: number][] {
  const crossings = rings
    .flatMap(ring => ring.slice(1).map((to, i) => crossing(lat, ring[i] as Point, to)))
    .filter(lon => lon !== undefined)
    .sort((a, b) => a - b)
  return Array.from({ length: crossings.length / 2 }, (_, i) => [
    crossings[2 * i] as number,
    crossings[2 * i + 1] as number,
  ])
}

function crossing(lat: number, [lonA, latA]: Point, [lonB, latB]: Point): number | undefined {
  if (latA > lat === latB > lat) return undefined
  return lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA)
}

function nearest(lat: number, lon: number, seats: readonly Seat[]): string {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const distance = (seat: Seat) => (seat.lat - lat) ** 2 + ((seat.lon - lon) * shrink) ** 2
  return seats.reduce((best, seat) => (distance(seat) < distance(best) ? seat : best)).province
}
