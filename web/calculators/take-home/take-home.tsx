import { paySlip, payYear, type PaySlip } from '#shared/rules/money/take-home.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { thisMonth } from './this-month.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../reckoning/no-answer.tsx'
import { Notes } from '../reckoning/notes.tsx'
import { NAMES, readPaid, START, type AskedPay } from './query.ts'
import { PayForm } from './pay-form.tsx'
import { MonthResult } from './month-result.tsx'
import { YearResult } from './year-result.tsx'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useMoney } from '../reckoning/use-money.ts'
import { Slip } from '../reckoning/slip.tsx'
import { useHow } from './how.ts'
import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'

/** What is left of a wage, as one types it. */
export function TakeHome({ sent }: { sent: Typed | undefined }) {
  const locale = useLocale()
  const words = useWords('payslip')
  const form = usePlainForm(NAMES, START, sent)
  const asked = readPaid(form.typed)
  const mistakes = useMistakes(asked)
  const paid = asked.paid && { ...asked.paid, month: thisMonth() }
  const slip = paid && paySlip(paid)
  const year = paid && payYear(paid)
  return (
    <div className="calc-cols">
      <PayForm form={form} asked={asked} errors={form.told ? mistakes : {}} />
      <div className="calc-out" id="hasil">
        {paid && slip && year ? (
          <>
            <MonthResult paid={paid} slip={slip} heading={form.answer} />
            <YearResult paid={paid} slip={slip} year={year} />
            <EmployerPart slip={slip} />
          </>
        ) : (
          <NoAnswer told={form.told} mistakes={mistakes} />
        )}
        <AtAGlance />
        <ArrowLink href={href(locale, 'thrCalculator')}>{words.thr}</ArrowLink>
        <Notes unknown={words.unknown} />
      </div>
    </div>
  )
}

/** Below every ceiling that moves by the month: the page stays true while it is kept. */
const WAGES = [4, 5, 6, 7, 8, 9, 10].map(millions => millions * 1_000_000)

/** What is left of round wages, for who only wants to look. */
function AtAGlance() {
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

/** What the company pays beside the wage. */
function EmployerPart({ slip }: { slip: PaySlip }) {
  const { employer } = useWords('payslip')
  const { plain, rupiah } = useMoney()
  const how = useHow()
  if (slip.employer.length === 0) return null
  return (
    <Section title={employer.title} small>
      <Slip
        small
        lines={[
          ...slip.employer.map(line => ({
            key: line.key,
            name: employer[line.key],
            how: how(line),
            law: line.law,
            amount: plain(line.amount),
          })),
          { key: 'cost', name: employer.cost, amount: rupiah(slip.cost), kind: 'end' },
        ]}
      />
    </Section>
  )
}

/** The error text of each field whose value prevents the calculation, by the field's name. */
function useMistakes({ wage, mistakes }: AskedPay): Partial<Record<string, string>> {
  const { choose } = useWords('law')
  const { mistake } = useWords('payslip').fields.minimum
  const ofWage = usePayMistake(wage)
  return {
    ...(ofWage && { wage: ofWage }),
    ...(mistakes.family && { family: choose }),
    ...(mistakes.risk && { risk: choose }),
    ...(mistakes.relatives && { relatives: choose }),
    ...(mistakes.minimum && { minimum: mistake }),
  }
}
