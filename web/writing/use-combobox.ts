import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'
import type { Choice } from './draft.ts'
import { afterPress } from './press.ts'

type Came<C> = { state: 'loading' | 'failed' } | { state: 'found'; choices: readonly C[] }
/** `current`: to what is asked now. */
type Found<C> = Came<C> & { current: boolean }

export type ComboboxParts<C extends Choice> = {
  value: C | null
  /** Taken back as soon as something is typed. */
  error?: string | undefined
  onChange: (value: C | null) => void
  find: (typed: string) => Promise<readonly C[]>
  /** Milliseconds to wait for the next key before asking. */
  patience?: number
  /** How much must be typed before anything is offered. */
  least?: number
}

/** What is typed, what is offered, and which offer the arrow keys are on. Nothing is chosen but by the person. */
export function useCombobox<C extends Choice>({ value, error, onChange, find, ...parts }: ComboboxParts<C>) {
  const { patience = 0, least = 0 } = parts
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [attempt, setAttempt] = useState(0)
  const asked = typed ?? ''
  const found = useFound({ find, asked, patience, wanted: open && asked.trim().length >= least, attempt })
  const choices = found?.state === 'found' ? found.choices : []

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const settle = () => {
    setTyped(undefined)
    close()
  }
  const choose = (choice: C) => {
    onChange(choice)
    settle()
  }
  const type = (next: string) => {
    setTyped(next)
    setOpen(true)
    setActive(-1)
    if (value || error) onChange(null)
  }
  const leave = () => {
    const same =
      open && asked && choices.find(({ label }) => label.toLowerCase() === asked.trim().toLowerCase())
    if (same) onChange(same)
    afterPress(same ? settle : close)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      setActive(neighbour(active, choices.length, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && open && chosen) choose(chosen)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const text = typed ?? value?.label ?? ''
  const [again, show] = [() => setAttempt(attempt + 1), () => setOpen(true)]
  return { text, open, active, found, choices, choose, type, onKeyDown, leave, again, show }
}

/** Round and round; from nowhere to the first, or backwards to the last. */
function neighbour(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}

type Question<C> = {
  find: (typed: string) => Promise<readonly C[]>
  asked: string
  patience: number
  wanted: boolean
  attempt: number
}
type Answer<C> = { asked: string; attempt: number; came: Came<C> }

/** The answer to what is typed now; until it comes, the one before it. A slower, older answer never replaces it. */
export function useFound<C>({ find, asked, patience, wanted, attempt }: Question<C>): Found<C> | undefined {
  const [answer, setAnswer] = useState<Answer<C>>()
  const ask = useEffectEvent(() => find(asked))
  useEffect(() => {
    if (!wanted) return
    let stale = false
    const take = (came: Came<C>) => stale || setAnswer({ asked, attempt, came })
    const timer = setTimeout(() => {
      ask().then(
        choices => take({ state: 'found', choices }),
        () => take({ state: 'failed' }),
      )
    }, patience)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [asked, wanted, patience, attempt])
  if (!wanted) return undefined
  const current = answer?.asked === asked && answer.attempt === attempt
  const stands = current || answer?.came.state === 'found'
  return { ...(answer && stands ? answer.came : { state: 'loading' }), current }
}
