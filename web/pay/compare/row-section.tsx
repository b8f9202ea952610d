import type { Comparison } from '#shared/contract/pay/pay.ts'
import { useFormats } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Lineup } from '#web/ui/charts/pay/lineup.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { bandOf } from '../band.ts'
import type { AllWords } from '#web/platform/words.ts'
import { wageName } from '../company/wage-name.ts'
import type { Compared } from './compared.ts'
import { useCompareWords } from './words.ts'
import { payAt, type KnownPay } from '#shared/rules/pay-outcome.ts'
import type { LineupBar } from '#web/ui/charts/pay/lineup-geometry.ts'

type Props = { compared: Compared; beside: NonNullable<Comparison['beside']> }

/** Ten people and you in a row, standing on the minimum wage. */
export function RowSection({ compared: { pay, figures, short }, beside: { range } }: Props) {
  const format = useFormats()
  const { comparing, pay: shared, payroll, companies } = useCompareWords()
  const { row: words } = comparing
  const wage = figures.minimum_wage
  const named = wage && wageName(wage, payroll, companies)
  const row = rowOfTen(pay, range)
  const counted = countsOf(row, words, format.count)
  const people = shared.people(bandOf(range.people, format))
  return (
    <Section title={words.title}>
      <p className="find">
        {wage && words.floor} {short > 0 ? words.under : placeIn(row, words)}
      </p>
      <Figure caption={(named ? words.heights(named) : words.heightsPlain) + words.about(people)}>
        <Lineup
          bars={row.bars}
          {...(wage && {
            floor: {
              amount: wage.amount,
              label: payroll.wage.short[wage.level](format.millions(wage.amount)),
            },
          })}
          you={comparing.you}
          text={
            words.text(counted.lower, counted.higher) +
            (wage && named ? words.textFloor(named, format.rupiah(wage.amount)) : '')
          }
        />
        <p className="payrow-ends" aria-hidden="true">
          <span>{counted.lower}</span>
          <span>{counted.higher}</span>
        </p>
      </Figure>
    </Section>
  )
}

type RowWords = AllWords['comparing']['row']

const placeIn = ({ lower }: RowOfTen, words: RowWords): string =>
  lower.from === lower.to ? words.place(lower.from + 1) : lower.from === 0 ? words.lowest : words.highest

function countsOf({ lower, higher }: RowOfTen, words: RowWords, count: (value: number) => string) {
  const span = ({ from, to }: RowOfTen['lower']) =>
    from === to ? count(from) : words.span(count(from), count(to))
  return { lower: words.lower(span(lower)), higher: words.higher(span(higher)) }
}

/** Ten people, each for a tenth of all. */
const SHARES = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95]
const TEN = SHARES.length

type Count = { from: number; to: number }
type RowOfTen = { bars: LineupBar[]; lower: Count; higher: Count }

/**
 * Ten people from the lowest paid to the highest, and you among them. Those beyond the figures known stand open, as high
 * as the outermost known; where you are beyond, too, nobody knows who of them is paid less.
 */
export function rowOfTen(pay: number, range: KnownPay): RowOfTen {
  const [low, high] = [range.p10 ?? range.p25, range.p90 ?? range.p75]
  const known = SHARES.flatMap(share => payAt(share, range) ?? [])
  const first = SHARES.findIndex(share => payAt(share, range) !== undefined)
  const people: LineupBar[] = [
    ...Array.from({ length: first }, () => ({ kind: 'open' as const, amount: low })),
    ...known.map(amount => ({ kind: 'known' as const, amount })),
    ...Array.from({ length: TEN - first - known.length }, () => ({ kind: 'open' as const, amount: high })),
  ]
  const before = first + known.filter(amount => amount < pay).length
  const lower = {
    from: pay < low ? 0 : before,
    to: pay > high ? TEN : before,
  }
  return {
    bars: [...people.slice(0, before), { kind: 'you', amount: pay }, ...people.slice(before)],
    lower,
    higher: { from: TEN - lower.to, to: TEN - lower.from },
  }
}
