import { useState } from 'react'
import { LinkButton } from '../../controls/button.tsx'
import { Offers } from '../../controls/combobox/offers.tsx'
import { useCombobox, type ComboboxParts } from '../../controls/combobox/use-combobox.ts'
import { Field, useField, type FieldWords } from '../field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { afterPress } from '../questions/press.ts'

/** An option with its name. */
export type Choice = { id: string; label: string }
type Shown = Choice & { note?: string | undefined }
type ComboboxWords = {
  loading: string
  /** Shown when nothing matches. */
  none: string
  found: (count: number) => string
  /** Screen reader hint for the keyboard. */
  keys: string
  failed: string
  retry: string
}
type Props<C extends Shown> = FieldWords &
  ComboboxParts<C> & {
    id: string
    value: C | null
    /** Cleared as soon as the user types. */
    error?: string | undefined
    onChange: (value: C | null) => void
    words: ComboboxWords
    /**
     * Alternative for users who do not find their option; `take` gets the typed text, which is empty while an option is
     * chosen.
     */
    exit?: { label: string; take: (typed: string) => void } | undefined
    required?: boolean | undefined
  }

/** A text field that searches a long list of options and accepts only one of them. */
export function Combobox<C extends Shown>({ id, words, exit, required, ...props }: Props<C>) {
  const { typed, text, box, type, leave } = useChoice(`${id}-list`, props)
  const { describedBy, invalid } = useField(id, props)
  const { found, isOffered, choices } = box
  const way = exit && (
    <LinkButton
      onClick={() => {
        box.close()
        exit.take(typed)
      }}
    >
      {exit.label}
    </LinkButton>
  )
  return (
    <Field id={id} words={props}>
      <div className="cbx" onBlur={event => event.currentTarget.contains(event.relatedTarget) || leave()}>
        <input
          id={id}
          className="ctl"
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...box.aria}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required={required}
          value={text}
          onChange={event => type(event.target.value)}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
        />
        <Icon name={props.value ? 'check' : 'search'} />
        {found && (
          <div className="cbx-pop">
            {isOffered && (
              <Offers
                box={box}
                label={typeof props.label === 'string' ? props.label : undefined}
                draw={({ label, note }) => (
                  <>
                    {label}
                    {note && <span className="note"> {note}</span>}
                  </>
                )}
              />
            )}
            {found.state === 'loading' && <p>{words.loading}</p>}
            {found.state === 'found' && !isOffered && <p>{words.none}</p>}
            {found.state === 'failed' && (
              <p>
                {words.failed} <LinkButton onClick={box.again}>{words.retry}</LinkButton>
              </p>
            )}
            {way && <p className="cbx-exit">{way}</p>}
          </div>
        )}
      </div>
      {!found && way}
      <p className="vh" role="status">
        {found?.state === 'found' && (isOffered ? words.found(choices.length) : words.none)}{' '}
        {isOffered && words.keys}
      </p>
    </Field>
  )
}

type Parts<C extends Shown> = ComboboxParts<C> & Pick<Props<C>, 'value' | 'error' | 'onChange'>

/**
 * State of the typed text until an option is chosen. Leaving the field with the exact name of an option chooses that
 * option.
 */
function useChoice<C extends Shown>(id: string, { value, error, onChange, ...parts }: Parts<C>) {
  const [own, setTyped] = useState<string>()
  const typed = own ?? ''
  const choose = (choice: C) => {
    onChange(choice)
    setTyped(undefined)
  }
  const box = useCombobox({ id, query: typed, choose, ...parts })
  const type = (next: string) => {
    setTyped(next)
    box.ask()
    if (value || error) onChange(null)
  }
  const leave = () => {
    const same = typed && box.choices.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())
    if (same) onChange(same)
    afterPress(() => {
      if (same) setTyped(undefined)
      box.close()
    })
  }
  return { typed, text: own ?? value?.label ?? '', box, type, leave }
}
