import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { useFormats, useLocale } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { PayCells } from '#web/ui/charts/pay/pay-cells.tsx'
import { payAxis } from '../axis.ts'
import { wageName } from './wage-name.ts'
import { drawnCells, withheldCells } from './cells.ts'
import { thanOfAll, thanWord } from './comparing.ts'
import { cellName, wageFinding } from './finding.ts'
import { listed } from './listed.ts'
import { usePayWords } from './words.ts'

/** Maximum number of withheld cells; more would push the filters out of view. */
const MOST_WITHHELD = 2

type Props = Pick<CompanySalaries, 'cells' | 'withheld' | 'minimum_wage'> & {
  /** Number of cells drawn; the caption describes all. */
  most?: number
}

/** Cells as strips on one axis, the minimum wage as a line through all, and withheld cells as stitches. */
export function PayChart({ cells: all, withheld, minimum_wage: wage, most = all.length }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = usePayWords()
  const { pay, payroll, companies } = words
  const cells = all.slice(0, most)
  const drawn = [
    ...drawnCells(cells, words, format),
    ...withheldCells(withheld.slice(0, MOST_WITHHELD), words),
  ]
  const more = withheld.slice(MOST_WITHHELD).map(cell => cellName(cell, words))
  const others = [
    ...(wage ? [wage.amount] : []),
    ...cells.flatMap(({ benchmark }) => benchmark?.range.p50 ?? []),
  ]
  const than = thanOfAll(cells)
  return (
    <Figure caption={wageFinding(all, wage, words, format)}>
      <PayCells
        cells={drawn}
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
      {more.length > 0 && <p className="note">{payroll.heldToo(listed(locale, more))}</p>}
    </Figure>
  )
}
