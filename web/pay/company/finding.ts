import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { AllWords } from '#web/platform/words.ts'
import { wageName, type Wage } from './wage-name.ts'
import { differenceOf, sideOf, thanOfAll, thanWord, type Side } from './comparing.ts'

type Cell = CompanySalaries['cells'][number]
export type Words = Pick<AllWords, 'payroll' | 'pay' | 'companies' | 'reviews'>

/** "Logistik", or "Logistik, pekerja sementara": name of a cell outside a table. */
export function cellName(
  { department, job_type }: Pick<Cell, 'department' | 'job_type'>,
  words: Words,
): string {
  const name = words.reviews.departments[department]
  return job_type ? words.payroll.finding.kind(name, words.payroll.jobTypes[job_type]) : name
}

/** Summary of the cells in one sentence: their comparison with the industry, or their lowest and highest median. */
export function payFinding(cells: readonly Cell[], words: Words, format: Formats): string | undefined {
  const { finding } = words.payroll
  const [first] = cells
  if (!first) return undefined
  const sides = sidesOf(cells)
  const than = thanOfAll(cells)
  const side = (which: Side) =>
    than ? finding.sides[which](thanWord(than, words.payroll.than, words.companies)) : ''
  if (cells.length === 1)
    return finding.one(
      cellName(first, words),
      format.rupiah(first.range.p50),
      sides[0] ? side(sides[0].side) : null,
    )
  if (sides.length < 2) return spread(cells, words, format)
  const count = (which: Side) => sides.filter(one => one.side === which).length
  const most = count('above') >= count('below') ? 'above' : 'below'
  if (count(most) === 0) return finding.all(sides.length, side('level'))
  return count(most) === sides.length
    ? finding.all(sides.length, side(most))
    : finding.some(count(most), sides.length, side(most))
}

const sidesOf = (cells: readonly Cell[]): { cell: Cell; side: Side }[] =>
  cells.flatMap(cell => {
    const by = differenceOf(cell)
    return by === undefined ? [] : [{ cell, side: sideOf(by) }]
  })

function spread(cells: readonly Cell[], { payroll: { finding } }: Words, { millions }: Formats): string {
  const medians = cells.map(({ range }) => range.p50)
  const [low, high] = [Math.min(...medians), Math.max(...medians)]
  return low === high
    ? finding.same(cells.length, millions(low))
    : finding.spread(cells.length, millions(low), millions(high))
}

const MOST_NAMED = 4

/**
 * Names of the groups above, below and level with the comparison, limited to the first few; a department whose job
 * types are all on one side is named once. Empty for a single cell.
 */
export function payStandings(cells: readonly Cell[], words: Words): { side: Side; names: string[] }[] {
  if (cells.length < 2) return []
  const sides = sidesOf(cells)
  const isSplit = (department: string) =>
    new Set(sides.filter(({ cell }) => cell.department === department).map(({ side }) => side)).size > 1
  const nameOf = (cell: Cell) =>
    isSplit(cell.department) ? cellName(cell, words) : words.reviews.departments[cell.department]
  return (['above', 'below', 'level'] as const)
    .map(side => ({
      side,
      names: firstOf(
        [...new Set(sides.filter(one => one.side === side).map(({ cell }) => nameOf(cell)))],
        words,
      ),
    }))
    .filter(({ names }) => names.length > 0)
}

const firstOf = (names: string[], { payroll }: Words): string[] =>
  names.length <= MOST_NAMED
    ? names
    : [...names.slice(0, MOST_NAMED - 1), payroll.finding.others(names.length - MOST_NAMED + 1)]

/** Comparison of the medians with the minimum wage; undefined without one. */
export function wageFinding(
  cells: readonly Cell[],
  wage: Wage | null,
  words: Words,
  format: Formats,
): string | undefined {
  if (!wage || cells.length === 0) return undefined
  const { under, jobTypes } = words.payroll
  const named = wageName(wage, words.payroll, words.companies)
  const low = cells.filter(cell => cell.below_minimum)
  const [first] = low
  if (!first) return under.none(named)
  if (low.length > 1) return `${under.more(low.length, named)} ${under.law}`
  const sentence =
    cells.length === 1
      ? under.only(named)
      : under.one(
          first.job_type && jobTypes[first.job_type],
          words.reviews.departments[first.department],
          format.rupiah(wage.amount - first.range.p50),
          named,
        )
  return `${sentence} ${under.law}`
}
