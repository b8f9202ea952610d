import type { Comparison } from '#shared/contract/pay/pay.ts'
import { useFormats } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Lineup } from '#web/ui/charts/pay/lineup.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { bandOf } from '../band.ts'
import type { AllWords } from '#web/platform/words.ts'
import { wageName } from '../company/wage-name.ts'
import type { Compared } from './compared.ts'
import { rowOfTen, type RowOfTen } from './row-of-ten.ts'
import { useCompareWords } from './words.ts'

type Props = { compared: Compared; benchmark: NonNullable<Comparison['benchmark']> }

/** Ten people and the user in a row, with the minimum wage as floor. */
export function RowSection({ compared: { pay, figures, short }, benchmark: { range } }: Props) {
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
