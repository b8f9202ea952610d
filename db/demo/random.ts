/** A small seeded random generator, so that the demo is the same on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  chance(p: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly (readonly [T, number])[]): T
  shuffle<T>(list: readonly T[]): T[]
}

const hash = (text: string): number => {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 16
  h = Math.imul(h, 2246822507)
  return (h ^ (h >>> 13)) >>> 0
}

export const randomOf = (seed: string): Random => {
  let a = hash(seed)
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: p => next() < p,
    pick: list => {
      if (list.length === 0) throw new Error('pick from an empty list')
      return list[Math.floor(next() * list.length)]!
    },
    weighted: list => {
      let left = next() * list.reduce((sum, [, w]) => sum + w, 0)
      for (const [value, w] of list) if ((left -= w) < 0) return value
      return list[list.length - 1]![0]
    },
    shuffle: list => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[out[i], out[j]] = [out[j]!, out[i]!]
      }
      return out
    },
  }
}
