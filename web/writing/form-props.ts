import type { Errors } from './checks.ts'
import type { Draft } from './draft.ts'
import type { Field } from './steps.ts'

/** What every step gets: the draft, what is wrong with it, and how to change it. */
export type StepProps = {
  draft: Draft
  errors: Errors
  /** Changes a field; what was wrong with it is forgotten. */
  change: (field: Field, part: Partial<Draft>) => void
  /** Says what is wrong with a field, before the step is left. */
  tellMistake: (field: Field) => void
}
