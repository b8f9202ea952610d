import { AppError } from '#server/platform/http/errors.ts'

const AT_ONCE = 5
const MOST_WAITING = 1_000
const COME_BACK_SECONDS = 60

type Waiting = { turn: number; start(): void; refuse(): void }
export type Turns = <T>(turn: number, work: () => Promise<T>) => Promise<T>

/**
 * A priority queue for strangers' requests: a few run at once, the others in the order of their turns. When too many
 * wait, the last turn is refused, so that a flood leaves the database free for others.
 */
export function createTurns(): Turns {
  const waiting: Waiting[] = []
  let working = 0

  function enter(turn: number): Promise<void> {
    return new Promise((done, failed) => {
      const refuse = () => failed(new AppError('rate_limited', { retryAfterSeconds: COME_BACK_SECONDS }))
      const place = waiting.findLastIndex(other => other.turn <= turn) + 1
      waiting.splice(place, 0, { turn, start: done, refuse })
      if (waiting.length > MOST_WAITING) waiting.pop()?.refuse()
      startNext()
    })
  }

  function startNext(): void {
    if (working >= AT_ONCE) return
    const next = waiting.shift()
    if (!next) return
    working += 1
    next.start()
  }

  return async (turn, work) => {
    await enter(turn)
    try {
      return await work()
    } finally {
      working -= 1
      startNext()
    }
  }
}
