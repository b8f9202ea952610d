import { MAP, type Point } from './map.ts'

/** Zoom levels with street names, from a town to a house; `first` is the initial one. */
export const STREET_ZOOMS = { min: 13, max: 18, first: 16 }
/** Side of a tile, in units of `MAP`. */
export const TILE = 256

export type Tile = { zoom: number; column: number; row: number; x: number; y: number }

/** Web Mercator tiles that cover a map of the size of `MAP` around a point, each with its position on the map. */
export function tilesAround(middle: Point, zoom: number): Tile[] {
  const { left, top } = cornerOf(middle, zoom)
  const tiles: Tile[] = []
  for (let row = Math.floor(top / TILE); row * TILE < top + MAP.height; row++)
    for (let column = Math.floor(left / TILE); column * TILE < left + MAP.width; column++)
      tiles.push({ zoom, column, row, x: column * TILE - left, y: row * TILE - top })
  return tiles
}

/** The point at a share (0 to 1) of the map's width and height. */
export function pointInTiles(middle: Point, zoom: number, share: { x: number; y: number }): Point {
  const { left, top } = cornerOf(middle, zoom)
  const whole = TILE * 2 ** zoom
  const east = (left + share.x * MAP.width) / whole
  const south = (top + share.y * MAP.height) / whole
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * south))) * 180) / Math.PI,
    long: east * 360 - 180,
  }
}

/** The tile in which a point lies. */
export function tileOf(point: Point, zoom: number): { column: number; row: number } {
  const { x, y } = onWorld(point, zoom)
  return { column: Math.floor(x / TILE), row: Math.floor(y / TILE) }
}

function cornerOf(point: Point, zoom: number): { left: number; top: number } {
  const { x, y } = onWorld(point, zoom)
  return { left: Math.round(x - MAP.width / 2), top: Math.round(y - MAP.height / 2) }
}

/** Pixels from the north-western corner of the world. */
function onWorld({ lat, long }: Point, zoom: number): { x: number; y: number } {
  const whole = TILE * 2 ** zoom
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI
  return { x: ((long + 180) / 360) * whole, y: ((1 - north) / 2) * whole }
}
