/**
 * The batik pattern of an id: motif, colours, scale and rotation, derived from a hash of the id, and the paths of each
 * motif. Pure, so that server and browser draw the same.
 */

export const MOTIFS = ['kawung', 'parang', 'ceplok', 'truntum'] as const
export const CLOTHS = ['nila', 'soga', 'mengkudu', 'mori'] as const
export const SCALES = [0.75, 0.875, 1, 1.25] as const

export type Motif = (typeof MOTIFS)[number]
type ClothName = (typeof CLOTHS)[number]
export type Batik = { hash: number; motif: Motif; cloth: ClothName; scale: number; turn: boolean }

/** FNV-1a 32 with the finaliser of Murmur hash; without the finaliser consecutive ids get similar patterns. */
export function hashOf(id: string | number): number {
  let h = 0x811c9dc5
  for (const byte of new TextEncoder().encode(String(id))) h = Math.imul(h ^ byte, 0x01000193)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

export function batikOf(id: string | number): Batik {
  const hash = hashOf(id)
  return {
    hash,
    motif: MOTIFS[(hash & 3) as 0],
    cloth: CLOTHS[((hash >>> 2) & 3) as 0],
    scale: SCALES[((hash >>> 4) & 3) as 0],
    turn: ((hash >>> 6) & 1) === 1,
  }
}

/**
 * Parang slants to the left or to the right, ceplok and truntum are upright or rotated by 45 degrees, kawung is never
 * rotated.
 */
export function transformOf({ motif, scale, turn }: Pick<Batik, 'motif' | 'scale' | 'turn'>): string {
  const angle = motif === 'parang' ? (turn ? 135 : 45) : motif === 'kawung' || !turn ? 0 : 45
  return `scale(${scale})${angle ? ` rotate(${angle})` : ''}`
}

/** SVG transforms that fit a motif into the 16 px band of a swatch. */
export const BAND_TRANSFORM: Record<Motif, string> = {
  kawung: 'scale(.3333)',
  parang: 'scale(.4) translate(0 -2)',
  ceplok: 'scale(.2857)',
  truntum: 'scale(.4)',
}

/** `look`: b1 line, b2 accent fill, b3 inner line, b4 and b5 isen (lines and dots), b0 ground. */
type Stroke = { look: 'b0' | 'b1' | 'b2' | 'b3' | 'b4' | 'b5'; d: string }
export type Tile = { width: number; height: number; strokes: readonly Stroke[] }

const num = (n: number): string => {
  const r = Math.round(n * 10) / 10
  return r === 0 ? '0' : String(r).replace(/^(-?)0\./, '$1.')
}
const list = (...ns: number[]): string => ns.map(num).join(' ').replaceAll(' -', '-')
const polar = (r: number, deg: number): [number, number] => [
  r * Math.cos((deg * Math.PI) / 180),
  r * Math.sin((deg * Math.PI) / 180),
]
const dots = (...at: (readonly [number, number])[]) => at.map(([x, y]) => `M${list(x, y)}h0`).join('')
const diamonds = (r: number, ...at: (readonly [number, number])[]) =>
  at.map(([x, y]) => `M${list(x, y - r)}l${list(r, r, -r, r, -r, -r)}z`).join('')

const QUARTERS = [0, 90, 180, 270] as const

/** Four ovals around a common centre, with seeds inside. */
function kawung(): Tile {
  const c = 24
  const oval = (rx: number, ry: number) =>
    QUARTERS.map(q => {
      const a = q + 45
      const [mx, my] = polar(17 - rx, a)
      const [dx, dy] = polar(2 * rx, a)
      const arc = `a${rx} ${ry} ${a % 180} 1 0 `
      return `M${list(c + mx, c + my)}${arc}${list(dx, dy)}${arc}${list(-dx, -dy)}z`
    }).join('')
  const seeds = QUARTERS.flatMap(q =>
    [13, 21].map(r => polar(r, q + 45)).map(([x, y]) => [c + x, c + y] as const),
  )
  const corners = [
    [c, c],
    [0, 0],
    [48, 0],
    [0, 48],
    [48, 48],
  ] as const
  return {
    width: 48,
    height: 48,
    strokes: [
      { look: 'b1', d: oval(13.5, 8) },
      { look: 'b3', d: oval(9.5, 4.5) },
      { look: 'b5', d: dots(...seeds) },
      { look: 'b2', d: diamonds(3.5, ...corners) },
      { look: 'b4', d: 'M24-3v6M21 0h6M24 45v6M21 48h6M0 21v6M-3 24h6M48 21v6M45 24h6' },
    ],
  }
}

/**
 * Diagonal rows of waves with a row of diamonds between. A generic parang: the royal courts' own patterns are not
 * copied.
 */
function parang(): Tile {
  const wave = 'C1 27 5 22 10 18c4-3 6-7 3-12C20 7 23 13 20 19c-3 6-10 8-8 18-3 3-7 3-9 0z'
  const left = 'C-17 27-13 22-8 18c4-3 6-7 3-12C2 7 5 13 2 19c-3 6-10 8-8 18-3 3-7 3-9 0z'
  return {
    width: 18,
    height: 52,
    strokes: [
      { look: 'b1', d: `M3 37${wave}M-15 37${left}` },
      { look: 'b3', d: 'M7 34c-1-8 3-11 7-15 3-3 4-6 3-9' },
      { look: 'b4', d: 'M0 1.5h18M0 40.5h18M0 50.5h18' },
      { look: 'b2', d: 'M9 42l6 3.5-6 3.5-6-3.5z' },
      { look: 'b5', d: 'M1.5 14h0M19.5 14h0M16 33h0M-2 33h0M0 45.5h0M18 45.5h0' },
    ],
  }
}

/**
 * Repeats a path of M, c and z four times, rotated by 90 degrees around (28, 28). `M` is absolute, the others relative.
 */
function petals(start: readonly [number, number], curves: readonly (readonly number[])[]): string {
  const turn = (q: number, x: number, y: number): [number, number] =>
    q === 0 ? [x, y] : q === 90 ? [-y, x] : q === 180 ? [-x, -y] : [y, -x]
  return QUARTERS.map(q => {
    const [mx, my] = turn(q, start[0] - 28, start[1] - 28)
    const body = curves.map(c => {
      const out: number[] = []
      for (let i = 0; i < c.length; i += 2) out.push(...turn(q, c[i] ?? 0, c[i + 1] ?? 0))
      return `c${list(...out)}`
    })
    return `M${list(28 + mx, 28 + my)}${body.join('')}z`
  }).join('')
}

/** A ring of four petals with leaves between them. */
function ceplok(): Tile {
  const isen = [
    [45, 11],
    [39.5, 7],
    [49, 16.5],
  ] as const
  const spun = isen.flatMap(([x, y]) => [
    [x, y] as const,
    [56 - y, x] as const,
    [56 - x, 56 - y] as const,
    [y, 56 - x] as const,
  ])
  return {
    width: 56,
    height: 56,
    strokes: [
      {
        look: 'b1',
        d:
          petals(
            [28, 24],
            [
              [-7, -5, -7, -14, 0, -20],
              [7, 6, 7, 15, 0, 20],
            ],
          ) + diamonds(6, [0, 0], [56, 0], [0, 56], [56, 56]),
      },
      {
        look: 'b3',
        d: petals(
          [28, 20],
          [
            [-3, -3, -3, -8, 0, -11],
            [3, 3, 3, 8, 0, 11],
          ],
        ),
      },
      {
        look: 'b2',
        d:
          petals(
            [31, 25],
            [
              [1, -6, 5, -9, 11, -11],
              [-2, 6, -5, 10, -11, 11],
            ],
          ) + 'M24 28a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
      },
      { look: 'b5', d: dots(...spun) },
      { look: 'b4', d: 'M2 28a26 26 0 1 0 52 0a26 26 0 1 0-52 0z' },
    ],
  }
}

/** An eight-pointed star with alternating long and short points. */
function star(cx: number, cy: number, r: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const long = i % 2 === 0 ? r : r * 0.7
    const a = i * 45
    const [tx, ty] = polar(long, a)
    const [mx, my] = polar(long * 0.6, a)
    const [ox, oy] = polar(long * 0.16, a - 90)
    return `M${list(cx, cy)}l${list(mx + ox, my + oy, tx - mx - ox, ty - my - oy, mx - ox - tx, my - oy - ty)}z`
  }).join('')
}

/** Scattered stars, one large among four small. */
function truntum(): Tile {
  const small = [
    [0, 0],
    [40, 0],
    [0, 40],
    [40, 40],
  ] as const
  return {
    width: 40,
    height: 40,
    strokes: [
      { look: 'b1', d: star(20, 20, 10.5) },
      { look: 'b2', d: small.map(([x, y]) => star(x, y, 7)).join('') },
      { look: 'b0', d: 'M18 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0z' },
      {
        look: 'b5',
        d: 'M20 4h0M20 36h0M4 20h0M36 20h0M11 9h0M29 9h0M11 31h0M29 31h0M9 11h0M31 11h0M9 29h0M31 29h0',
      },
    ],
  }
}

const TILES: Record<Motif, Tile> = {
  kawung: kawung(),
  parang: parang(),
  ceplok: ceplok(),
  truntum: truntum(),
}

/** Shapes of one repeat, for the content of a `<pattern>`. */
export const tileOf = (motif: Motif): Tile => TILES[motif]
