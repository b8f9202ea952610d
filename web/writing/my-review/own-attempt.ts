import { useState } from 'react'
import { useWork } from '#web/forms/use-submit.ts'
import { problemOf, type Problem } from './problem.ts'

/** One call with a code at a time, and the error of the last one. */
export function useOwnAttempt() {
  const { busy, run } = useWork()
  const [problem, setProblem] = useState<Problem>()
  const attempt = (work: () => Promise<void>): Promise<void> =>
    run(() => {
      setProblem(undefined)
      return work().catch(error => setProblem(problemOf(error)))
    })
  return { busy, problem, attempt, forget: () => setProblem(undefined) }
}
