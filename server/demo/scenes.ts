import type { Shape } from './paint.ts'

const INK = '#22315c'
const WOOD = '#6a3712'
const SOGA = '#9b5523'
const GOLD = '#d9a866'
const RED = '#7c2322'
const SAND = '#eaddc2'
const STONE = '#9aa0b4'
const TILES = [SOGA, WOOD, GOLD, RED] as const

const tile = (nth: number): string => TILES[nth % TILES.length] as string

/** Shelves with boxes; `shift` makes each picture different. */
const shelves = (shift: number): Shape[] => [
  ...[18, 46, 74].flatMap((y, row): Shape[] => [
    ...Array.from({ length: 9 }, (_, at): Shape => {
      const high = 10 + ((at * 7 + row * 5 + shift) % 9)
      return { box: [4 + at * 15, y + 20 - high, 11, high], color: tile(at + row + shift) }
    }),
    { box: [0, y + 20, 140, 2], color: INK },
  ]),
  ...[2, 50, 98].map((x): Shape => ({ box: [x, 6, 2, 94], color: INK })),
]

const canteen = (shift: number): Shape[] => [
  { box: [10, 10, 40, 34], color: STONE },
  { box: [29, 10, 2, 34], color: WOOD },
  { box: [10, 26, 40, 2], color: WOOD },
  { disc: [96, 22, 8], color: RED },
  { box: [95, 0, 2, 16], color: INK },
  { box: [0, 66, 140, 34], color: INK },
  { box: [0, 62, 140, 5], color: WOOD },
  ...[24, 66, 108].map((x, at): Shape => ({ disc: [x, 60, 9], color: tile(at + shift) })),
]

const prayerRoom = (shift: number): Shape[] => [
  ...[18, 60, 102].flatMap((x): Shape[] => [
    { disc: [x + 8, 26, 8], color: INK },
    { box: [x, 26, 16, 34], color: INK },
    { box: [x + 3, 30, 10, 28], color: GOLD },
    { box: [x + 7, 26, 2, 34], color: INK },
  ]),
  { box: [0, 74, 140, 26], color: RED },
  ...[8, 36, 64, 92, 116].map((x, at): Shape => ({ box: [x, 78, 18, 22], color: tile(at + shift) })),
]

const truck = (shift: number): Shape[] => [
  { disc: [110, 26, 12], color: GOLD },
  { disc: [40, 84, 40], color: STONE },
  { disc: [92, 96, 44], color: STONE },
  { box: [0, 78, 140, 22], color: WOOD },
  ...[6, 46, 86, 126].map((x): Shape => ({ box: [x, 90, 16, 2], color: SAND })),
  { box: [34, 44, 44, 32], color: shift % 2 === 0 ? INK : SOGA },
  { box: [80, 54, 18, 22], color: RED },
  { box: [84, 58, 10, 8], color: SAND },
  ...[46, 66, 90].map((x): Shape => ({ disc: [x, 78, 6], color: '#1b1e2c' })),
]

export const SCENES = { shelves, canteen, prayerRoom, truck }
export type Scene = keyof typeof SCENES

/** A wide picture: hills, a sun, and a row of roofs. */
export const coverScene = (shift: number): Shape[] => [
  ...Array.from({ length: 9 }, (_, at): Shape => ({
    disc: [at * 64, 96, 30 + ((at * 13 + shift) % 22)],
    color: STONE,
  })),
  { disc: [330 + shift * 17, 34, 20], color: GOLD },
  ...Array.from({ length: 14 }, (_, at): Shape[] => {
    const high = 18 + ((at * 11 + shift * 3) % 26)
    return [
      { box: [at * 36, 84 - high, 28, high], color: tile(at + shift) },
      { box: [at * 36 + 6, 90 - high, 6, 6], color: SAND },
      { box: [at * 36 + 16, 90 - high, 6, 6], color: SAND },
    ]
  }).flat(),
  { box: [0, 84, 480, 16], color: INK },
]

export const logoScene = (shift: number): Shape[] => [
  { disc: [50, 50, 40], color: tile(shift) },
  { disc: [50, 50, 27], color: '#fffcf5' },
  { box: [46, 16, 8, 68], color: INK },
  { box: [16, 46, 68, 8], color: INK },
]

export const GROUND = SAND
