import type { Person } from './cast.ts'
import { atOf, session, type Act, type Domain, type World } from './world.ts'

/**
 * Everybody comes to read, authors included, also on days without writing; some mark reviews helpful, a few report one.
 */
export const reading: Domain = ({ cast, random, days }) =>
  cast.people.flatMap(person => {
    const times = person.last ? 0 : person.writes ? random.whole(0, 3) : random.whole(1, 4)
    return Array.from({ length: times }, (): Act => {
      const day = random.whole(person.from, days - 1)
      return { at: atOf(random, day), run: world => read(world, person) }
    })
  })

async function read(world: World, person: Person): Promise<void> {
  await session(world, person)
  const as = { locale: person.locale, device: person.device, address: person.address }
  const { body: reviews } = await world.call('latestReviews', { params: { locale: person.locale } }, as)
  const list = (Array.isArray(reviews) ? reviews : reviews.reviews) as { id: string }[]
  for (const { id } of world.random.shuffled(list).slice(0, world.random.whole(0, 3)))
    await world.call('markHelpful', { params: { id } }, as)
  const [reported] = list
  if (reported && world.random.chance(0.06))
    await world.call(
      'reportReview',
      { params: { id: reported.id }, body: { guideline: 3, words: 'Tidak benar.' } },
      as,
    )
}
