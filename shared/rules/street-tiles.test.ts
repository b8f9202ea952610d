import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAP } from './map.ts'
import { pointInTiles, STREET_ZOOMS, TILE, tileOf, tilesAround } from './street-tiles.ts'

const MONAS = { lat: -6.17539, long: 106.82715 }

test('tiles cover the whole drawing, and the point’s tile contains its middle', () => {
  for (let zoom = STREET_ZOOMS.min; zoom <= STREET_ZOOMS.max; zoom++) {
    const tiles = tilesAround(MONAS, zoom)
    const covered = (x: number, y: number) =>
      tiles.filter(tile => tile.x <= x && x < tile.x + TILE && tile.y <= y && y < tile.y + TILE)
    for (const x of [0, MAP.width / 2, MAP.width - 1])
      for (const y of [0, MAP.height / 2, MAP.height - 1]) assert.equal(covered(x, y).length, 1, `${x} ${y}`)
    const [middle] = covered(MAP.width / 2, MAP.height / 2)
    assert.deepEqual({ column: middle?.column, row: middle?.row }, tileOf(MONAS, zoom))
  }
})

test('a known place has the same tile as on web maps', () => {
  assert.deepEqual(tileOf({ lat: 0, long: 0 }, 1), { column: 1, row: 1 })
  assert.deepEqual(tileOf(MONAS, 16), { column: 52215, row: 33894 })
})

test('a press in the middle gives the point itself, and one at the edge the coordinates there', () => {
  const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 0.00002, `${a} ${b}`)
  const middle = pointInTiles(MONAS, 16, { x: 0.5, y: 0.5 })
  near(middle.lat, MONAS.lat)
  near(middle.long, MONAS.long)
  const corner = pointInTiles(MONAS, 16, { x: 1, y: 0 })
  assert.ok(corner.lat > MONAS.lat && corner.long > MONAS.long, 'north and east')
})
