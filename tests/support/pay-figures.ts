import { snapshotOfCompany, type Salaries } from '#server/pay/snapshot/company-cells.ts'
import type { Chance, Members } from '#server/pay/snapshot/groups.ts'
import { finish } from '#server/pay/snapshot/cooperative-steps.ts'
import type { Pool } from '#server/pay/snapshot/pool.ts'
import { snapshotOfRoles } from '#server/pay/snapshot/role-cells.ts'
import { createWideCells } from '#server/pay/snapshot/wide-cells.ts'

/** An amount. Its id is also its value in every figure, so that a figure's pool shows its members. */
export type Row = {
  id: number
  person: number
  company: number
  givenTo: number
  department: number
  jobType: number
  role: number
  city: number
  years: number
  tells: boolean
  year: number
  /** The year in which it was given. */
  givenIn: number
  /** Distinguishes the amounts that one account gives in one year by new starts. */
  start: number
  group: number
  size: number
  newcomerWeek: number
  /** The week in which it was given. */
  week: number
  /** The same in the store of roles and places. */
  place: { group: number; size: number; newcomerWeek: number }
}

/** A company: `into` is the one that it was merged into, or -1. */
export type Place = { industry: number; province: number; listed: boolean; into: number }

/**
 * Figures of a snapshot with their members. `people`: members of one year, given in one year; `least`: the number needed
 * to show it. A person counts once per company, and once per new start.
 */
export type Shown = {
  store: 'company' | 'thr' | 'bonus' | 'role'
  name: string
  members: number[]
  people: number
  least: number
}
/** All figures that a snapshot shows of these amounts; updates the group of each amount. */
export function figuresOf(rows: Row[], places: Place[], year: number, chance: Chance): Shown[] {
  const wide = createWideCells(String)
  const byId = new Map(rows.map(row => [row.id, row]))
  const peopleOf = (ids: number[], nameOf: (row: Row) => string) =>
    Math.max(
      ...Map.groupBy(
        ids.map(id => byId.get(id) as Row),
        ({ year, givenIn }) => `${year} ${givenIn}`,
      )
        .values()
        .map(ofYear => new Set(ofYear.map(nameOf)).size),
    )
  const ofCompany = (store: Shown['store'], name: string, pool: Pool) =>
    figure(store, name, pool, {
      people: peopleOf(pool.amounts, ({ person, start }) => `${person} ${start}`),
      least: 5,
    })
  const ofCompanies = places.flatMap(({ industry, province, listed }, company) => {
    const own = rows.filter(row => row.company === company)
    if (!listed || own.length === 0) return []
    const salaries = columnsOf(own)
    const made = snapshotOfCompany(salaries, { from: year - 1, to: year }, chance)
    own.forEach((row, at) => Object.assign(row, membershipAt(salaries, at)))
    wide.add(made, { industry: String(industry), province: String(province) })
    const cells = made.cells.flatMap(({ department, jobType, shown }) =>
      shown ? [ofCompany('company', [company, department, jobType].join(), shown.pool)] : [],
    )
    const months = (['thr', 'bonus'] as const).flatMap(store => {
      const shown = made[store]
      return shown ? [ofCompany(store, String(company), shown.pool)] : []
    })
    return [...cells, ...months]
  })
  const ofAll = wide.figures().map(({ key, pool }) => {
    const people = peopleOf(pool.amounts, ({ person, start, company }) => `${person} ${start} ${company}`)
    return figure('company', Object.values(key).join(), pool, { people, least: 5 })
  })
  return [...ofCompanies, ...ofAll, ...figuresOfPlaces(rows, year, chance)]
}

function figuresOfPlaces(rows: Row[], year: number, chance: Chance): Shown[] {
  const pays = { length: rows.length, ...placesOf(rows) }
  const { figures } = finish(snapshotOfRoles(pays, { to: year, roles: ['nurse', 'driver'] }, chance))
  rows.forEach((row, at) => Object.assign(row.place, membershipAt(pays, at)))
  // Pay does not identify its owner here, and a person has one amount per company.
  const yearsOf = new Map(rows.map(({ id, year, givenIn }) => [id, `${year} ${givenIn}`]))
  return figures.map(({ key, pool }) => {
    const years = Map.groupBy(pool.amounts, id => yearsOf.get(id)).values()
    const people = Math.max(...years.map(({ length }) => length))
    return figure('role', Object.values(key).join(), pool, { people, least: 10 })
  })
}

const figure = (
  store: Shown['store'],
  name: string,
  { amounts }: Pool,
  counted: Pick<Shown, 'people' | 'least'>,
): Shown => ({ store, name: `${store} ${name}`, members: amounts, ...counted })

const membershipAt = ({ group, size, newcomerWeek }: Members, at: number) => ({
  group: group[at] ?? 0,
  size: size[at] ?? 0,
  newcomerWeek: newcomerWeek[at] ?? 0,
})

const columnsOf = (rows: Row[]): Salaries => ({
  group: rows.map(row => row.group),
  size: rows.map(row => row.size),
  newcomerWeek: rows.map(row => row.newcomerWeek),
  givenTo: rows.map(row => row.givenTo),
  department: rows.map(row => row.department),
  jobType: rows.map(row => row.jobType),
  year: rows.map(row => row.year),
  givenIn: rows.map(row => row.givenIn),
  amount: rows.map(row => row.id),
  thr: rows.map(row => (row.tells ? row.id : NaN)),
  bonus: rows.map(row => (row.years >= 0 ? row.id : NaN)),
})

const placesOf = (rows: Row[]) => ({
  group: rows.map(row => row.place.group),
  size: rows.map(row => row.place.size),
  newcomerWeek: rows.map(row => row.place.newcomerWeek),
  role: rows.map(row => row.role),
  city: rows.map(row => row.city),
  year: rows.map(row => row.year),
  givenIn: rows.map(row => row.givenIn),
  amount: rows.map(row => row.id),
  years: rows.map(row => row.years),
  company: rows.map(row => row.givenTo + 1),
})
