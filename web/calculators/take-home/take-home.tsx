import { paySlip, payYear } from '#shared/rules/money/take-home.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { thisMonth } from './this-month.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../reckoning/no-answer.tsx'
import { Notes } from '../reckoning/notes.tsx'
import { NAMES, readPaid, START } from './query.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { EmployerPart } from './employer-part.tsx'
import { useMistakes } from './mistakes.ts'
import { PayForm } from './pay-form.tsx'
import { MonthResult } from './month-result.tsx'
import { YearResult } from './year-result.tsx'

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
