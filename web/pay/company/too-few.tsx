import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { PayCells } from '#web/ui/charts/pay/pay-cells.tsx'
import { PayFigure } from '../figure.tsx'
import { useScope } from '../scope.ts'
import { withheldCells } from './cells.ts'
import { usePayWords } from './words.ts'

type Props = Pick<CompanySalaries, 'needed' | 'fallback' | 'withheld' | 'whole' | 'filters'>

/**
 * Explains why figures are withheld and what is missing, and offers alternatives: the whole company or similar
 * companies.
 */
export function TooFew({ needed, fallback, withheld, whole, filters }: Props) {
  const words = usePayWords()
  const { few } = words.payroll
  const isNarrowed = filters.department !== null || filters.job_type !== null
  return (
    <>
      {whole && !isNarrowed && <PayFigure range={whole} />}
      <p className="find">
        {few.why} {needed && few.needs[needed]}
      </p>
      {withheld.length > 0 && <PayCells cells={withheldCells(withheld, words)} />}
      {fallback && <Fallback fallback={fallback} />}
      {!fallback && !whole && <p className="note">{few.none}</p>}
    </>
  )
}

function Fallback({ fallback: { of, range } }: { fallback: NonNullable<CompanySalaries['fallback']> }) {
  const scope = useScope()
  const { payroll, reviews } = usePayWords()
  const isHere = of.scope.startsWith('company') && of.department
  const what = isHere ? payroll.few.here(reviews.departments[of.department as typeof isHere]) : scope(of)
  return (
    <>
      <h3 className="fig-h">{payroll.few.instead}</h3>
      <p className="paywhat">{what.charAt(0).toUpperCase() + what.slice(1)}</p>
      <PayFigure range={range} />
    </>
  )
}
