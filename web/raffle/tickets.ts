import { storedJson, useStored } from '#web/platform/storage.ts'
import type { Ticket } from './ticket.ts'

/**
 * A ticket that has not joined the draw; it may join after `ready_at`, so that the time does not link it to the review.
 */
export type WaitingTicket = Ticket & { ready_at: number }
/** A ticket in the draw: only its public number is stored. */
export type JoinedTicket = { month: string; entry: string }
export type Tickets = { waiting: readonly WaitingTicket[]; joined: readonly JoinedTicket[] }

const HOUR_MS = 3_600_000
const NONE: Tickets = { waiting: [], joined: [] }
const STORED = storedJson<Tickets>('browser', 'raffle', value => ({
  ...NONE,
  ...(value as Partial<Tickets>),
}))

/** Tickets in this browser; none on the server and in the first render. */
export const useTickets = (): Tickets => useStored(STORED) ?? NONE

/** Stores a ticket that may join after a random delay of 1 to 24 hours. Returns false if the browser stores nothing. */
export function storeTicket(ticket: Ticket): boolean {
  const rest = tickets().waiting.filter(({ token }) => token !== ticket.token)
  const ready_at = Date.now() + HOUR_MS * (1 + 23 * random())
  return STORED.put({ ...tickets(), waiting: [...rest, { ...ticket, ready_at }] })
}

export const forgetTicket = ({ token }: Ticket): boolean =>
  STORED.put({ ...tickets(), waiting: tickets().waiting.filter(one => one.token !== token) })

export const markJoined = (ticket: Ticket, entry: string): boolean =>
  STORED.put({
    waiting: tickets().waiting.filter(({ token }) => token !== ticket.token),
    joined: [{ month: ticket.month, entry }, ...tickets().joined],
  })

const tickets = (): Tickets => STORED.get() ?? NONE

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32
