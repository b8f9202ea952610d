import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Field, useField, type FieldWords } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Choice } from './draft.ts'
import { useCombobox, type ComboboxParts } from './use-combobox.ts'
import './combobox.css'

type Shown = Choice & { note?: string | undefined }
type Props<C extends Shown> = FieldWords &
  ComboboxParts<C> & {
    id: string
    /** Said when nothing fits. */
    none: string
    /** What can be done then with what was typed. */
    instead?: (typed: string) => ReactNode
    required?: boolean
  }

/** One of many, found by typing: the list box pattern of ARIA, native in everything else. */
export function Combobox<C extends Shown>({ id, none, instead, required, ...props }: Props<C>) {
  const words = useWords('writing').combobox
  const box = useCombobox(props)
  const { describedBy, invalid } = useField(id, props)
  const list = `${id}-list`
  const offered = box.open && box.choices.length > 0
  return (
    <Field id={id} words={props}>
      <div className="cbx" onBlur={event => event.currentTarget.contains(event.relatedTarget) || box.leave()}>
        <input
          id={id}
          className="ctl"
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={offered}
          aria-controls={offered ? list : undefined}
          aria-activedescendant={offered && box.active >= 0 ? `${list}-${box.active}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required={required}
          value={box.text}
          onChange={event => box.type(event.target.value)}
          onClick={box.show}
          onKeyDown={box.onKeyDown}
        />
        <Icon name={props.value ? 'check' : 'search'} />
        {box.open && box.found && (
          <div className="cbx-pop">
            {offered && <Offers {...box} id={list} label={props.label} />}
            {box.found.state === 'loading' && <p>{words.loading}</p>}
            {box.found.state === 'found' && !offered && (
              <p>
                {none} {instead?.(box.text)}
              </p>
            )}
            {box.found.state === 'failed' && (
              <p>
                {words.failed} <LinkButton onClick={box.again}>{words.retry}</LinkButton>
              </p>
            )}
          </div>
        )}
      </div>
      <p className="vh" role="status">
        {box.open && box.found?.state === 'found' && (offered ? words.found(box.choices.length) : none)}{' '}
        {offered && words.keys}
      </p>
    </Field>
  )
}

type OffersProps<C> = {
  id: string
  label: FieldWords['label']
  choices: readonly C[]
  active: number
  choose: (choice: C) => void
}

function Offers<C extends Shown>({ id, label, choices, active, choose }: OffersProps<C>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div role="listbox" id={id} aria-label={typeof label === 'string' ? label : undefined} ref={list}>
      {choices.map((choice, place) => (
        <div
          key={choice.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          {choice.label}
          {choice.note && <span className="note"> {choice.note}</span>}
        </div>
      ))}
    </div>
  )
}
