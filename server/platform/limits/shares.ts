import type { IncomingMessage } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Network } from './network.ts'

/** Whoever has sent less than this, in bytes a second since the beginning, gives way where no room is left. */
const SLOW = 16 * 1024
/** Nobody's speed is known before. */
const GRACE_MS = 5_000

type Hold = {
  networks: readonly Network[]
  amount: number
  /** How much has come since it was taken, in bytes. */
  arrived(): number
  /** It gives way to another. */
  leave(): void
}
export type Shares = {
  /** Answers how to give it back; undefined where nothing is left for these networks. */
  take(hold: Hold): (() => void) | undefined
}

/**
 * What can be held for a while by so many at once: `each` by one customer's network, `most` by all, and by nobody more than
 * half of that. Of a full network, or when all is held, the slowest leaves for who comes, if it is slow.
 */
export function createShares({ most, each, clock }: { most: number; each: number; clock: Clock }): Shares {
  const held = new Map<Hold, number>()
  const moment = () => clock.now().getTime()
  const isOf = (name: string) => (hold: Hold) => hold.networks.some(network => network.name === name)

  /** The slow holders to evict so that at most `room` of what is counted remains held; undefined where that is not enough. */
  function leavers(gone: Hold[], isCounted: (hold: Hold) => boolean, room: number): Hold[] | undefined {
    const counted = [...held.keys()].filter(hold => !gone.includes(hold) && isCounted(hold))
    const slow = counted.filter(isSlow).toSorted((a, b) => speedOf(a) - speedOf(b))
    const leaving = [...gone]
    let sum = counted.reduce((all, { amount }) => all + amount, 0)
    while (sum > room) {
      const slowest = slow.shift()
      if (!slowest) return undefined
      sum -= slowest.amount
      leaving.push(slowest)
    }
    return leaving
  }

  const ageOf = (hold: Hold): number => moment() - (held.get(hold) ?? moment())
  const speedOf = (hold: Hold): number => (hold.arrived() * 1000) / ageOf(hold)
  const isSlow = (hold: Hold): boolean => ageOf(hold) >= GRACE_MS && speedOf(hold) < SLOW

  return {
    take(hold) {
      const { networks, amount } = hold
      let gone: Hold[] | undefined = []
      for (const { name, times } of networks)
        gone &&= leavers(gone, isOf(name), Math.min(each * times, most / 2) - amount)
      gone &&= leavers(gone, () => true, most - amount)
      // No holder is evicted for a request that is refused all the same.
      if (!gone) return undefined
      for (const slowest of gone) {
        held.delete(slowest)
        slowest.leave()
      }
      held.set(hold, moment())
      return () => void held.delete(hold)
    },
  }
}

/** How a request that holds a share reports its progress. One that has arrived as a whole waits for the server, and is never slow. */
export function arrivalOf(request: IncomingMessage): Pick<Hold, 'arrived' | 'leave'> {
  const { socket } = request
  const before = socket.bytesRead
  return {
    arrived: () => (request.complete ? Infinity : socket.bytesRead - before),
    leave: () => request.destroy(),
  }
}
