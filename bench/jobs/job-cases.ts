import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import type { Case } from '../scale-measure.ts'
import { mistype } from '../search-cases.ts'
import { seeded } from '../search-data.ts'
import type { Asked, Site } from '../site.ts'

type Query = Record<string, string | number>

const BAR = 15
const SAMPLE = 5_000
/** The limit compares calls with their own statements, so fewer calls suffice. */
const TIMES = 60
const random = seeded(13)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

/**
 * Typical searches of open vacancies, and one vacancy's page. Common words occur in the same share of vacancies at
 * every size.
 */
export async function jobCases({ db }: Site): Promise<Case[]> {
  const sql = db.owner
  const ids = (
    await sql<
      { id: string }[]
    >`select id from content.vacancy where state = 'open' order by id limit ${SAMPLE}`
  ).map(({ id }) => id)
  const titles = (
    await sql<{ title: string }[]>`
      select title from content.vacancy where state = 'open' order by id limit ${SAMPLE}`
  ).map(({ title }) => title)
  const cities = await sql<{ id: string }[]>`select id from content.city order by id limit 50`
  const [counted] = await sql<{ n: number }[]>`select count(*) as n from content.vacancy where state = 'open'`
  const words = await sql<{ word: string; ndoc: number }[]>`
    select word, ndoc from ts_stat('select words from content.vacancy where state = ''open''') order by ndoc desc limit 4000`
  const share = (least: number, most: number) =>
    words
      .filter(({ ndoc }) => ndoc >= least * Number(counted?.n) && ndoc < most * Number(counted?.n))
      .map(({ word }) => word)
  const [some, many, most] = [share(0.0005, 0.002), share(0.002, 0.02), share(0.02, 1)]
  const city = () => pick(cities).id
  const filter = (): Query =>
    pick<() => Query>([
      () => ({ city: city() }),
      () => ({ department: pick(DEPARTMENTS) }),
      () => ({ job_type: pick(JOB_TYPES) }),
      () => ({ pay: 5_000_000 + below(10) * 1_000_000 }),
      () => ({ within: pick([1, 7, 30]) }),
      () => ({ score: pick([2, 3, 4]) }),
    ])()
  return [
    found('Whole list, any order', true, () => ({ sort: pick(['newest', 'pay', 'score']) })),
    found('One filter, any order', true, () => ({ ...filter(), sort: pick(['newest', 'pay', 'score']) })),
    found('Three filters, newest', true, () => ({ ...filter(), ...filter(), ...filter() })),
    found('A whole title', false, () => ({ q: pick(titles) })),
    found('A title with a typing error', true, () => ({ q: mistype(pick(titles)) })),
    found('A word of 0.05 to 0.2 % of vacancies', true, () => ({ q: pick(some) })),
    found('A word of 0.2 to 2 %', true, () => ({ q: pick(many) })),
    found('A word of 2 % and more', true, () => ({ q: pick(most) })),
    found('A word of 0.2 to 2 % and a city', true, () => ({ q: pick(many), city: city() })),
    found('A word of 2 % and more, a city and a kind', true, () => ({
      q: pick(most),
      city: city(),
      department: pick(DEPARTMENTS),
    })),
    found('A word of 2 % and more, by pay or score', true, () => ({
      q: pick(most),
      sort: pick(['pay', 'score']),
    })),
    {
      what: 'One vacancy',
      bar: BAR,
      plan: false,
      make: () => ({ name: 'vacancy', params: { id: pick(ids) } }),
    },
  ]
}

const found = (what: string, plan: boolean, make: () => Query): Case => ({
  what,
  plan,
  bar: BAR,
  growth: 5,
  times: TIMES,
  make: (): Asked => ({ name: 'vacancies', query: make() }),
})
