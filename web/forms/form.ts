import type { DraftOf } from './draft.ts'

export type Errors = Partial<Record<string, string>>

/** What a form of several steps asks and what it takes. Its last step shows every answer and sends. */
export type Form<D extends DraftOf<S>, S extends string, F extends string> = {
  steps: (draft: D) => readonly S[]
  /** The fields of a step in the order in which they stand on it. */
  fields: (step: S, draft: D) => readonly F[]
  /** What is still wrong with a field, in words. */
  mistake: (field: F, draft: D) => string | undefined
  /** What is wrong with these fields that needs more than a look, asked when a step is left. */
  examine?: (fields: readonly F[], draft: D) => Promise<Errors>
  /** The field that a name in the server’s errors means, where it is not the same. */
  fieldOf?: (name: string) => string
}

/** What every step gets: the draft, what is wrong with it, and how to change it. */
export type StepProps<D, F extends string> = {
  draft: D
  errors: Errors
  /** Changes a field; what was wrong with it is forgotten. */
  change: (field: F, part: Partial<D>) => void
  /** Says what is wrong with a field, before the step is left. */
  tellMistake: (field: F) => void
}

/** What still has to be mended on a step, by field. */
export function mistakesOn<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  step: S,
  draft: D,
): Errors {
  const found = form.fields(step, draft).map(field => [field, form.mistake(field, draft)] as const)
  return Object.fromEntries(found.filter(([, text]) => text !== undefined))
}

/** The first step that cannot be left yet; the last one when all can. */
export function furthestStep<D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  draft: D,
): S {
  const steps = form.steps(draft)
  const stopped = steps.find(step => Object.keys(mistakesOn(form, step, draft)).length > 0)
  return stopped ?? (steps.at(-1) as S)
}

/** The step on which the first of these fields stands, or undefined where the form has none of them. */
export const firstStepWith = <D extends DraftOf<S>, S extends string, F extends string>(
  form: Form<D, S, F>,
  fields: readonly string[],
  draft: D,
): S | undefined =>
  form.steps(draft).find(step => form.fields(step, draft).some(field => fields.includes(field)))

/** The server’s errors by the form’s fields, the first of each. */
export const formErrors = (
  { fieldOf = name => name }: { fieldOf?: (name: string) => string },
  told: Record<string, string[]>,
): Errors => Object.fromEntries(Object.entries(told).map(([name, [first = '']]) => [fieldOf(name), first]))

/** Where a step stands in the address. */
export const hashOf = <S extends string>(step: S, steps: readonly S[]): string =>
  `#${steps.indexOf(step) + 1}`

/** A step of a form in the address. */
export const STEP_HASH = /^#\d{1,2}$/

/** The address of the last step, however many there are: a form shows no further step than it has. */
export const LAST_STEP = '#99'

/** The id of a field’s first control, so that focus and links find it. */
export const idOf = (field: string): string => `f-${field}`
