import { useState } from 'react'
import { problemOf, type Problem } from './problem.ts'

/** One call with a code at a time, and why it did not work. */
export function useOwnAttempt() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    await work().catch(error => setProblem(problemOf(error)))
    setBusy(false)
  }
  return { busy, problem, attempt }
}
