import { figureKey, SCOPES, type FigureKey } from '../figure-store.ts'
import type { CompanySnapshot } from './company-cells.ts'
import { addCompany, emptyPool, addPool, type Pool } from './pool.ts'
import { LEAST_COMPANIES, shownOf, type Shown } from './range.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

/** Where a company is; '' if not known. */
type Place = { industry: string; province: string }
/** Members of one department ('' for mixed groups), industry and province. */
type Leaf = Place & { department: string; pool: Pool }

/** A published figure over companies, with its pool. */
export type Figure = Shown & { key: FigureKey }

export type WideCells = {
  add(company: Pick<CompanySnapshot, 'whole' | 'parts'>, place: Place): void
  figures(): Figure[]
}

const OF_COMPANIES = [
  'industry_department_province',
  'industry_department',
  'department_province',
  'department',
  'industry',
] as const

/** Figures of departments and industries over three companies or more. `named`: a part's department. */
export function createWideCells(named: (department: number) => string): WideCells {
  const leaves = new Map<string, Leaf>()
  let companies = 0

  return {
    add({ whole, parts }, place) {
      companies += 1
      for (const part of parts) {
        const department = Number.isNaN(part.department) ? '' : named(part.department)
        const { pool } = leafAt({ ...place, department })
        addPool(part.pool, pool, whole)
        addCompany(pool, companies)
      }
    },
    figures: () => OF_COMPANIES.flatMap(scope => figuresOf([...leaves.values()], scope)),
  }

  function leafAt(at: Omit<Leaf, 'pool'>): Leaf {
    const id = [at.department, at.industry, at.province].join()
    const leaf = leaves.get(id) ?? { ...at, pool: emptyPool() }
    leaves.set(id, leaf)
    return leaf
  }
}

/** One figure for each combination of known values. */
function figuresOf(leaves: Leaf[], scope: (typeof OF_COMPANIES)[number]): Figure[] {
  const valuesOf = (leaf: Leaf) => SCOPES[scope].map(part => leaf[part])
  const known = leaves.filter(leaf => valuesOf(leaf).every(value => value !== ''))
  return [...Map.groupBy(known, leaf => valuesOf(leaf).join()).values()].flatMap(alike => {
    const [a = '', b, c] = valuesOf(alike[0] as Leaf)
    const pool = emptyPool()
    for (const leaf of alike) addPool(leaf.pool, pool)
    const shown = pool.companies.size < LEAST_COMPANIES ? undefined : shownOf(pool, PAY_STEP)
    return shown ? [{ key: figureKey(scope, a, b, c), ...shown }] : []
  })
}
