/** A random generator with a seed: the same number gives the same world. */
export type Random = {
  /** A number from 0 to 1, exclusive. */
  part(): number
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const part = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(part() * (to - from + 1))
  return {
    part,
    whole,
    chance: probability => part() < probability,
    pick: list => list[whole(0, list.length - 1)] as (typeof list)[number],
    shuffled(list) {
      const rest = [...list]
      for (let last = rest.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        ;[rest[last], rest[other]] = [
          rest[other] as (typeof rest)[number],
          rest[last] as (typeof rest)[number],
        ]
      }
      return rest
    },
  }
}
