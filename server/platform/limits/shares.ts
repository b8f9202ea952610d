import type { IncomingMessage } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Network } from './network.ts'

/**
 * A holder that has sent less than this, in bytes a second since the beginning, may be evicted where no room is left.
 */
const SLOW = 16 * 1024
/** No holder's speed is judged before this age. */
const GRACE_MS = 5_000

type Hold = {
  networks: readonly Network[]
  amount: number
  /** Bytes that have arrived since it was taken. */
  arrived(): number
  /** Evicts it in favour of another. */
  evict(): void
}
export type Shares = {
  /** Returns a function that gives it back; undefined where no room is left for these networks. */
  take(hold: Hold): (() => void) | undefined
}

/**
 * A capacity that several hold for a while: `each` by one customer's network, `most` by all, and by nobody more than
 * half of that. Where a network or the whole is full, the slowest is evicted for a newcomer, if it is slow.
 */
export function createShares({ most, each, clock }: { most: number; each: number; clock: Clock }): Shares {
  const holds = new Map<Hold, number>()
  const moment = () => clock.now().getTime()
  const isOf = (name: string) => (hold: Hold) => hold.networks.some(network => network.name === name)

  /**
   * The slow holders to evict so that at most `room` of the counted amounts remains held; undefined where that is not
   * enough.
   */
  function holdersToEvict(
    evicted: Hold[],
    isCounted: (hold: Hold) => boolean,
    room: number,
  ): Hold[] | undefined {
    const counted = [...holds.keys()].filter(hold => !evicted.includes(hold) && isCounted(hold))
    const slow = counted.filter(isSlow).toSorted((a, b) => speedOf(a) - speedOf(b))
    const leaving = [...evicted]
    let sum = counted.reduce((all, { amount }) => all + amount, 0)
    while (sum > room) {
      const slowest = slow.shift()
      if (!slowest) return undefined
      sum -= slowest.amount
      leaving.push(slowest)
    }
    return leaving
  }

  const ageOf = (hold: Hold): number => moment() - (holds.get(hold) ?? moment())
  const speedOf = (hold: Hold): number => (hold.arrived() * 1000) / ageOf(hold)
  const isSlow = (hold: Hold): boolean => ageOf(hold) >= GRACE_MS && speedOf(hold) < SLOW

  return {
    take(hold) {
      const { networks, amount } = hold
      let evicted: Hold[] | undefined = []
      for (const { name, times } of networks)
        evicted &&= holdersToEvict(evicted, isOf(name), Math.min(each * times, most / 2) - amount)
      evicted &&= holdersToEvict(evicted, () => true, most - amount)
      // No holder is evicted for a request that is refused anyway.
      if (!evicted) return undefined
      for (const slowest of evicted) {
        holds.delete(slowest)
        slowest.evict()
      }
      holds.set(hold, moment())
      return () => void holds.delete(hold)
    },
  }
}

/**
 * The progress of a request that holds a share. One that has arrived as a whole waits for the server, and is never
 * slow.
 */
export function arrivalOf(request: IncomingMessage): Pick<Hold, 'arrived' | 'evict'> {
  const { socket } = request
  const before = socket.bytesRead
  return {
    arrived: () => (request.complete ? Infinity : socket.bytesRead - before),
    evict: () => request.destroy(),
  }
}
