import { drawnAt, MAP, type Point, type View } from './map.ts'

/** Bounding box of the country, in degrees. */
export const INDONESIA = { south: -11.5, north: 6.5, west: 94.5, east: 141.5 }

/** Up to five towns inside a map whose labels do not overlap; earlier ones take precedence. */
export function townsIn<T extends Point>(view: View, towns: readonly T[]): T[] {
  const chosen: { town: T; x: number; y: number }[] = []
  for (const town of towns) {
    const { x, y } = drawnAt(view, town)
    const hasRoom = x > 40 && x < MAP.width - 40 && y > 12 && y < MAP.height - 20
    if (hasRoom && chosen.every(other => Math.abs(other.x - x) > 84 || Math.abs(other.y - y) > 30))
      chosen.push({ town, x, y })
    if (chosen.length === MOST_TOWNS) break
  }
  return chosen.map(({ town }) => town)
}

const MOST_TOWNS = 5
