import { formatRupiah } from '#shared/rules/rupiah.ts'
import { provinceOf } from '../places.ts'
import type { Figure } from './store.ts'

export type GivenFigure = Figure & { line: number }
/** Outcome of a figure: `known`: already stored; `bad`: not imported. */
export type Judged = {
  figure: GivenFigure
  outcome: 'new' | 'corrected' | 'known' | 'bad'
  /** The reason, or the corrected value. */
  detail: string
}

/** Range of all minimum wages since 2015; one zero too many or too few is outside for every place. */
const EVER = { from: 1_000_000, to: 20_000_000 }
/** Accepted ratio to last year's wage. The largest fall was 10 % (a divided province), the largest rise since wages follow a formula 14 %. */
const YEARLY = { from: 0.85, to: 1.3 }
/** Accepted multiple of the province's wage, which is also the lower bound. Karawang has two and a half times. */
const MOST_OF_PROVINCE = 3
const FIRST_YEAR = 2015

/** Checks each figure of a file against stored figures and the file itself; the result is in the order of lines. */
export function judge(given: GivenFigure[], stored: Figure[], thisYear: number): Judged[] {
  const before = new Map(stored.map(figure => [keyOf(figure), figure]))
  const amounts = new Map(stored.map(figure => [keyOf(figure), figure.amount]))
  const twice = Map.groupBy(given, keyOf)
  // Earlier years and provinces come first, because each figure is checked against accepted ones.
  const ordered = given.toSorted(
    (a, b) => a.year - b.year || a.place.length - b.place.length || a.line - b.line,
  )
  const judged = ordered.map((figure): Judged => {
    const problem =
      contradiction(figure, twice.get(keyOf(figure)) ?? []) ?? implausible(figure, amounts, thisYear)
    if (problem) return { figure, outcome: 'bad', detail: problem }
    amounts.set(keyOf(figure), figure.amount)
    const [first] = twice.get(keyOf(figure)) ?? []
    return first === figure
      ? compare(figure, before.get(keyOf(figure)))
      : { figure, outcome: 'known', detail: '' }
  })
  return judged.sort((a, b) => a.figure.line - b.figure.line || a.figure.year - b.figure.year)
}

const keyOf = ({ place, year }: Pick<Figure, 'place' | 'year'>): string => `${place} ${year}`

/** Two amounts for the same place and year; both are rejected. */
function contradiction(figure: GivenFigure, all: GivenFigure[]): string | undefined {
  const other = all.find(one => one.amount !== figure.amount)
  return other && `line ${other.line} says ${rupiah(other.amount)} for the same place and year`
}

function implausible(
  figure: GivenFigure,
  amounts: Map<string, number>,
  thisYear: number,
): string | undefined {
  const { place, year, amount, check } = figure
  if (year < FIRST_YEAR || year > thisYear + 1)
    return `${year} is not a year from ${FIRST_YEAR} to ${thisYear + 1}`
  if (amount < EVER.from || amount > EVER.to)
    return `${rupiah(amount)} is outside ${rupiah(EVER.from)} to ${rupiah(EVER.to)}`
  if (check === 'read') return undefined
  return (
    comparedWithLastYear(amount, amounts.get(keyOf({ place, year: year - 1 }))) ??
    comparedWithProvince(figure, amounts.get(keyOf({ place: provinceOf(place), year })))
  )
}

function comparedWithLastYear(amount: number, last: number | undefined): string | undefined {
  if (last === undefined) return undefined
  const share = amount / last
  if (share >= YEARLY.from && share <= YEARLY.to) return undefined
  const percent = Math.round(Math.abs(share - 1) * 100)
  return `${rupiah(amount)} is ${percent}% ${share > 1 ? 'above' : 'below'} last year's ${rupiah(last)}; if the decree says so, mark it "read"`
}

function comparedWithProvince(
  { place, amount }: GivenFigure,
  province: number | undefined,
): string | undefined {
  if (province === undefined || place.length === 2) return undefined
  if (amount < province)
    return `${rupiah(amount)} is below its province's ${rupiah(province)}; if the decree says so, mark it "read"`
  return amount > province * MOST_OF_PROVINCE
    ? `${rupiah(amount)} is more than ${MOST_OF_PROVINCE} times its province's ${rupiah(province)}; if the decree says so, mark it "read"`
    : undefined
}

function compare(figure: GivenFigure, before: Figure | undefined): Judged {
  if (!before) return { figure, outcome: 'new', detail: '' }
  const { amount, source, check } = before
  if (amount !== figure.amount) return { figure, outcome: 'corrected', detail: `was ${rupiah(amount)}` }
  return source === figure.source && check === figure.check
    ? { figure, outcome: 'known', detail: '' }
    : { figure, outcome: 'corrected', detail: 'source and check are new' }
}

/** For the terminal, without a non-breaking space. */
export const rupiah = (amount: number): string => formatRupiah(amount, 'en').replace('\u00a0', ' ')
