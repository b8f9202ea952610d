import { paySlip, payYear, type PaySlip, type Paid } from '#shared/rules/money/take-home.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { thisMonth } from './this-month.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../calculation/no-answer.tsx'
import { Notes } from '../calculation/notes.tsx'
import { NAMES, readPaid, START, type PayInput } from './query.ts'
import { PayForm } from './pay-form.tsx'
import { YearResult } from './year-result.tsx'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { Section, Disclosure } from '#web/ui/layout/section.tsx'
import { useMoney } from '../calculation/use-money.ts'
import { Slip, type SlipLine } from '../calculation/slip.tsx'
import { useHow } from './how.ts'
import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import type { RefObject } from 'react'
import { PENSION_KNOWN_UNTIL } from '#shared/rules/money/law/social-security.ts'
import type { Line } from '#shared/rules/money/line.ts'
import { Result } from '../calculation/result.tsx'
import { CutBar } from './cut-bar.tsx'

/** Take-home pay, calculated while the user types. */
export function TakeHome({ sent }: { sent: Typed | undefined }) {
  const locale = useLocale()
  const words = useWords('payslip')
  const form = usePlainForm(NAMES, START, sent)
  const input = readPaid(form.typed)
  const mistakes = useMistakes(input)
  const paid = input.paid && { ...input.paid, month: thisMonth() }
  const slip = paid && paySlip(paid)
  const year = paid && payYear(paid)
  return (
    <div className="calc-cols">
      <PayForm form={form} input={input} errors={form.showsErrors ? mistakes : {}} />
      <div className="calc-out" id="hasil">
        {paid && slip && year ? (
          <>
            <MonthResult paid={paid} slip={slip} heading={form.answer} />
            <YearResult paid={paid} slip={slip} year={year} />
            <EmployerPart slip={slip} />
          </>
        ) : (
          <NoAnswer showsErrors={form.showsErrors} mistakes={mistakes} />
        )}
        <AtAGlance />
        <ArrowLink href={href(locale, 'thrCalculator')}>{words.thr}</ArrowLink>
        <Notes unknown={words.unknown} />
      </div>
    </div>
  )
}

/** Wages below all ceilings that change during the year, so that a cached page stays correct. */
const WAGES = [4, 5, 6, 7, 8, 9, 10].map(millions => millions * 1_000_000)

/** Take-home pay of round wages, without any input. */
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

/** Contributions that the employer pays in addition to the wage. */
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
function useMistakes({ wage, mistakes }: PayInput): Partial<Record<string, string>> {
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

/** Take-home pay of an ordinary month, as a bar and as a pay slip. */
function MonthResult({
  paid,
  slip,
  heading,
}: {
  paid: Paid
  slip: PaySlip
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const words = useWords('payslip')
  const law = useWords('law')
  const { month } = useFormats()
  const isLast = paid.month.endsWith('-12')
  const { rupiah } = useMoney()
  return (
    <>
      <Result
        heading={heading}
        kicker={words.kicker}
        about={words.for(
          rupiah(paid.wage),
          paid.status,
          isLast ? words.ordinary(paid.month.slice(0, 4)) : month(paid.month),
        )}
        name={words.yours}
        value={rupiah(slip.net)}
      >
        <CutBar slip={slip} />
      </Result>
      <Section title={law.lines}>
        <Slip lines={useLines(paid, slip)} />
        {isLast && <p className="note">{words.settles}</p>}
        {paid.employment && paid.month > PENSION_KNOWN_UNTIL && <p className="note">{words.later}</p>}
        <WhyThisGross paid={paid} slip={slip} />
      </Section>
    </>
  )
}

function useLines(paid: Paid, slip: PaySlip): SlipLine[] {
  const words = useWords('payslip')
  const { plain, minus, rupiah } = useMoney()
  const how = useHow()
  const { byRate } = slip
  const tax: Line = {
    key: 'tax',
    amount: slip.tax,
    base: slip.gross,
    ...(byRate && { rate: byRate.rate, law: byRate.law }),
  }
  return [
    { key: 'wage', name: words.wage.name, how: words.wage.how, amount: plain(paid.wage), kind: 'sum' },
    ...[...slip.worker, tax].map(line => ({
      key: line.key,
      name: words.cuts[line.key as keyof typeof words.cuts].name,
      how: how(line) + (line.key === 'tax' && byRate ? `, ${words.how.category(byRate.category)}` : ''),
      law: line.law,
      amount: minus(line.amount),
    })),
    { key: 'net', name: words.net, amount: rupiah(slip.net), kind: 'end' },
  ]
}

/** Why the tax base is higher than the wage, and which bracket of the effective rates applies. */
function WhyThisGross({ paid, slip }: { paid: Paid; slip: PaySlip }) {
  const { why, wage, employer } = useWords('payslip')
  const { plain } = useMoney()
  const how = useHow()
  return (
    <Disclosure summary={why.title(plain(slip.gross))}>
      <p className="calc-p">{slip.premiums.length > 0 ? why.premiums : why.same}</p>
      <Slip
        small
        lines={[
          { key: 'wage', name: wage.name, amount: plain(slip.pay) },
          ...slip.premiums.map(line => ({
            key: line.key,
            name: employer[line.key as keyof typeof employer],
            how: how(line),
            law: line.law,
            amount: plain(line.amount),
          })),
          { key: 'sum', name: why.sum, amount: plain(slip.gross), kind: 'end' },
        ]}
      />
      <p className="calc-p">{useStep(paid, slip)}</p>
      <p className="calc-p">{why.cliff}</p>
    </Disclosure>
  )
}

function useStep({ status }: Paid, { byRate }: PaySlip): string | undefined {
  const { why } = useWords('payslip')
  const { rate } = useFormats()
  const { plain } = useMoney()
  if (!byRate) return undefined
  const { category, above, upTo, rate: percent } = byRate
  if (percent === 0) return why.lowest(plain(upTo), category, status)
  return upTo === Infinity
    ? why.highest(plain(above), rate(percent), category, status)
    : why.step(plain(above), plain(upTo), rate(percent), category, status)
}
