import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FormNav, Steps } from '#web/ui/forms/form.tsx'
import type { DraftOf } from './draft.ts'
import { DraftState, type DraftWords } from './draft-state.tsx'
import type { FormState, Outcome } from './use-stepped-form.ts'

/** `name`: text of the button that leads to the step; `short`: text next to the step count. */
type StepWords = { name: string; short: string; title: string; lead?: string }

type Props<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome> = {
  form: FormState<D, S, F, O>
  words: Record<S, StepWords>
  /** Text of the submit button. */
  button: string
  draft?: DraftWords | undefined
  /** Alternative to deleting the draft. */
  instead?: ReactNode
  /** Subject of the form, above the step count. */
  about?: ReactNode
  /** Fields of the current step. */
  children: ReactNode
  /** Why sending failed. */
  failed?: ReactNode
  /** Content below the form. */
  more?: ReactNode
}

/** One step at a time: its fields, the buttons to the previous and the next step, and the state of the draft. */
export function SteppedForm<D extends DraftOf<S>, S extends string, F extends string, O extends Outcome>(
  props: Props<D, S, F, O>,
) {
  const { form, words, button, draft, instead, about, children, failed, more } = props
  const { step, steps, place, store, heading } = form
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
      <DraftState store={store} words={draft ?? plain} onWipe={form.restart} instead={instead} />
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
