import fc from 'fast-check'
import type { Chance } from '#server/pay/snapshot/groups.ts'
import { figuresOf, type Place, type Row, type Shown } from './pay-figures.ts'

/**
 * Acts of people in a week. Numbers identify persons, companies and facets; an impossible act does nothing. `last`: the
 * amount is last year's.
 */
export type Act =
  | {
      act: 'give'
      person: number
      company: number
      department: number
      jobType: number
      role: number
      city: number
      years: number
      tells: boolean
      last: boolean
    }
  | { act: 'withdraw' | 'change'; nth: number; department: number }
  | { act: 'merge'; company: number; into: number }
  | { act: 'settle'; company: number; industry: number; province: number }
  | { act: 'decline' | 'reopen'; company: number }
  | { act: 'year' }
export type History = { seed: number; weeks: Act[][] }

const COMPANIES = 5
const PEOPLE = 40
/** The person who uses all new starts of an account, and so gives three amounts per company and year. */
export const STARTER = 0
const mostOf = (person: number): number => (person === STARTER ? 3 : 1)
const below = (count: number) => fc.nat({ max: count - 1 })
const company = below(COMPANIES)
const giving = fc.record({
  act: fc.constant('give' as const),
  person: fc.oneof({ weight: 9, arbitrary: below(PEOPLE) }, { weight: 1, arbitrary: fc.constant(STARTER) }),
  company: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: company }),
  department: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: below(3) }),
  jobType: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: below(2) }),
  role: fc.oneof({ weight: 4, arbitrary: below(2) }, { weight: 1, arbitrary: fc.constant(-1) }),
  city: fc.constantFrom(3201, 3201, 3202, 3301),
  years: fc.integer({ min: -1, max: 1 }),
  tells: fc.boolean(),
  last: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
const nth = fc.nat({ max: 200 })
const other = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('withdraw' as const, 'change' as const),
      nth,
      department: below(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('merge' as const), company, into: company }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('settle' as const),
      company,
      industry: below(2),
      province: below(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constantFrom('decline' as const, 'reopen' as const), company }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('year' as const) }) },
)
const week = fc.array(fc.oneof({ weight: 5, arbitrary: giving }, { weight: 2, arbitrary: other }), {
  maxLength: 34,
})
export const histories: fc.Arbitrary<History> = fc.record({
  seed: fc.nat(),
  weeks: fc.array(week, { minLength: 5, maxLength: 14 }),
})

export type Published = {
  shown: Shown[][]
  ownerOf(id: number): number
  /** A person as the store of roles and places knows them: another one at each company. */
  tellerOf(id: number): number
  weekOf(id: number): number
}

type World = {
  year: number
  week: number
  rows: Row[]
  all: Map<number, Row>
  /** How many amounts were given, withdrawn ones too. */
  given: Map<string, number>
  places: Place[]
}

/** Simulates a history with a snapshot after each week. */
export function live({ seed, weeks }: History): Published {
  const places = Array.from({ length: COMPANIES }, () => ({
    industry: 0,
    province: 0,
    listed: true,
    into: -1,
  }))
  const world: World = { year: 2025, week: 0, rows: [], all: new Map(), given: new Map(), places }
  const chance = chanceOf(seed)
  const shown = weeks.map(acts => {
    world.week += 1
    for (const act of acts) take(world, act)
    return figuresOf(world.rows, places, world.year, chance)
  })
  const rowOf = (id: number) => world.all.get(id) as Row
  return {
    shown,
    ownerOf: id => rowOf(id).person,
    tellerOf: id => rowOf(id).person * COMPANIES + rowOf(id).givenTo,
    weekOf: id => rowOf(id).week,
  }
}

function take(world: World, act: Act): void {
  if (act.act === 'year') world.year += 1
  else if (act.act === 'give') {
    const company = standing(world, act.company)
    give(world, {
      ...act,
      company,
      givenTo: company,
      year: world.year - Number(act.last),
      givenIn: world.year,
    })
  } else if (act.act === 'merge') merge(world, standing(world, act.company), standing(world, act.into))
  else if ('nth' in act) takeBack(world, act)
  else move(world.places[standing(world, act.company)] as Place, act)
}

function standing(world: World, company: number): number {
  const { into = -1 } = world.places[company] ?? {}
  return into < 0 ? company : standing(world, into)
}

type Given = Omit<Row, 'id' | 'start' | 'group' | 'size' | 'newcomerWeek' | 'week' | 'place'>

/**
 * One amount per person, company and year of giving, with the company of that time; a repeated one has no newcomer's
 * week.
 */
function give({ rows, all, given, week }: World, newRow: Given): void {
  const keyOf = ({ person, givenTo, givenIn }: Given) => [person, givenTo, givenIn].join()
  const [key, most] = [keyOf(newRow), mostOf(newRow.person)]
  const own = rows.filter(row => keyOf(row) === key)
  if (own.length === most) return
  const before = given.get(key) ?? 0
  given.set(key, before + 1)
  const none = { group: 0, size: 0, newcomerWeek: before < most ? week : 0 }
  const start =
    Array.from({ length: most }, (_, at) => at).find(at => own.every(row => row.start !== at)) ?? 0
  const row = { ...newRow, ...none, start, week, id: all.size + 1, place: none }
  rows.push(row)
  all.set(row.id, row)
}

function takeBack(world: World, { act, nth, department }: Extract<Act, { nth: number }>): void {
  const row = world.rows[nth % Math.max(1, world.rows.length)]
  world.rows = world.rows.filter(one => one !== row)
  if (row && act === 'change') give(world, { ...row, department })
}

function merge({ rows, places }: World, from: number, into: number): void {
  const place = places[from]
  if (!place || from === into) return
  place.into = into
  for (const row of rows) if (row.company === from) row.company = into
}

function move(place: Place, act: Extract<Act, { act: 'settle' | 'decline' | 'reopen' }>): void {
  if (act.act === 'settle') Object.assign(place, { industry: act.industry, province: act.province })
  else place.listed = act.act === 'reopen'
}

/** The same for the same seed. */
function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  let groups = 0
  return {
    shuffled: rows =>
      rows
        .map(row => [next(), row] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, row]) => row),
    newGroup: () => (groups += 1),
  }
}
