import type { Form } from '#web/forms/form.ts'
import { mistakeIn } from './checks.ts'
import { type Wording } from './parts/limits.ts'
import type { Draft } from './kept/draft.ts'
import { fieldsOf, formField, stepsOf, type Field, type StepName } from './kept/review-steps.ts'
import { screened } from './screening.ts'

/** What a review asks and what it takes, for writing and for editing. */
export const reviewRules = (words: Wording): Form<Draft, StepName, Field> => ({
  steps: ({ employment_status }) => stepsOf(employment_status),
  fields: (step, { employment_status, status_chosen }) =>
    step === 'who' && !status_chosen
      ? ['company_id', 'employment_status']
      : fieldsOf(step, employment_status),
  mistake: (field, draft) => mistakeIn(field, draft, words),
  examine: (fields, draft) => screened(fields, draft, words),
  fieldOf: formField,
})
