import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DraftOf } from './draft.ts'
import { furthestStep, hashOf, STEP_HASH, type Form } from './form.ts'

type Way<D> = { replace?: boolean; returning?: boolean; of?: D }

/**
 * The step that is shown lives in the address (`#3`), so that back and reload do what they say; beside it, whether it
 * was opened from the last step and leads back there. Nobody gets past a step that is not complete.
 */
export function useSteps<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  draft: D,
) {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const steps = form.steps(draft)
  const furthest = furthestStep(form, draft)
  const asked = hash ? Number(hash.slice(1)) - 1 : 0
  const place = Math.max(0, Math.min(Number.isInteger(asked) ? asked : 0, steps.indexOf(furthest)))
  const step = steps[place] as S
  const last = steps.at(-1) as S
  const returning = step !== last && (state as Way<D> | null)?.returning === true

  /** `of`: the draft that will be there. */
  const go = (to: S, { replace = false, returning = false, of = draft }: Way<D> = {}) =>
    void navigate({ search, hash: hashOf(to, form.steps(of)) }, { replace, state: { returning } })

  // A draft that was left is taken up where it was left.
  const resume = useEffectEvent(() => {
    if (!hash && draft.step !== steps[0]) go(draft.step, { replace: true })
  })
  useEffect(() => resume(), [])
  // An address beyond what can be shown would go on by itself as soon as the step is complete.
  const correct = useEffectEvent(() => {
    if (STEP_HASH.test(hash) && hash !== hashOf(step, steps)) go(step, { replace: true, returning })
  })
  useEffect(() => correct(), [hash, step])
  return { step, steps, place, last, furthest, returning, go }
}
