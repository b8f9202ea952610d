import { useEffect, useRef, type ReactNode } from 'react'
import type { Box, Choice } from './use-combobox.ts'
import './combobox.css'

type Props<C extends Choice> = {
  box: Box<C>
  label: string | undefined
  draw: (choice: C) => ReactNode
}

/** The list box of what is offered; the field keeps the focus. */
export function Offers<C extends Choice>({ box: { id, choices, active, take }, label, draw }: Props<C>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div role="listbox" id={id} aria-label={label} ref={list}>
      {choices.map((choice, place) => (
        <div
          key={choice.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onMouseDown={event => event.preventDefault()}
          onClick={() => take(choice)}
        >
          {draw(choice)}
        </div>
      ))}
    </div>
  )
}
