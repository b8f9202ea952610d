import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { useFormats } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { PayCells } from '#web/ui/charts/pay/pay-cells.tsx'
import { payAxis } from '../axis.ts'
import { wageName } from './wage-name.ts'
import { drawnCells } from './cells.ts'
import { thanOfAll, thanWord } from './comparing.ts'
import { wageFinding } from './finding.ts'
import { usePayWords } from './words.ts'

type Props = Pick<CompanySalaries, 'cells' | 'minimum_wage'> & {
  /** Number of cells drawn; the caption describes all. */
  most?: number
}

/** Cells as strips on one axis, the minimum wage as a line through all. */
export function PayChart({ cells: all, minimum_wage: wage, most = all.length }: Props) {
  const format = useFormats()
  const words = usePayWords()
  const { pay, payroll, companies } = words
  const cells = all.slice(0, most)
  const others = [
    ...(wage ? [wage.amount] : []),
    ...cells.flatMap(({ benchmark }) => benchmark?.range.p50 ?? []),
  ]
  const than = thanOfAll(cells)
  return (
    <Figure caption={wageFinding(all, wage, words, format)}>
      <PayCells
        cells={drawnCells(cells, words, format)}
        axis={payAxis(
          cells.map(({ range }) => range),
          pay.axisEnd,
          { others, most: 5 },
        )}
        {...(wage && {
          minimum: {
            at: wage.amount,
            label: payroll.wage.amount(wageName(wage, payroll, companies), format.rupiah(wage.amount)),
          },
        })}
      />
      <Key
        items={[
          { shape: 'box', label: pay.key.box },
          { shape: 'median', label: pay.key.median },
          ...(cells.some(({ range }) => range.p10 !== null)
            ? [{ shape: 'line' as const, label: pay.key.line }]
            : []),
          ...(than ? [{ shape: 'tick' as const, label: thanWord(than, payroll.tick, companies) }] : []),
          ...(wage ? [{ shape: 'minimum' as const, label: pay.minimumWage }] : []),
        ]}
      />
    </Figure>
  )
}
