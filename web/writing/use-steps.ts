import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { furthestStep, type Wording } from './checks.ts'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import type { Draft } from './draft.ts'
import { hashOf, stepsOf, type StepName } from './steps.ts'

type Way = { replace?: boolean; returning?: boolean; status?: EmploymentStatus }

/**
 * The step that is shown lives in the address (`#3`), so that back and reload do what they say; beside it, whether it
 * was opened from the summary and leads back there. Nobody gets past a step that is not complete.
 */
export function useSteps(draft: Draft, words: Wording) {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const steps = stepsOf(draft.employment_status)
  const furthest = furthestStep(draft, words)
  const asked = hash ? Number(hash.slice(1)) - 1 : 0
  const place = Math.max(0, Math.min(Number.isInteger(asked) ? asked : 0, steps.indexOf(furthest)))
  const step = steps[place] as StepName
  const returning = step !== 'check' && (state as Way | null)?.returning === true

  /** `status`: of the draft that will be there. */
  const go = (to: StepName, { replace, returning = false, status = draft.employment_status }: Way = {}) =>
    void navigate({ search, hash: hashOf(to, status) }, { replace, state: { returning } })

  // A draft that was left is taken up where it was left.
  const resume = useEffectEvent(() => {
    if (!hash && draft.step !== 'who') go(draft.step, { replace: true })
  })
  useEffect(() => resume(), [])
  return { step, steps, place, furthest, returning, go }
}
