import { useSyncExternalStore } from 'react'
import type { Ticket } from './ticket.ts'

/** A ticket that has not joined; not before `ready_at`, so that its time does not point at the review. */
export type WaitingTicket = Ticket & { ready_at: number }
/** One that has: only its public number is kept. */
export type JoinedTicket = { month: string; entry: string }
export type Tickets = { waiting: readonly WaitingTicket[]; joined: readonly JoinedTicket[] }

const KEY = 'raffle'
const HOUR_MS = 3_600_000
const NONE: Tickets = { waiting: [], joined: [] }
const listeners = new Set<() => void>()
let known: { raw: string | null; tickets: Tickets } = { raw: null, tickets: NONE }

/** What this browser keeps; nothing on the server and in the first render. */
export const useTickets = (): Tickets => useSyncExternalStore(subscribe, tickets, () => NONE)

/** Keeps a ticket for a random 1 to 24 hours before it may join. False where the browser keeps nothing. */
export function keepTicket(ticket: Ticket): boolean {
  const rest = tickets().waiting.filter(({ token }) => token !== ticket.token)
  const ready_at = Date.now() + HOUR_MS * (1 + 23 * random())
  return write({ ...tickets(), waiting: [...rest, { ...ticket, ready_at }] })
}

export const forgetTicket = ({ token }: Ticket): boolean =>
  write({ ...tickets(), waiting: tickets().waiting.filter(one => one.token !== token) })

export const markJoined = (ticket: Ticket, entry: string): boolean =>
  write({
    waiting: tickets().waiting.filter(({ token }) => token !== ticket.token),
    joined: [{ month: ticket.month, entry }, ...tickets().joined],
  })

function tickets(): Tickets {
  const raw = stored()
  if (raw !== known.raw) known = { raw, tickets: parse(raw) }
  return known.tickets
}

function write(next: Tickets): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parse(raw: string | null): Tickets {
  try {
    const { waiting, joined } = JSON.parse(raw ?? '{}') as Partial<Tickets>
    return { waiting: waiting ?? [], joined: joined ?? [] }
  } catch {
    return NONE
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32
