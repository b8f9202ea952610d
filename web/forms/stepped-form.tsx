import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FormNav, Steps } from '#web/ui/forms/form.tsx'
import type { DraftOf } from './draft.ts'
import { DraftState, type DraftWords } from './draft-state.tsx'
import type { FormState, Outcome } from './use-stepped-form.ts'

/** `name`: on the button that leads there; `short`: beside the count of steps. */
type StepWords = { name: string; short: string; title: string; lead?: string }

type Props<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome> = {
  form: FormState<D, S, F, O>
  words: Record<S, StepWords>
  /** What is sent, as its button says it. */
  button: string
  draft?: DraftWords | undefined
  /** What can be done instead of wiping the draft. */
  instead?: ReactNode
  /** Above the count of steps: what the form is about. */
  about?: ReactNode
  /** The fields of the step that is shown. */
  children: ReactNode
  /** Why it could not be sent. */
  failed?: ReactNode
  /** Below the form. */
  more?: ReactNode
}

/** One step at a time: what it asks, the way back and on, and where the draft is. */
export function SteppedForm<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome>(
  props: Props<D, S, F, O>,
) {
  const { form, words, button, draft, instead, about, children, failed, more } = props
  const { step, steps, place, kept, heading } = form
  const { step: count, draft: plain } = useWords('forms')
  return (
    <>
      {about}
      <Steps
        now={place + 1}
        of={steps.length}
        label={count(place + 1, steps.length)}
        title={words[step].short}
      />
      <form noValidate onSubmit={event => void form.submit(event)} key={step}>
        <h1 ref={heading} tabIndex={-1}>
          {words[step].title}
        </h1>
        {words[step].lead && <p className="form-p">{words[step].lead}</p>}
        {children}
        {failed}
        <Onward form={form} words={words} button={button} />
      </form>
      <DraftState kept={kept} words={draft ?? plain} onWipe={form.restart} instead={instead} />
      {more}
    </>
  )
}

function Onward<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome>({
  form,
  words,
  button,
}: Pick<Props<D, S, F, O>, 'form' | 'words' | 'button'>) {
  const { steps, place, step, last, next, returning, sending, moveTo } = form
  const { back, next: onTo, toLast, sending: busy } = useWords('forms')
  const before = steps[place - 1]
  const isBack = returning && next === last
  return (
    <FormNav>
      {before && !returning && (
        <Button kind="line" onClick={() => moveTo(before)}>
          {back}
        </Button>
      )}
      {step === last ? (
        <Button type="submit" grow busy={sending.busy}>
          {sending.busy ? busy : button}
        </Button>
      ) : (
        <Button type="submit" grow iconEnd="arrow-right">
          {next && !isBack ? onTo(words[next].name) : toLast}
        </Button>
      )}
    </FormNav>
  )
}
