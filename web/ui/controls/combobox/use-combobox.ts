import { useEffect, useEffectEvent, useState } from 'react'
import { neighbour } from '../neighbour.ts'

/** Choices of the same group are listed together below the group's name. */
export type Choice = { id: string; group?: string }

type Result<C> = { state: 'loading' | 'failed' } | { state: 'found'; choices: readonly C[] }
/** `current`: whether the answer belongs to the current input. */
type Found<C> = Result<C> & { current: boolean }

export type ComboboxParts<C extends Choice> = {
  /** Outdated searches are aborted if `find` uses the signal. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly C[]>
  /** Debounce time in milliseconds. */
  patience?: number
  /** Minimum length of the input. */
  least?: number
}
type Props<C extends Choice> = ComboboxParts<C> & {
  /** Id of the listbox. */
  id: string
  query: string
  choose: (choice: C) => void
}
type Key = Pick<KeyboardEvent, 'key' | 'preventDefault' | 'stopPropagation'>

export type Box<C extends Choice> = ReturnType<typeof useCombobox<C>>

/**
 * Options below a field and the option that the arrow keys have reached: the combobox pattern of ARIA. An option is
 * chosen only by the user, never automatically.
 */
export function useCombobox<C extends Choice>({
  id,
  query,
  choose,
  find,
  patience = 0,
  least = 0,
}: Props<C>) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  const found = useFound({ find, query, patience, wanted: open && query.trim().length >= least, attempt })
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
  /** ARIA attributes of the field. */
  const aria = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOffered,
    'aria-controls': isOffered ? id : undefined,
    'aria-activedescendant': isOffered && active >= 0 ? `${id}-${active}` : undefined,
  } as const
  /** Called when the input changes. */
  const ask = () => openAt(-1)
  const show = () => setOpen(true)
  const again = () => setAttempt(attempt + 1)
  return { id, active, found, choices, isOffered, aria, take, show, ask, again, close, onKeyDown }
}

type Question<C> = {
  find: (typed: string, signal: AbortSignal) => Promise<readonly C[]>
  query: string
  patience: number
  wanted: boolean
  attempt: number
}
type Answer<C> = { query: string; attempt: number; result: Result<C> }

/** Answer to the current input, or the previous answer until it arrives. A late answer to older input is dropped. */
export function useFound<C>({ find, query, patience, wanted, attempt }: Question<C>): Found<C> | undefined {
  const [answer, setAnswer] = useState<Answer<C>>()
  const search = useEffectEvent((signal: AbortSignal) => find(query, signal))
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    const { signal } = controller
    const take = (result: Result<C>) => signal.aborted || setAnswer({ query, attempt, result })
    const timer = setTimeout(() => {
      search(signal).then(
        choices => take({ state: 'found', choices }),
        () => take({ state: 'failed' }),
      )
    }, patience)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [query, wanted, patience, attempt])
  if (!wanted) return undefined
  const current = answer?.query === query && answer.attempt === attempt
  const isUsable = current || answer?.result.state === 'found'
  return { ...(answer && isUsable ? answer.result : { state: 'loading' }), current }
}
