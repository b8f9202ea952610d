import type { Case } from './scale-measure.ts'
import type { Site } from './site.ts'

const BAR = 10

/** Lists over all companies. The site's clock stands still, so what is kept for a minute is made anew only where it is moved. */
export function listCases({ app }: Site): Case[] {
  const latest = (locale: string) => () => ({ name: 'latestReviews', params: { locale } }) as const
  return [
    {
      what: 'Home: three lists, counts, latest reviews',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'home' }),
    },
    { what: 'Latest reviews, Indonesian', bar: BAR, plan: true, make: latest('id') },
    { what: 'Latest reviews, English', bar: BAR, make: latest('en') },
    {
      what: 'Home, the first after a minute',
      times: 10,
      plan: true,
      make() {
        app.clock.move(60_000)
        return { name: 'home' }
      },
    },
  ]
}
