import { useEffect, useRef, type ReactNode } from 'react'
import type { Box, Choice } from './use-combobox.ts'
import './combobox.css'

type Props<C extends Choice> = {
  box: Box<C>
  label: string | undefined
  draw: (choice: C) => ReactNode
}

/** The listbox of a combobox, grouped by the choices' `group`; the focus stays in the field. */
export function Offers<C extends Choice>({ box, label, draw }: Props<C>) {
  const { id, choices, active } = box
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const groups = [...new Set(choices.map(({ group }) => group))]
  const offersOf = (group: string | undefined) =>
    choices
      .filter(choice => choice.group === group)
      .map(choice => <Offer key={choice.id} box={box} choice={choice} draw={draw} />)
  return (
    <div role="listbox" id={id} aria-label={label} ref={list}>
      {groups.map(group =>
        group === undefined ? (
          offersOf(group)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <p className="cbx-group" aria-hidden="true">
              {group}
            </p>
            {offersOf(group)}
          </div>
        ),
      )}
    </div>
  )
}

function Offer<C extends Choice>({
  box: { id, choices, active, take },
  choice,
  draw,
}: Pick<Props<C>, 'box' | 'draw'> & { choice: C }) {
  const place = choices.indexOf(choice)
  return (
    <div
      id={`${id}-${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === active}
      onMouseDown={event => event.preventDefault()}
      onClick={() => take(choice)}
    >
      {draw(choice)}
    </div>
  )
}
