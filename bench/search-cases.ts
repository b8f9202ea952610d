import { ANSWERS } from '#shared/contract/keys.ts'
import { seeded } from './search-data.ts'

export type Asked = Record<string, string | string[]>
/** Names as they are searched, and how many names have each word. */
export type Directory = { names: string[]; uses: Map<string, number> }
/** A kind of search, its bar in milliseconds (95 of 100), and how one is made. */
export type Case = { what: string; bar: number; call: 'searchCompanies' | 'search'; make: () => Asked }

const random = seeded(7)
const below = (bound: number) => Math.floor(random() * bound)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T

const SCORES = ['2', '3', '4', '5']
const SORTS = ['most', 'best', 'worst', 'newest', 'oldest']

function features(least: number) {
  const wanted = least + below(ANSWERS.length - least + 1)
  return ANSWERS.toSorted(() => random() - 0.5).slice(0, wanted)
}

export function casesOf({ names, uses }: Directory, cities: string[]): Case[] {
  const usedBetween = (least: number, most: number) =>
    [...uses].filter(([, count]) => count >= least && count <= most).map(([word]) => word)
  const [shared, common] = [usedBetween(1000, 5000), usedBetween(5001, Infinity)]
  const name = () => pick(names)
  const long = () => pick(names.filter(one => one.split(' ').length > 1))
  const oneFilter = (): Asked =>
    pick<() => Asked>([
      () => ({ score: pick(SCORES) }),
      () => ({ recommend: pick(['0', '1']) }),
      () => ({ city: pick(cities) }),
      () => ({ feature: [pick(ANSWERS)] }),
    ])()
  const upToTwo = (): Asked => ({
    ...(below(2) && { score: pick(SCORES) }),
    ...(below(2) && { recommend: pick(['0', '1']) }),
    ...(below(2) && { city: pick(cities) }),
    feature: features(0).slice(0, 2),
  })
  const inAnyOrder = (asked: Asked): Asked => ({ ...asked, sort: pick(SORTS) })
  const search = (what: string, q: () => string): Case[] => [
    { what: `Search: ${what}`, bar: 5, call: 'searchCompanies', make: () => ({ q: q() }) },
    { what: `Suggestions: ${what}`, bar: 5, call: 'search', make: () => ({ query: q() }) },
  ]
  return [
    { what: 'Whole list, any order', bar: 10, call: 'searchCompanies', make: () => inAnyOrder({}) },
    { what: 'One filter, any order', bar: 10, call: 'searchCompanies', make: () => inAnyOrder(oneFilter()) },
    {
      what: 'Filters together, up to two features',
      bar: 10,
      call: 'searchCompanies',
      make: () => inAnyOrder(upToTwo()),
    },
    {
      what: 'Three features or more, with others',
      bar: 25,
      call: 'searchCompanies',
      make: () => inAnyOrder({ ...upToTwo(), feature: features(3) }),
    },
    ...search('a whole name', name),
    ...search('a name with a typing error', () => mistype(name())),
    ...search('a long name with two', () => mistype(mistype(long()))),
    ...search('a beginning of four letters', () => name().slice(0, 4)),
    ...search('a word that 1,000 to 5,000 names share', () => pick(shared)),
    ...search('a word that more names share', () => pick(common)),
    {
      what: 'Search: a shared word, one filter',
      bar: 10,
      call: 'searchCompanies',
      make: () => ({ ...oneFilter(), q: pick(shared) }),
    },
    {
      what: 'Search: a common word, one filter',
      bar: 10,
      call: 'searchCompanies',
      make: () => ({ ...oneFilter(), q: pick(common) }),
    },
  ]
}

/** One letter left out, added, replaced or swapped with the next; never the first. */
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
