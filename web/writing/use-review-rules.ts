import type { Form } from '#web/forms/form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { Draft } from './kept/draft.ts'
import { reviewRules } from './review-rules.ts'
import type { Field, StepName } from './kept/review-steps.ts'

/** The rules of a review in the page’s language. */
export function useReviewRules(): Form<Draft, StepName, Field> {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary, fields } = useWords('writing')
  return reviewRules({ locale, field, salary, chooseCompany: fields.company_id.choose })
}
