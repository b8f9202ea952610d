import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import { listMerged } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { FigureRow } from '../figure-store.ts'
import { createChanges, type Changes } from './changes.ts'
import { newlyShown, readMarks, type Mark } from './comments.ts'
import { snapshotOfCompany, type CompanySnapshot, type Salaries } from './company-cells.ts'
import type { Chance } from './groups.ts'
import { noteRoles, readRoles } from './read-roles.ts'
import { ahead, patiently } from './cooperative-steps.ts'
import { companyBand, type Shown } from './range.ts'
import { noteSalaries, readSalaries } from './read-salaries.ts'
import { snapshotOfRoles } from './role-cells.ts'
import * as store from './store.ts'
import type { CompanyRow, NewCell, Reach } from './store.ts'
import { createWideCells, type Figure, type WideCells } from './wide-cells.ts'

/** Salaries that are decrypted at once; between batches the event loop serves requests. */
const AT_ONCE = 1_000

type Deps = { secrets: Secrets; places: Places; chance: Chance }
type Page = { reach: Reach; cells: NewCell[]; comments: Mark[]; removedComments: string[] }
export type Made = { pages: Page[]; salaries: Changes; rolePays: Changes; figures: FigureRow[] }

/** Calculates what readers will see from now on; writes nothing. */
export async function calculate(tx: Tx, deps: Deps, years: { from: number; to: number }): Promise<Made> {
  await store.holdMoment(tx)
  const wide = createWideCells(department => DEPARTMENTS[department] ?? '')
  const pages: Page[] = []
  const salaries = createChanges()
  const reaches = await store.listReaches(tx, AT_ONCE)
  // Prefetches the next part while this one is decrypted.
  let next = ahead(readPart(tx, reaches[0]))
  for (const [at, reach] of reaches.entries()) {
    const read = await next
    next = ahead(readPart(tx, reaches[at + 1]))
    pages.push(calculatePart(deps, read, { reach, years, wide, changes: salaries }))
  }
  const { rolePays, figures } = await calculateRoles(tx, deps, years)
  return { pages, salaries, rolePays, figures: [...wide.figures(), ...figures].map(rowOf) }
}

type Read = {
  companies: CompanyRow[]
  comments: { company_id: string; rows: Buffer }[]
  shown: string[]
}

async function readPart(tx: Tx, reach: Reach | undefined): Promise<Read> {
  if (!reach) return { companies: [], comments: [], shown: [] }
  const [companies, comments, shown] = await Promise.all([
    store.listSalaries(tx, reach),
    store.listMarks(tx, reach),
    store.listShown(tx, reach),
  ])
  return { companies, comments, shown }
}

type Into = { reach: Reach; years: { from: number; to: number }; wide: WideCells; changes: Changes }

function calculatePart(
  { secrets, chance }: Deps,
  { companies, comments, shown }: Read,
  { reach, years, wide, changes }: Into,
): Page {
  const page: Page = { reach, cells: [], comments: [], removedComments: [] }
  const showing = new Set<string>()
  const read = readSalaries(
    secrets,
    companies.map(({ rows }) => rows),
  )
  for (const [at, company] of companies.entries()) {
    const salaries = read[at] as Salaries
    const made = snapshotOfCompany(salaries, years, chance)
    noteSalaries(changes, company.rows, salaries, made.changed)
    if (made.cells.length === 0) continue
    wide.add(made, placeOf(company))
    page.cells.push(...cellsOf(company.company_id, made))
    showing.add(company.company_id)
  }
  const existing = new Set<string>()
  for (const marks of readMarks(secrets, comments)) {
    marks.forEach(({ id }) => existing.add(id))
    if (showing.has(marks[0]?.company_id ?? '')) page.comments.push(...newlyShown(marks))
  }
  page.removedComments = shown.filter(id => !existing.has(id))
  return page
}

const placeOf = ({ industry, city_id }: CompanyRow) => ({
  industry: industry ?? '',
  province: city_id?.slice(0, 2) ?? '',
})

const monthsOf = (shown: Shown | undefined): number | null => (shown ? shown.range.p50 / 10 : null)
const rowOf = ({ key, range, pool }: Figure): FigureRow => ({
  ...key,
  ...range,
  companies: companyBand(pool.companies.size),
})

function cellsOf(company_id: string, { cells, thr, bonus }: CompanySnapshot): NewCell[] {
  return cells.map(({ department, jobType, shown }) => {
    const isWhole = Number.isNaN(department)
    return {
      company_id,
      department: isWhole ? '' : (DEPARTMENTS[department] ?? ''),
      job_type: Number.isNaN(jobType) ? '' : (JOB_TYPES[jobType] ?? ''),
      ...shown.range,
      thr_people: isWhole ? (thr?.range.people ?? null) : null,
      thr_p50: isWhole ? monthsOf(thr) : null,
      bonus_people: isWhole ? (bonus?.range.people ?? null) : null,
      bonus_p50: isWhole ? monthsOf(bonus) : null,
    }
  })
}

async function calculateRoles(tx: Tx, { secrets, places, chance }: Deps, { to }: { to: number }) {
  const merged = await listMerged(tx)
  const read = await readRoles(tx, secrets, places, merged)
  const { changed, figures } = await patiently(snapshotOfRoles(read.pays, { to, roles: read.roles }, chance))
  const rolePays = createChanges()
  noteRoles(rolePays, read, changed)
  return { rolePays, figures }
}
