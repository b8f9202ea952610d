import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Choice } from './draft.ts'

type Found<C> = { state: 'loading' | 'failed' } | { state: 'found'; choices: readonly C[] }

export type ComboboxParts<C extends Choice> = {
  value: C | null
  onChange: (value: C | null) => void
  find: (typed: string) => Promise<readonly C[]>
  /** Milliseconds to wait for the next key before asking. */
  patience?: number
  /** How much must be typed before anything is offered. */
  least?: number
}

/** What is typed, what is offered, and which offer the arrow keys are on. Nothing is chosen but by the person. */
export function useCombobox<C extends Choice>({
  value,
  onChange,
  find,
  patience = 0,
  least = 0,
}: ComboboxParts<C>) {
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  const text = typed ?? value?.label ?? ''
  const asked = typed ?? ''
  const found = useFound({ find, asked, patience, wanted: open && asked.trim().length >= least, attempt })
  const choices = found?.state === 'found' ? found.choices : []

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (choice: C) => {
    onChange(choice)
    setTyped(undefined)
    close()
  }
  const type = (next: string) => {
    setTyped(next)
    setOpen(true)
    setActive(-1)
    if (value) onChange(null)
  }
  const move = (step: number) => {
    setOpen(true)
    const count = choices.length
    if (count > 0) setActive(active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && open && chosen) choose(chosen)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = () => {
    const same = choices.find(({ label }) => label.toLowerCase() === asked.trim().toLowerCase())
    if (open && asked && same) choose(same)
    else close()
  }
  const again = () => setAttempt(attempt + 1)
  return {
    text,
    open,
    active,
    found,
    choices,
    choose,
    type,
    onKeyDown,
    leave,
    again,
    show: () => setOpen(true),
  }
}

type Question<C> = {
  find: (typed: string) => Promise<readonly C[]>
  asked: string
  patience: number
  wanted: boolean
  attempt: number
}

/** The answer to what is typed now; a slower, older answer never replaces it. */
function useFound<C>({ find, asked, patience, wanted, attempt }: Question<C>): Found<C> | undefined {
  const [found, setFound] = useState<Found<C>>()
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    if (!wanted) return setFound(undefined)
    let stale = false
    const timer = setTimeout(() => {
      latest.current(asked).then(
        choices => stale || setFound({ state: 'found', choices }),
        () => stale || setFound({ state: 'failed' }),
      )
    }, patience)
    setFound(before => (before?.state === 'found' ? before : { state: 'loading' }))
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [asked, wanted, patience, attempt])
  return found
}
