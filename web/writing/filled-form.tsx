import type { ReactNode, RefObject } from 'react'
import { RATING_GROUPS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { FormNav, Steps } from '#web/ui/form.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { DraftState, type DraftWords } from './draft-state.tsx'
import { SendMessage } from './send-message.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { StepCheck } from './step-check.tsx'
import { StepOverall } from './step-overall.tsx'
import { StepProcess } from './step-process.tsx'
import { Ratings } from './step-ratings.tsx'
import { StepText } from './step-text.tsx'
import { StepWho } from './step-who.tsx'
import type { KeptDraft } from './use-draft.ts'
import type { Position } from './use-position.ts'
import { useOwnNames } from './use-own-names.ts'
import { useReviewForm } from './use-review-form.ts'
import type { Sending } from './use-send.ts'

/** What is being done, in words: a new review, or a change of one that was sent. */
export type Errand = {
  about: string
  button: string
  note: string
  draft: DraftWords
  /** What the summary is for, where it is not the last look before sending. */
  check?: { title: string; lead: string }
  /** Counts as the person’s one review of the year, which the first step says. */
  isNew: boolean
}
type Props = {
  kept: KeptDraft
  heading: RefObject<HTMLHeadingElement | null>
  position: Position
  sending: Sending
  errand: Errand
  asksCompany: boolean
  onSeeState?: () => void
  /** Why a change is needed: beside every question. */
  why?: ReactNode
  children?: ReactNode
}
type Form = ReturnType<typeof useReviewForm>

/** One step at a time: what it asks, the way back and on, and where the draft is. */
export function FilledForm({ kept, heading, position, sending, errand, ...props }: Props) {
  const { asksCompany, onSeeState, why, children } = props
  useOwnNames(kept)
  const form = useReviewForm(kept, position, sending)
  const words = useWords('writing')
  const { draft, step, steps, place } = form
  const { title, lead } = (step === 'check' && errand.check) || words.steps[step]
  // A name that is being typed here is not repeated with every letter.
  const isTyped = step === 'who' && draft.company?.unlisted
  return (
    <>
      {draft.company && !isTyped && (
        <p className="for">
          <Monogram id={draft.company.id} name={draft.company.name} size="small" />
          <span>
            {errand.about} <b>{draft.company.name}</b>{' '}
            {step === 'who' && !asksCompany && errand.isNew && <OtherCompany />}
          </span>
        </p>
      )}
      <Steps
        now={place + 1}
        of={steps.length}
        label={words.step(place + 1, steps.length)}
        title={words.steps[step].short}
      />
      <form noValidate onSubmit={event => void form.submit(event)} key={step}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="form-p">{lead}</p>
        {why}
        <Step form={form} asksCompany={asksCompany} errand={errand} />
        <SendMessage
          outcome={form.sending.outcome}
          company={draft.company?.name ?? ''}
          onSeeState={onSeeState}
        />
        <Onward form={form} button={errand.button} />
      </form>
      <DraftState kept={kept} words={errand.draft} onWipe={form.restart} />
      {children}
      <StatusDialog draft={draft} asked={form.status.asked} onAnswer={form.status.apply} />
    </>
  )
}

/** The address names the company: another is chosen in the form that asks for it. */
function OtherCompany() {
  const { other } = useWords('writing').fields.company_id
  return <a href={href(useLocale(), 'writeReview')}>{other}</a>
}

function Step({ form, asksCompany, errand }: { form: Form; asksCompany: boolean; errand: Errand }) {
  const { draft, errors, change, tellMistake } = form
  const props = { draft, errors, change, tellMistake }
  switch (form.step) {
    case 'who':
      return (
        <StepWho {...props} asksCompany={asksCompany} isNew={errand.isNew} onStatus={form.status.choose} />
      )
    case 'process':
      return <StepProcess {...props} />
    case 'overall':
      return <StepOverall {...props} />
    case 'text':
      return <StepText {...props} />
    case 'check':
      return <StepCheck {...props} note={errand.note} onEdit={form.edit} />
    default:
      return <Ratings {...props} keys={RATING_GROUPS[form.step]} />
  }
}

function Onward({ form, button }: { form: Form; button: string }) {
  const { steps, place, next, returning, sending, moveTo } = form
  const words = useWords('writing')
  const before = steps[place - 1]
  const last = place === steps.length - 1
  const isBack = returning && next === 'check'
  const name = next && !isBack ? words.next(words.steps[next].name) : words.toCheck
  return (
    <FormNav>
      {before && !returning && (
        <Button kind="line" onClick={() => moveTo(before)}>
          {words.back}
        </Button>
      )}
      {last ? (
        <Button type="submit" grow busy={sending.busy}>
          {sending.busy ? words.send.sending : button}
        </Button>
      ) : (
        <Button type="submit" grow iconEnd="arrow-right">
          {name}
        </Button>
      )}
    </FormNav>
  )
}
