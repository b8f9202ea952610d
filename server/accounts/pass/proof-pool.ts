import { Tinypool } from 'tinypool'
import { fail, TRY_AGAIN_AFTER_SECONDS } from '#server/platform/http/errors.ts'
import { networksOf } from '#server/platform/limits/network.ts'
import type * as thread from './proof-thread.ts'
import type { IssueTask, VerifyTask } from './proof-thread.ts'

export type ProofPool = {
  issue(task: IssueTask, address: string): Promise<ReturnType<typeof thread.issue>>
  verify(task: VerifyTask, address: string): Promise<ReturnType<typeof thread.verify>>
}

/** A proof takes 14 to 40 ms: the last in a full queue waits for some seconds. */
const MOST_WAITING = 250
/** So many of one network may wait: thousands of phones share an address, but do not write in one second. */
const OF_A_NETWORK = 8
const IDLE_MS = 60_000

/**
 * A thread for proofs, which starts with the first one. Throws `rate_limited` when too many wait, of all networks or of
 * the sender's: strangers may send false proofs, and others must get theirs verified meanwhile.
 */
export function createProofPool(): ProofPool {
  const pool = new Tinypool({
    filename: new URL('./proof-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const waiting = new Map<string, number>()
  let all = 0

  async function run<T>(name: keyof typeof thread, task: object, address: string): Promise<T> {
    const networks = networksOf(address)
    const isFull = networks.some(({ name, times }) => (waiting.get(name) ?? 0) >= OF_A_NETWORK * times)
    if (isFull || all >= MOST_WAITING) fail('rate_limited', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS })
    count(networks, 1)
    try {
      return (await pool.run(task, { name })) as T
    } finally {
      count(networks, -1)
    }
  }

  function count(networks: { name: string }[], change: 1 | -1): void {
    all += change
    for (const { name } of networks) {
      const now = (waiting.get(name) ?? 0) + change
      if (now === 0) waiting.delete(name)
      else waiting.set(name, now)
    }
  }

  return {
    issue: (task, address) => run('issue', task, address),
    verify: (task, address) => run('verify', task, address),
  }
}
