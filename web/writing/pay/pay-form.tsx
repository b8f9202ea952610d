import type { ReactNode } from 'react'
import { href } from '#shared/paths.ts'
import { DraftState, type DraftWords } from '#web/forms/draft-state.tsx'
import type { Form } from '#web/forms/form.ts'
import type { KeptDraft } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-sending.ts'
import { useSteppedForm } from '#web/forms/use-stepped-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { FormNav } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { BasePay } from '../parts/base-pay.tsx'
import { PayComment, PayParts } from '../parts/pay-parts.tsx'
import { SendFailure } from '../parts/send-failure.tsx'
import { companyOf, type PayDraft } from '../kept/pay-draft.ts'
import { PayOf, PayJob, PayYear } from './pay-of.tsx'
import { payRules, type Field } from './pay-rules.ts'
import type { PayOutcome } from './send-pay.ts'

type Props = {
  kept: KeptDraft<PayDraft>
  attempt: Attempt<PayOutcome>
  words: { title: string; lead: string; button: string; draft?: DraftWords }
  /** Before the first question. */
  before?: ReactNode
  /** What the amount is of, where that can no longer be chosen. */
  fixed?: ReactNode
  note?: ReactNode
  more?: ReactNode
}

/** Everything on one page: what the amount is of, base pay, and folded away what it has beside. */
export function PayForm({ kept, attempt, words, before, fixed, note, more }: Props) {
  const form = useSteppedForm(useRules(), kept, attempt)
  const { draft, errors, change, tellMistake, sending, heading } = form
  const { sending: busy, draft: draftWords } = useWords('forms')
  const { wipeBody } = useWords('given').draft
  const props = { draft, errors, change, tellMistake }
  return (
    <>
      <form noValidate onSubmit={event => void form.submit(event)}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="form-p">{words.lead}</p>
        {before}
        {fixed ?? <PayOf {...props} />}
        <PayJob {...props} />
        {!fixed && <PayYear {...props} />}
        <BasePay {...props} />
        <PayParts {...props} />
        {companyOf(draft) && <PayComment {...props} />}
        <Exists outcome={sending.outcome} />
        <SendFailure outcome={sending.outcome} />
        {note}
        <FormNav>
          <Button type="submit" grow busy={sending.busy}>
            {sending.busy ? busy : words.button}
          </Button>
        </FormNav>
      </form>
      <DraftState kept={kept} words={words.draft ?? { ...draftWords, wipeBody }} onWipe={form.restart} />
      {more}
    </>
  )
}

/** The rules in the page’s language. */
function useRules(): Form<PayDraft, 'pay', Field> {
  const locale = useLocale()
  const { field } = useWords('errors')
  const { salary } = useWords('writing')
  const given = useWords('given')
  return payRules({ locale, field, salary, given })
}

function Exists({ outcome }: { outcome: PayOutcome | undefined }) {
  const locale = useLocale()
  const { send } = useWords('given')
  if (outcome?.kind !== 'exists') return null
  return (
    <Notice kind="warn" role="alert">
      <p>{send.exists}</p>
      <ArrowLink href={href(locale, 'myReview')}>{send.toMine}</ArrowLink>
    </Notice>
  )
}
