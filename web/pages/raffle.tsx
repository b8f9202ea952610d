import type { RaffleState } from '#shared/contract/raffle.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { RafflePage } from '#web/raffle/raffle-page.tsx'

/** The raffle with its rules; not there where no permit is configured. */
export const page = definePage<RaffleState>({
  load: ({ call }) => call('raffleState', {}),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'raffle')
    return { title, description }
  },
  View: ({ data }) => <RafflePage raffle={data} />,
})
