import type { DraftOf } from './draft.ts'

export type Errors = Partial<Record<string, string>>

/** Definition of a form with several steps. The last step shows all answers and sends them. */
export type Form<D extends DraftOf<S>, S extends string, F extends string> = {
  steps: (draft: D) => readonly S[]
  /** Fields of a step in the order of the page. */
  fields: (step: S, draft: D) => readonly F[]
  /** Error message of a field. */
  mistake: (field: F, draft: D) => string | undefined
  /** Asynchronous validation of these fields, called when a step is left. */
  examine?: (fields: readonly F[], draft: D) => Promise<Errors>
  /** Maps a field name in the server's errors to the form's field, where they differ. */
  fieldOf?: (name: string) => string
}

/** Props of every step: the draft, its errors, and how to change it. */
export type StepProps<D, F extends string> = {
  draft: D
  errors: Errors
  /** Changes a field and clears its error. */
  change: (field: F, part: Partial<D>) => void
  /** Validates a field before the step is left. */
  showMistake: (field: F) => void
}

/** Errors on a step, by field. */
export function mistakesOn<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  step: S,
  draft: D,
): Errors {
  const found = form.fields(step, draft).map(field => [field, form.mistake(field, draft)] as const)
  return Object.fromEntries(found.filter(([, text]) => text !== undefined))
}

/** The first step with an error; the last step if there is none. */
export function furthestStep<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  draft: D,
): S {
  const steps = form.steps(draft)
  const stopped = steps.find(step => Object.keys(mistakesOn(form, step, draft)).length > 0)
  return stopped ?? (steps.at(-1) as S)
}

/** The first step with one of these fields; undefined if the form has none of them. */
export const firstStepWith = <D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  fields: readonly string[],
  draft: D,
): S | undefined =>
  form.steps(draft).find(step => form.fields(step, draft).some(field => fields.includes(field)))

/** The server's errors by the form's fields, only the first error of each. */
export const formErrors = (
  { fieldOf = name => name }: { fieldOf?: (name: string) => string },
  errors: Record<string, string[]>,
): Errors => Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [fieldOf(name), first]))

/** Hash of a step in the address. */
export const hashOf = <S extends string>(step: S, steps: readonly S[]): string =>
  `#${steps.indexOf(step) + 1}`

/** Matches the hash of a step. */
export const STEP_HASH = /^#\d{1,2}$/

/** Address of the last step for any number of steps: a larger number is corrected to the last one. */
export const LAST_STEP = '#99'

/** Id of a field's first control, for focus and links. */
export const idOf = (field: string): string => `f-${field}`
