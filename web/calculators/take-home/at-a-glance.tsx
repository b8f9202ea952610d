import { paySlip } from '#shared/rules/money/take-home.ts'
import { thisMonth } from './this-month.ts'
import { useWords } from '#web/platform/locale.ts'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useMoney } from '../reckoning/use-money.ts'

/** Below every ceiling that moves by the month: the page stays true while it is kept. */
const WAGES = [4, 5, 6, 7, 8, 9, 10].map(millions => millions * 1_000_000)

/** What is left of round wages, for who only wants to look. */
export function AtAGlance() {
  const { glance } = useWords('payslip')
  const { plain } = useMoney()
  const month = thisMonth()
  const heads = [glance.wage, glance.cut, glance.net]
  return (
    <Section title={glance.title} small>
      <p className="calc-p">{glance.lead}</p>
      <Table title={heads.join(', ')} heads={heads}>
        {WAGES.map(wage => {
          const { net } = paySlip({ wage, month, status: 'TK/0', employment: true, health: true })
          return (
            <tr key={wage}>
              <th scope="row">{plain(wage)}</th>
              <td>{plain(wage - net)}</td>
              <td>
                <b>{plain(net)}</b>
              </td>
            </tr>
          )
        })}
      </Table>
    </Section>
  )
}
