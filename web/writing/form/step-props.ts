import type { StepProps as Props } from '#web/forms/form.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Field } from '../drafts/review-steps.ts'

export type StepProps = Props<Draft, Field>
