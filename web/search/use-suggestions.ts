import { useEffect, useEffectEvent, useState } from 'react'
import type { CompanyCard, Role } from '#shared/contract/companies.ts'
import { httpCall } from '#web/platform/call.ts'
import { neighbour } from './neighbour.ts'

const PATIENCE_MS = 120
const LEAST = 2
/** Two letters alone may be a legal form, and are never taken for misspelt: that they find nothing tells nothing. */
const LEAST_TELLING = 3
/** So many that a phone shows most of them above its keyboard. */
const MOST = 8
const NONE: readonly Offer[] = []

export type Offer = { company: CompanyCard } | { role: Role }
type Answer = { asked: string; offers: readonly Offer[] }

/** What is offered below a search field, and which offer the arrow keys are on. Enter without one submits the form. */
export function useSuggestions(input: HTMLInputElement, choose: (offer: Offer) => void) {
  const [typed, setTyped] = useState(input.value)
  const [open, setOpen] = useState(document.activeElement === input)
  const [active, setActive] = useState(-1)
  const asked = typed.trim()
  const wanted = open && asked.length >= LEAST
  const answer = useAnswer(asked, wanted)
  const offers = (wanted && answer?.offers) || NONE
  const said = wanted && answer?.asked === asked
  const foundNone = said && offers.length === 0 && lettersOf(asked) >= LEAST_TELLING
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (offer: Offer) => {
    close()
    choose(offer)
  }
  const onInput = useEffectEvent(() => {
    setTyped(input.value)
    setOpen(true)
    setActive(-1)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = offers[active]
    if (step !== undefined) {
      setOpen(true)
      setActive(neighbour(active, offers.length, step))
    } else if (event.key === 'Enter' && chosen) take(chosen)
    else if (event.key === 'Escape' && (offers.length > 0 || foundNone)) close()
    else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
  })
  const onBlur = useEffectEvent(close)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', event => onKey(event), { signal })
    input.addEventListener('blur', () => onBlur(), { signal })
    return () => listening.abort()
  }, [input])
  return { offers, foundNone, active, choose: take, said }
}

/** The answer to what is typed; until it comes, the one before it. What is no longer asked is broken off. */
function useAnswer(asked: string, wanted: boolean): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!wanted) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      httpCall('search', { query: { query: asked } }, undefined, asking.signal).then(
        found => setAnswer({ asked, offers: offersOf(found) }),
        // Broken off or out of reach: the form still searches.
        () => asking.signal.aborted || setAnswer(undefined),
      )
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [asked, wanted])
  return answer
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Companies first: most who type look for one. Roles have the last places. */
const offersOf = ({ companies, roles }: { companies: CompanyCard[]; roles: Role[] }): Offer[] => [
  ...companies.slice(0, MOST - roles.length).map(company => ({ company })),
  ...roles.map(role => ({ role })),
]
