import type { Leased } from './task-rows.ts'

type Work = {
  lease(): Promise<Leased | undefined>
  runOne(task: Leased): Promise<void>
  stopped(): boolean
  fault(error: unknown): void
}

/** Runs one task after the other until none is left. A call while it runs makes it look once more before it ends. */
export function createWorker({ lease, runOne, stopped, fault }: Work) {
  let running: Promise<void> | undefined
  let asked = false

  async function work(): Promise<void> {
    while (asked && !stopped()) {
      asked = false
      for (let task = await lease(); task; task = await lease()) {
        await runOne(task)
        if (stopped()) return
      }
    }
  }

  return {
    run(): Promise<void> {
      asked = true
      running ??= work()
        .catch(fault)
        .finally(() => (running = undefined))
      return running
    },
    ended: async () => void (await running),
  }
}
