import { Tinypool } from 'tinypool'
import { fail, TRY_AGAIN_AFTER_SECONDS } from '#server/platform/http/errors.ts'
import { networksOf, type Network } from '#server/platform/limits/network.ts'
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
/** No network, however wide, may fill the queue. */
const MOST_OF_A_NETWORK = MOST_WAITING / 4

/**
 * A thread for proofs, which starts with the first one. Throws `rate_limited` when too many of the sender's network
 * wait, or of all: strangers may send false proofs, and others must get theirs verified meanwhile. A network of which
 * none waits is admitted to twice the queue.
 */
export function createProofPool(): ProofPool {
  const waiting = new Map<string, number>()
  let all = 0
  let pool: Tinypool | undefined

  function open(): Tinypool {
    const filename = new URL('./proof-thread.ts', import.meta.url).href
    const made = new Tinypool({ filename, minThreads: 1, maxThreads: 1 })
    // The thread could not start: what waits for it is rejected, and the next proof starts another one.
    made.on('error', () => {
      pool = undefined
      void made.destroy()
    })
    return made
  }

  async function run<T>(name: keyof typeof thread, task: object, address: string): Promise<T> {
    const networks = networksOf(address)
    if (isFull(networks)) fail('rate_limited', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS })
    count(networks, 1)
    try {
      pool ??= open()
      return (await pool.run(task, { name })) as T
    } finally {
      count(networks, -1)
    }
  }

  function isFull(networks: Network[]): boolean {
    const isTheirs = networks.some(
      ({ name, times }) => waitingOf(name) >= Math.min(OF_A_NETWORK * times, MOST_OF_A_NETWORK),
    )
    const isNew = waitingOf(networks[0]?.name ?? '') === 0
    return isTheirs || all >= (isNew ? 2 * MOST_WAITING : MOST_WAITING)
  }

  const waitingOf = (network: string): number => waiting.get(network) ?? 0

  function count(networks: Network[], change: 1 | -1): void {
    all += change
    for (const { name } of networks) {
      const now = waitingOf(name) + change
      if (now === 0) waiting.delete(name)
      else waiting.set(name, now)
    }
  }

  return {
    issue: (task, address) => run('issue', task, address),
    verify: (task, address) => run('verify', task, address),
  }
}
