import { regroup, shared, type Chance, type Members, type Way } from './groups.ts'
import { finish } from './cooperative-steps.ts'
import { isSpread } from './spread.ts'
import { addTo, emptyPool, membersOf, bothYears, type Pool } from './pool.ts'
import { LEAST, shownOf, type Shown } from './range.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

/**
 * The salaries of one company as columns. Departments and job types are numbers, NaN for none; `amount` is in units of
 * `PAY_STEP`.
 */
export type Salaries = Members & {
  /**
   * Number of the company that the author named: a group's members have the same one, and people of a year are counted
   * per company.
   */
  givenTo: number[]
  department: number[]
  jobType: number[]
  year: number[]
  givenIn: number[]
  amount: number[]
  /** In tenths of a month; NaN if not given. */
  thr: number[]
  bonus: number[]
}

/** A cell of a company's page: NaN stands for any department or job type. */
type CompanyCell = { department: number; jobType: number; shown: Shown }
/** A department's share of figures over companies. */
type Part = { department: number; pool: Pool }

export type CompanySnapshot = {
  changed: Set<number>
  cells: CompanyCell[]
  /** All members of groups. */
  whole: Pool
  /** The company's departments, and the groups of mixed departments, whose `department` is NaN. */
  parts: Part[]
  /** In tenths of a month. */
  thr: Shown | undefined
  bonus: Shown | undefined
}

/**
 * With this many members of one year a department, or a company, shows all that it can; later rows then wait for others
 * of their own kind.
 */
const ENOUGH = 10

/** Regroups a company's salaries of these years, in place, and calculates what is shown of them. */
export function snapshotOfCompany(
  salaries: Salaries,
  { from, to }: { from: number; to: number },
  chance: Chance,
): CompanySnapshot {
  const changed = new Set<number>()
  const groups: number[][] = []
  for (const rows of partitions(salaries, [from, to])) {
    const isOver = salaries.year[rows[0] as number] !== to
    const rules = { least: LEAST, ways: waysOf(salaries), isOver }
    const made = finish(regroup(rows, salaries, rules, chance))
    made.changed.forEach(row => changed.add(row))
    groups.push(...made.groups.values())
  }
  return { changed, ...figuresOf(salaries, groups) }
}

/** Rows of one year, given in one year, of one company as it was before any merge. */
function partitions({ year, givenIn, givenTo }: Salaries, years: number[]): number[][] {
  const parts = new Map<string, number[]>()
  year.forEach((one, row) => {
    if (!years.includes(one)) return
    const key = `${one} ${givenIn[row]} ${givenTo[row]}`
    const part = parts.get(key)
    if (part) part.push(row)
    else parts.set(key, [row])
  })
  return [...parts.values()]
}

const waysOf = ({ department, jobType }: Salaries): Way[] => [
  { of: row => (department[row] as number) * 100 + (jobType[row] as number), enough: Infinity },
  { of: row => department[row] as number, enough: ENOUGH },
  { of: () => 0, enough: ENOUGH },
]

const NOTHING: Omit<CompanySnapshot, 'changed'> = {
  cells: [],
  whole: emptyPool(),
  parts: [],
  thr: undefined,
  bonus: undefined,
}

function figuresOf(salaries: Salaries, groups: number[][]): Omit<CompanySnapshot, 'changed'> {
  if (groups.length === 0) return NOTHING
  const departments = new Map<number, { kinds: Map<number, Pool>; all: Pool }>()
  const whole = emptyPool()
  const mixed = emptyPool()
  for (const group of groups) {
    const department = shared(group, row => salaries.department[row] as number)
    const jobType = shared(group, row => salaries.jobType[row] as number)
    const pools = [whole]
    if (Number.isNaN(department)) pools.push(mixed)
    else {
      const known = departments.get(department) ?? { kinds: new Map<number, Pool>(), all: emptyPool() }
      departments.set(department, known)
      pools.push(known.all)
      if (!Number.isNaN(jobType)) pools.push(kindOf(known.kinds, jobType))
    }
    for (const row of group) for (const pool of pools) add(salaries, pool, row, salaries.amount)
  }
  const cells: CompanyCell[] = []
  const parts: Part[] = []
  for (const [department, { kinds, all }] of departments) {
    for (const [jobType, pool] of kinds) cells.push(...cellOf({ department, jobType }, pool))
    cells.push(...cellOf({ department, jobType: NaN }, all))
    parts.push({ department, pool: all })
  }
  if (membersOf(mixed) > 0) parts.push({ department: NaN, pool: mixed })
  cells.push(...cellOf({ department: NaN, jobType: NaN }, whole))
  return {
    cells,
    whole,
    parts,
    thr: monthsOf(salaries, groups, salaries.thr),
    bonus: monthsOf(salaries, groups, salaries.bonus),
  }
}

/** Every group has enough people for a figure, and so has what is left of a wider cell without its finer ones. */
function cellOf(of: Omit<CompanyCell, 'shown'>, pool: Pool): CompanyCell[] {
  const shown = shownOf(pool, PAY_STEP)
  return shown ? [{ ...of, shown }] : []
}

const add = ({ year, givenIn, givenTo }: Salaries, pool: Pool, row: number, amounts: number[]): void =>
  addTo(pool, amounts[row] as number, bothYears(year[row] as number, givenIn[row] as number), givenTo[row])

function kindOf(kinds: Map<number, Pool>, jobType: number): Pool {
  const kind = kinds.get(jobType) ?? emptyPool()
  kinds.set(jobType, kind)
  return kind
}

/**
 * The median of the months given (THR or bonus), over groups in which the newcomers that gave them are as many, and as
 * widely spread, as a group needs.
 */
function monthsOf(salaries: Salaries, groups: number[][], months: number[]): Shown | undefined {
  const { newcomerWeek } = salaries
  const pool = emptyPool()
  for (const group of groups) {
    const withMonths = group.filter(row => !Number.isNaN(months[row]))
    const newcomers = withMonths.filter(row => newcomerWeek[row] !== 0)
    if (newcomers.length < LEAST || !isSpread(newcomers, newcomerWeek)) continue
    for (const row of withMonths) add(salaries, pool, row, months)
  }
  return shownOf(pool, 1)
}
