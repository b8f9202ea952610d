import { holidayAllowance } from '#shared/rules/money/holiday-allowance.ts'
import { href } from '#shared/paths.ts'
import { usePlainForm, type Typed } from '#web/forms/plain/use-plain-form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { NoAnswer } from '../reckoning/no-answer.tsx'
import { Notes } from '../reckoning/notes.tsx'
import { NAMES, readThr, START } from './query.ts'
import { Rules } from './rules.tsx'
import { useMistakes } from './mistakes.ts'
import { ThrForm } from './thr-form.tsx'
import { ThrResult } from './thr-result.tsx'
import { WhenPaid } from './when-paid.tsx'

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
