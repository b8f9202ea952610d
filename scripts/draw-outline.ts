// node scripts/run.mjs scripts/draw-outline.ts: redraws the country's outline from db/seed, for maps that show a place.
import { readFileSync, writeFileSync } from 'node:fs'

type Point = readonly [lon: number, lat: number]

const SOURCE = new URL('../db/seed/indonesia.geojson', import.meta.url)
const TARGET = new URL('../web/companies/locator/indonesia.svg', import.meta.url)

if (import.meta.main) writeFileSync(TARGET, drawOutline())

/** Draws one path. A unit is a hundredth of a degree, counted east and south from latitude 0, longitude 0. */
export function drawOutline(): string {
  const { features } = JSON.parse(readFileSync(SOURCE, 'utf8')) as {
    features: { geometry: { coordinates: Point[][][] } }[]
  }
  const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat())
  const path = rings.map(drawn).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="9450 -650 4700 1800"><path id="land" vector-effect="non-scaling-stroke" d="${path}"/></svg>\n`
}

/** Draws a ring in whole relative steps; points with the same rounded position are merged. */
function drawn(ring: readonly Point[]): string {
  const points = ring.map(([lon, lat]) => [Math.round(lon * 100), Math.round(-lat * 100)] as const)
  const [[x, y] = [0, 0], ...rest] = points
  let [atX, atY] = [x, y]
  const steps = rest.flatMap(([toX, toY]) => {
    const step = [toX - atX, toY - atY] as const
    ;[atX, atY] = [toX, toY]
    return step[0] === 0 && step[1] === 0 ? [] : `${step[0]} ${step[1]}`
  })
  return `M${x} ${y}l${steps.join(' ')}z`.replaceAll(' -', '-')
}
