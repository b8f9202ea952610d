import { ANSWERS, INDUSTRIES } from '#shared/contract/keys.ts'
import type { Case } from './scale-measure.ts'
import { seeded } from './search-data.ts'
import type { Asked, Site } from './site.ts'

type Query = Record<string, string | string[]>

const SAMPLE = 20_000
const random = seeded(7)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

const SCORES = ['2', '3', '4', '5']
const SORTS = ['most', 'best', 'worst', 'newest', 'oldest']

function features(least: number) {
  const wanted = least + below(ANSWERS.length - least + 1)
  return ANSWERS.toSorted(() => random() - 0.5).slice(0, wanted)
}

/** Words for other facts on a company's card than its name. */
const OTHERS = [
  'logistik',
  'teknologi',
  'pendidikan',
  'manufaktur',
  'warehouse',
  'perawat',
  'kasir',
  'staf gudang',
  'jawa barat',
  'east java',
]

const companies = (make: () => Query) => (): Asked => ({ name: 'searchCompanies', query: make() })
const suggestions = (make: () => Query) => (): Asked => ({ name: 'search', query: make() })

/** Searches and filtered lists. Words count as common by their share of the directory's names, at every size. */
export async function searchCases({ db }: Site): Promise<Case[]> {
  const { names, words, cities, size } = await readDirectory(db.content)
  const usedBetween = (least: number, most: number) =>
    words.filter(({ uses }) => uses >= least * size && uses <= most * size).map(({ word }) => word)
  const [shared, common] = [usedBetween(0.001, 0.005), usedBetween(0.005, 1)]
  const name = () => pick(names)
  const long = names.filter(one => one.includes(' '))
  const oneFilter = (): Query =>
    pick<() => Query>([
      () => ({ score: pick(SCORES) }),
      () => ({ recommend: pick(['0', '1']) }),
      () => ({ city: pick(cities) }),
      () => ({ industry: pick(INDUSTRIES) }),
      () => ({ feature: [pick(ANSWERS)] }),
    ])()
  const upToTwo = (): Query => ({
    ...(below(2) && { score: pick(SCORES) }),
    ...(below(2) && { recommend: pick(['0', '1']) }),
    ...(below(2) && { city: pick(cities) }),
    feature: features(0).slice(0, 2),
  })
  const cases = [
    ...listCases(oneFilter, upToTwo),
    ...search('a whole name', name),
    ...search('a name with a typing error', () => mistype(name())),
    ...search('a long name with two', () => mistype(mistype(pick(long)))),
    ...search('a beginning of four letters', () => name().slice(0, 4)),
    ...search('a word that one to five names in a thousand share', () => pick(shared)),
    ...search('a word that more names share', () => pick(common)),
    ...search('an industry, a role or a province', () => pick(OTHERS)),
    ...search(
      'one of these and a city',
      () => `${pick(OTHERS)} ${pick(['bekasi', 'bandung', 'surabaya', 'medan'])}`,
    ),
    ...search('one of these and a word of a name', () => `${pick(OTHERS)} ${pick(shared)}`),
    {
      what: 'Search: a shared word, one filter',
      bar: 15,
      plan: true,
      make: companies(() => ({ ...oneFilter(), q: pick(shared) })),
    },
    {
      what: 'Search: a common word, one filter',
      bar: 15,
      plan: true,
      make: companies(() => ({ ...oneFilter(), q: pick(common) })),
    },
  ]
  return cases.map(one => ({ ...one, growth: 5 }))
}

function listCases(oneFilter: () => Query, upToTwo: () => Query): Case[] {
  const inAnyOrder = (query: Query): Query => ({ ...query, sort: pick(SORTS) })
  return [
    { what: 'Whole list, any order', bar: 15, make: companies(() => inAnyOrder({})) },
    { what: 'One filter, any order', bar: 15, make: companies(() => inAnyOrder(oneFilter())) },
    {
      what: 'Filters together, up to two features',
      bar: 15,
      make: companies(() => inAnyOrder(upToTwo())),
    },
    {
      what: 'Three features or more, with others',
      bar: 15,
      plan: true,
      make: companies(() => inAnyOrder({ ...upToTwo(), feature: features(3) })),
    },
  ]
}

function search(what: string, q: () => string): Case[] {
  return [
    { what: `Search: ${what}`, bar: 15, make: companies(() => ({ q: q() })) },
    { what: `Suggestions: ${what}`, bar: 15, make: suggestions(() => ({ query: q() })) },
  ]
}

async function readDirectory(sql: Site['db']['content']) {
  const names = await sql<{ name_norm: string }[]>`
    select name_norm from content.company_stats where length(name_norm) > 4 order by company_id limit ${SAMPLE}`
  const words = await sql<{ word: string; uses: number }[]>`
    select word, uses from content.search_word order by uses desc limit ${SAMPLE}`
  const cities = await sql<{ id: string }[]>`select id from content.city order by id`
  const [counted] = await sql<{ size: number }[]>`select count(*) as size from content.company`
  return {
    names: names.map(row => row.name_norm),
    words,
    cities: cities.map(row => row.id),
    size: counted?.size ?? 0,
  }
}

/** Omits, adds, replaces or swaps one letter, never the first. */
export function mistype(text: string): string {
  const i = 1 + below(text.length - 2)
  const letter = pick([...'abcdefghijklmnopqrstuvwxyz'])
  return pick([
    text.slice(0, i) + text.slice(i + 1),
    text.slice(0, i) + letter + text.slice(i),
    text.slice(0, i) + letter + text.slice(i + 1),
    text.slice(0, i) + text[i + 1] + text[i] + text.slice(i + 2),
  ])
}
