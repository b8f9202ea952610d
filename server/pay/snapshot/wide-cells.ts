import { figureKey, type FigureKey } from '../figure-store.ts'
import { leavesEnough, type CompanySnapshot } from './company-cells.ts'
import { addCompany, emptyPool, addPool, type Pool } from './pool.ts'
import { LEAST_COMPANIES, shownOf, type Shown } from './range.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

/** Where a company is; '' if not known. */
type Place = { industry: string; province: string }

/**
 * Members of one department ('' for mixed groups), industry and province. `open`: the number of them that no finer cell
 * shows.
 */
type Leaf = Place & { department: string; pool: Pool; open: number }
type Cell = { of: Leaf; figure: Figure | undefined; open: number }

/** A published figure over companies, with its pool. */
export type Figure = Shown & { key: FigureKey }

export type WideCells = {
  add(company: Pick<CompanySnapshot, 'whole' | 'parts' | 'rest'>, place: Place): void
  figures(): Figure[]
}

/**
 * Figures of departments and industries over three companies or more. One is shown if every division of it into finer
 * shown figures leaves out nobody, or enough people for a cell. `named`: a part's department.
 */
export function createWideCells(named: (department: number) => string): WideCells {
  const leaves = new Map<string, Leaf>()
  /** Members that the figure of their whole company does not show, by industry. */
  const restOf = new Map<string, number>()
  let companies = 0

  return {
    add({ whole, parts, rest }, place) {
      companies += 1
      restOf.set(place.industry, (restOf.get(place.industry) ?? 0) + rest)
      for (const part of parts) {
        const leaf = leafAt({
          ...place,
          department: Number.isNaN(part.department) ? '' : named(part.department),
        })
        addPool(part.pool, leaf.pool, whole)
        addCompany(leaf.pool, companies)
        leaf.open += part.rest
      }
    },
    figures: () => figuresOf([...leaves.values()].map(showLeaf), restOf),
  }

  function leafAt(at: Omit<Leaf, 'pool' | 'open'>): Leaf {
    const id = [at.department, at.industry, at.province].join()
    const leaf = leaves.get(id) ?? { ...at, pool: emptyPool(), open: 0 }
    leaves.set(id, leaf)
    return leaf
  }
}

function figuresOf(all: Cell[], restOf: Map<string, number>): Figure[] {
  const ofIndustries = divided(all, 'industry', ({ department, industry }) =>
    figureKey('industry_department', department, industry),
  )
  const ofProvinces = divided(all, 'province', ({ department, province }) =>
    figureKey('department_province', department, province),
  )
  const departments = eachOf(all, 'department').map(([name, cells]) => {
    const own = (cell: Cell) => cell.of.department === name
    const without = (part: keyof Place) => cells.filter(({ of }) => of[part] === '')
    return figureOf(figureKey('department', name), cells, [
      openIn([...ofIndustries.filter(own), ...without('industry')]),
      openIn([...ofProvinces.filter(own), ...without('province')]),
    ])
  })
  const industries = eachOf(all, 'industry').map(([name, cells]) => {
    const own = ofIndustries.filter(({ of }) => of.industry === name)
    const mixed = cells.filter(({ of }) => of.department === '')
    return figureOf(figureKey('industry', name), cells, [openIn([...own, ...mixed]), restOf.get(name) ?? 0])
  })
  const finer = [...all, ...ofIndustries, ...ofProvinces].map(({ figure }) => figure)
  return [...finer, ...departments, ...industries].filter(figure => figure !== undefined)
}

/** Groups the cells by one attribute, without those where it is unknown. */
const eachOf = (cells: Cell[], part: 'department' | keyof Place): [string, Cell[]][] => [
  ...Map.groupBy(
    cells.filter(({ of }) => of[part] !== ''),
    ({ of }) => of[part],
  ),
]

const openIn = (cells: Cell[]): number => cells.reduce((sum, { open }) => sum + open, 0)

/** A department of an industry in a province, if all three are known. */
function showLeaf(of: Leaf): Cell {
  const { department, industry, province, pool, open } = of
  const isWhole = department !== '' && industry !== '' && province !== ''
  const key = figureKey('industry_department_province', department, industry, province)
  const figure = isWhole ? presented(key, pool, [open]) : undefined
  return { of, figure, open: figure ? 0 : open }
}

/** Departments of each industry, or in each province. */
const divided = (all: Cell[], part: keyof Place, keyOf: (leaf: Leaf) => FigureKey): Cell[] =>
  eachOf(all, 'department').flatMap(([, ofDepartment]) =>
    eachOf(ofDepartment, part).flatMap(([, cells]) => {
      const [first] = cells
      if (!first) return []
      const open = openIn(cells)
      const figure = figureOf(keyOf(first.of), cells, [open])
      return [{ of: first.of, figure, open: figure ? 0 : open }]
    }),
  )

function figureOf(key: FigureKey, cells: Cell[], rests: number[]): Figure | undefined {
  const pool = emptyPool()
  for (const { of } of cells) addPool(of.pool, pool)
  return presented(key, pool, rests)
}

function presented(key: FigureKey, pool: Pool, rests: number[]): Figure | undefined {
  const isOfMany = pool.companies.size >= LEAST_COMPANIES
  const shown = isOfMany && rests.every(leavesEnough) ? shownOf(pool, PAY_STEP) : undefined
  return shown && { key, ...shown }
}
