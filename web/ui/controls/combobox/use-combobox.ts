import { useEffect, useEffectEvent, useState } from 'react'
import { neighbour } from '../neighbour.ts'

/** Choices of a group stand together, under its name. */
export type Choice = { id: string; group?: string }

type Came<C> = { state: 'loading' | 'failed' } | { state: 'found'; choices: readonly C[] }
/** `current`: to what is asked now. */
type Found<C> = Came<C> & { current: boolean }

export type ComboboxParts<C extends Choice> = {
  /** What is no longer asked is broken off, where `find` can. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly C[]>
  /** Milliseconds to wait for the next key before asking. */
  patience?: number
  /** How much must be typed before anything is offered. */
  least?: number
}
type Props<C extends Choice> = ComboboxParts<C> & {
  /** Of the list. */
  id: string
  asked: string
  choose: (choice: C) => void
}
type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

export type Box<C extends Choice> = ReturnType<typeof useCombobox<C>>

/** What is offered below a field, and which offer the arrow keys are on: the combobox pattern of ARIA. Nothing is chosen but by the person. */
export function useCombobox<C extends Choice>({
  id,
  asked,
  choose,
  find,
  patience = 0,
  least = 0,
}: Props<C>) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  const found = useFound({ find, asked, patience, wanted: open && asked.trim().length >= least, attempt })
  const choices = found?.state === 'found' ? found.choices : []
  const isOffered = choices.length > 0
  const openAt = (place: number) => {
    setOpen(true)
    setActive(place)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (choice: C) => {
    close()
    choose(choice)
  }
  const onKeyDown = (event: Key) => {
    const chosen = choices[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) openAt(neighbour(active, choices.length, step))
    else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key === 'Escape' && found) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Of the field. */
  const aria = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOffered,
    'aria-controls': isOffered ? id : undefined,
    'aria-activedescendant': isOffered && active >= 0 ? `${id}-${active}` : undefined,
  } as const
  /** Something else is typed. */
  const ask = () => openAt(-1)
  const show = () => setOpen(true)
  const again = () => setAttempt(attempt + 1)
  return { id, active, found, choices, isOffered, aria, take, show, ask, again, close, onKeyDown }
}

type Question<C> = {
  find: (typed: string, signal: AbortSignal) => Promise<readonly C[]>
  asked: string
  patience: number
  wanted: boolean
  attempt: number
}
type Answer<C> = { asked: string; attempt: number; came: Came<C> }

/** The answer to what is typed now; until it comes, the one before it. A slower, older answer never replaces it. */
export function useFound<C>({ find, asked, patience, wanted, attempt }: Question<C>): Found<C> | undefined {
  const [answer, setAnswer] = useState<Answer<C>>()
  const ask = useEffectEvent((signal: AbortSignal) => find(asked, signal))
  useEffect(() => {
    if (!wanted) return
    const asking = new AbortController()
    const { signal } = asking
    const take = (came: Came<C>) => signal.aborted || setAnswer({ asked, attempt, came })
    const timer = setTimeout(() => {
      ask(signal).then(
        choices => take({ state: 'found', choices }),
        () => take({ state: 'failed' }),
      )
    }, patience)
    return () => {
      asking.abort()
      clearTimeout(timer)
    }
  }, [asked, wanted, patience, attempt])
  if (!wanted) return undefined
  const current = answer?.asked === asked && answer.attempt === attempt
  const stands = current || answer?.came.state === 'found'
  return { ...(answer && stands ? answer.came : { state: 'loading' }), current }
}
