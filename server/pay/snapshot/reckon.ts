import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import { listMerged } from '#server/companies/find.ts'
import type { Places } from '#server/places/places.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { FigureRow } from '../figure-store.ts'
import { newlyShown, readMarks, type Mark } from './comments.ts'
import { snapshotOfCompany, type CompanySnapshot } from './company-cells.ts'
import type { Chance } from './groups.ts'
import { readRoles, resealRoles } from './read-roles.ts'
import { companyBand, type Shown } from './range.ts'
import { readSalaries, resealSalaries } from './read-salaries.ts'
import { snapshotOfRoles } from './role-cells.ts'
import * as store from './store.ts'
import type { CompanyRow, NewCell, Reach, Resealed } from './store.ts'
import { createWideCells, type Figure, type WideCells } from './wide-cells.ts'

/** Salaries that are opened at once; in between others are served. */
const AT_ONCE = 2_000

type Deps = { secrets: Secrets; places: Places; chance: Chance }
/** What becomes of a part of the companies. */
type Page = { reach: Reach; cells: NewCell[]; resealed: Resealed[]; comments: Mark[]; gone: string[] }
export type Made = { pages: Page[]; rolePays: Resealed[]; figures: FigureRow[] }

/** Works out what readers see from now on; writes nothing. */
export async function reckon(tx: Tx, deps: Deps, years: { from: number; to: number }): Promise<Made> {
  await store.holdMoment(tx)
  const wide = createWideCells(department => DEPARTMENTS[department] ?? '')
  const pages: Page[] = []
  for (let from = store.FIRST_ID; from !== store.LAST_ID;) {
    const reach = { from, to: await store.findReach(tx, from, AT_ONCE) }
    pages.push(await reckonPage(tx, deps, { reach, years, wide }))
    from = reach.to
  }
  const { rolePays, figures } = await reckonRoles(tx, deps, years)
  return { pages, rolePays, figures: [...wide.figures(), ...figures].map(rowOf) }
}

type Part = { reach: Reach; years: { from: number; to: number }; wide: WideCells }

async function reckonPage(tx: Tx, { secrets, chance }: Deps, { reach, years, wide }: Part): Promise<Page> {
  const page: Page = { reach, cells: [], resealed: [], comments: [], gone: [] }
  const showing = new Set<string>()
  for (const company of await store.listSalaries(tx, reach)) {
    const salaries = readSalaries(secrets, company.rows)
    const made = snapshotOfCompany(salaries, years, chance)
    wide.add(made, placeOf(company))
    page.cells.push(...cellsOf(company.company_id, made))
    page.resealed.push(...resealSalaries(secrets, company.rows, salaries, made.changed))
    if (made.cells.some(({ shown }) => shown)) showing.add(company.company_id)
  }
  const standing = new Set<string>()
  for (const { company_id, rows } of await store.listMarks(tx, reach)) {
    const marks = readMarks(secrets, company_id, rows)
    marks.forEach(({ id }) => standing.add(id))
    if (showing.has(company_id)) page.comments.push(...newlyShown(marks))
  }
  page.gone = (await store.listShown(tx, reach)).filter(id => !standing.has(id))
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
const NO_RANGE = { people: null, p10: null, p25: null, p50: null, p75: null, p90: null }

function cellsOf(company_id: string, { cells, thr, bonus }: CompanySnapshot): NewCell[] {
  return cells.map(({ department, jobType, shown }) => {
    const isWhole = Number.isNaN(department)
    return {
      company_id,
      department: isWhole ? '' : (DEPARTMENTS[department] ?? ''),
      job_type: Number.isNaN(jobType) ? '' : (JOB_TYPES[jobType] ?? ''),
      ...(shown?.range ?? NO_RANGE),
      thr_people: isWhole ? (thr?.range.people ?? null) : null,
      thr_p50: isWhole ? monthsOf(thr) : null,
      bonus_people: isWhole ? (bonus?.range.people ?? null) : null,
      bonus_p50: isWhole ? monthsOf(bonus) : null,
    }
  })
}

async function reckonRoles(tx: Tx, { secrets, places, chance }: Deps, { to }: { to: number }) {
  const merged = await listMerged(tx)
  const read = await readRoles(tx, secrets, places, merged)
  const { changed, figures } = snapshotOfRoles(read.pays, { to, roles: read.roles }, chance)
  return { rolePays: resealRoles(secrets, read, changed), figures }
}
