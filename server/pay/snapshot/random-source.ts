import { randomBytes, randomInt } from 'node:crypto'
import type { Chance } from './groups.ts'

const MOST_AT_ONCE = 2 ** 48 - 1

/** Cryptographically random, so that nobody can predict which amounts form a group. */
export const secureChance: Chance = {
  shuffled(rows) {
    const list = [...rows]
    for (let at = list.length - 1; at > 0; at -= 1) {
      const other = randomInt(at + 1)
      ;[list[at], list[other]] = [list[other] as number, list[at] as number]
    }
    return list
  },
  newGroup: () => 1 + (randomBytes(6).readUIntBE(0, 6) % (MOST_AT_ONCE - 1)),
}
