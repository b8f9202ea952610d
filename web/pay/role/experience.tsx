import type { RolePay } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { SalaryStrips } from '#web/ui/charts/ranges/salary-strip.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { payAxis } from '../axis.ts'
import { StripKey } from '../provinces.tsx'
import { quartilesOf } from '../quartiles.ts'

/** Pay by years in the role, the fewest first. */
export function Experience({ steps }: { steps: RolePay['experience'] }) {
  const format = useFormats()
  const { years: words } = useWords('positions').role
  const pay = useWords('pay')
  const finding = useFinding(steps)
  if (steps.length < 2) return null
  const ranges = steps.map(({ range }) => range)
  return (
    <Section title={words.title}>
      {finding && <p className="find">{finding}</p>}
      <Figure>
        <SalaryStrips
          axis={payAxis(ranges, pay.millions)}
          rows={steps.map(({ from, range }) => ({
            key: String(from),
            label: pay.years[from],
            value: format.rupiah(range.p50),
            range: quartilesOf(range),
            spoken: pay.half(pay.range(format.millions(range.p25), format.millions(range.p75))),
          }))}
        />
        <StripKey isTenths={ranges.some(({ p10 }) => p10 !== null)} />
      </Figure>
    </Section>
  )
}

/** Less is nothing to speak of: figures are rounded to a hundred thousand. */
const TELLING = 300_000

/** How much more the last of them earn than the first. */
function useFinding(steps: RolePay['experience']): string | undefined {
  const format = useFormats()
  const { more } = useWords('positions').role.years
  const { years } = useWords('pay')
  const first = steps[0]
  const last = steps.at(-1)
  const by = first && last ? last.range.p50 - first.range.p50 : 0
  return first && last && by >= TELLING
    ? more(format.rupiah(by), years[first.from], years[last.from])
    : undefined
}
