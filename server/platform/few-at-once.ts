/** Runs at most `most` pieces of work at once and queues the others; for work that needs much memory. */
export function fewAtOnce(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>(done => waiting.push(done))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
