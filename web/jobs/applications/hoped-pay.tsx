import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { readPay } from '#shared/rules/typed-pay.ts'
import { useOffer } from '#web/jobs/use-offer.ts'
import { useScope } from '#web/pay/scope.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import type { Applying } from './use-apply.ts'

/** Compares the expected pay with actual pay, calculated in the browser: it is not sent. */
export function HopedPay({
  vacancy,
  applying: { draft, change },
}: {
  vacancy: Pick<VacancyCard, 'benchmark' | 'offer'>
  applying: Applying
}) {
  const { pay: words } = useWords('applying')
  const offerOf = useOffer()
  return (
    <Disclosure summary={words.title} open={draft.pay !== ''}>
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={draft.pay}
        onInput={event => change({ pay: event.currentTarget.value })}
      />
      <div role="status">
        <Compared typed={draft.pay} benchmark={vacancy.benchmark} />
        {draft.pay !== '' && vacancy.offer && <p className="note">{words.offer(offerOf(vacancy.offer))}</p>}
      </div>
    </Disclosure>
  )
}

function Compared({ typed, benchmark }: { typed: string; benchmark: VacancyCard['benchmark'] }) {
  const { pay: words } = useWords('applying')
  const { rupiah } = useFormats()
  const scopeOf = useScope()
  const read = readPay(typed)
  if (read.kind !== 'month') return null
  if (!benchmark) return <p>{words.unknown}</p>
  const { p25, p75 } = benchmark.range
  const scope = scopeOf(benchmark.of)
  if (read.amount > p75) return <p>{words.above(rupiah(p75), scope)}</p>
  if (read.amount < p25) return <p>{words.below(rupiah(p25), scope)}</p>
  return <p>{words.within(rupiah(p25), rupiah(p75), scope)}</p>
}
