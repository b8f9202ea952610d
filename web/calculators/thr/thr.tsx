import { holidayAllowance } from '#shared/rules/money/holiday-allowance.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../reckoning/no-answer.tsx'
import { Notes } from '../reckoning/notes.tsx'
import { NAMES, readThr, START, type AskedThr } from './query.ts'
import { ThrForm } from './thr-form.tsx'
import { ThrResult } from './thr-result.tsx'
import { WhenPaid } from './when-paid.tsx'
import { usePayMistake } from '#web/forms/plain/pay-mistake.ts'
import { HOLIDAY_ALLOWANCE } from '#shared/rules/money/law/holiday-allowance.ts'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { Cited, Marks } from '../reckoning/slip.tsx'

/** The THR one is due, as one types. */
export function Thr({ sent }: { sent: Typed | undefined }) {
  const locale = useLocale()
  const words = useWords('thr')
  const form = usePlainForm(NAMES, START, sent)
  const asked = readThr(form.typed)
  const mistakes = useMistakes(asked)
  const { service } = asked
  const due = service && holidayAllowance(service)
  return (
    <div className="calc-cols">
      <ThrForm form={form} asked={asked} errors={form.told ? mistakes : {}} />
      <div className="calc-out" id="hasil">
        {service && due ? (
          <ThrResult service={service} due={due} heading={form.answer} />
        ) : (
          <NoAnswer told={form.told} mistakes={mistakes} />
        )}
        <WhenPaid holiday={service?.holiday} due={due} />
        <ArrowLink href={href(locale, 'takeHomeCalculator')}>{words.net}</ArrowLink>
        <Rules />
        <Notes unknown={words.unknown} />
      </div>
    </div>
  )
}

/** The error text of each field whose value prevents the calculation, by the field's name. */
function useMistakes({ wage, mistakes }: AskedThr): Partial<Record<string, string>> {
  const { choose } = useWords('law')
  const { mistake } = useWords('thr').fields.holiday
  const ofWage = usePayMistake(wage)
  return {
    ...(ofWage && { wage: ofWage }),
    ...(mistakes.months && { months: choose }),
    ...(mistakes.paid_by && { paid_by: choose }),
    ...(mistakes.holiday && { holiday: mistake }),
  }
}

/** What the rules say beside the sum, each with the law and how far it was checked. */
function Rules() {
  const { rules, rulesTitle } = useWords('thr')
  return (
    <Section title={rulesTitle} small>
      {(Object.keys(rules) as (keyof typeof rules)[]).map(key => {
        const [name, says] = rules[key]
        return (
          <Disclosure key={key} kind="row" summary={name}>
            <p>{says}</p>
            <p>
              <Cited law={HOLIDAY_ALLOWANCE[key]} />
            </p>
          </Disclosure>
        )
      })}
      <Marks laws={Object.values(HOLIDAY_ALLOWANCE)} />
    </Section>
  )
}
