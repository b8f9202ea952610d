import type { RaffleState } from '#shared/contract/raffle/raffle.ts'
import { isCallError } from '#web/platform/call.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { NoRaffle } from '#web/raffle/no-raffle.tsx'
import { RafflePage } from '#web/raffle/raffle-page.tsx'

/** The raffle with its rules; without a configured permit, a note that there is none. */
export const page = definePage<RaffleState | null>({
  load,
  head: ({ data, locale }) => {
    const { title, description, off } = words(locale, 'raffle')
    return data ? { title, description } : { title, description: off, noindex: true }
  },
  View: ({ data }) => (data ? <RafflePage raffle={data} /> : <NoRaffle />),
})

function load({ call }: LoadArgs): Promise<RaffleState | null> {
  return call('raffleState', {}).catch(error => {
    if (isCallError(error) && error.status === 404) return null
    throw error
  })
}
