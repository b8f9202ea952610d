import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { Formats } from '#web/platform/formats.ts'
import type { PayCell } from '#web/ui/charts/pay/pay-cells.tsx'
import { bandOf } from '../band.ts'
import { quartilesOf } from '../quartiles.ts'
import { differenceOf, thanOf, thanOfAll, thanWord, type Than } from './comparing.ts'
import type { Words } from './finding.ts'

type Cell = CompanySalaries['cells'][number]

/** Published cells as the chart's data. */
export function drawnCells(cells: readonly Cell[], words: Words, format: Formats): PayCell[] {
  const all = thanOfAll(cells)
  return cells.map(cell => ({
    ...named(cell, words),
    note: words.payroll.note(
      typeOf(cell, words),
      unbroken(words.pay.people(bandOf(cell.range.people, format))),
    ),
    range: quartilesOf(cell.range),
    value: format.rupiah(cell.range.p50),
    low: cell.below_minimum,
    ...compared(cell, all, words, format),
    spoken: spokenOf(cell, words, format),
  }))
}

/** A band must not wrap at its dash. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replace('–', '\u2060–\u2060')

const named = ({ department, job_type }: Cell, { reviews }: Words) => ({
  key: `${department} ${job_type}`,
  label: reviews.departments[department],
})

const typeOf = ({ job_type }: Cell, { payroll }: Words): string =>
  job_type === null ? payroll.anyType : payroll.jobTypes[job_type]

/** Comparison with the industry is the default, which the legend names; any other comparison is named in its row. */
function compared(cell: Cell, all: Than | undefined, words: Words, format: Formats) {
  const by = differenceOf(cell)
  if (by === undefined || !cell.benchmark) return {}
  const { from } = words.payroll
  const spoken = thanWord(thanOf(cell.benchmark), from, words.companies)
  return {
    tick: cell.benchmark.range.p50,
    difference: {
      text: by === 0 ? '=' : `${by > 0 ? '+' : '−'}${format.count(Math.abs(by))}`,
      spoken,
      ...(all?.kind === 'mixed' && { shown: spoken }),
      down: by < 0,
    },
  }
}

function spokenOf({ range, benchmark, below_minimum }: Cell, words: Words, { millions }: Formats): string {
  const { payroll } = words
  return [
    payroll.spoken(millions(range.p25), millions(range.p75)),
    benchmark
      ? `${thanWord(thanOf(benchmark), payroll.tick, words.companies)}: ${words.pay.millions(millions(benchmark.range.p50))}.`
      : payroll.from.none,
    below_minimum && payroll.spokenLow,
  ]
    .filter(Boolean)
    .join(' ')
}
