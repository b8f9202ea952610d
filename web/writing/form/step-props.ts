import type { StepProps as Props } from '#web/forms/form.ts'
import type { Draft } from '../kept/draft.ts'
import type { Field } from '../kept/review-steps.ts'

export type StepProps = Props<Draft, Field>
