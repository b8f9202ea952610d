import { useFormats } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useScope } from '../scope.ts'
import { raiseFor } from './raise.ts'
import type { Compared } from './compared.ts'
import { talkingPoints } from './talking-points.ts'
import { useCompareWords } from './words.ts'

/** A reasonable amount to ask for, and sentences that can be copied. */
export function TalkSection({ compared }: { compared: Compared }) {
  const scope = useScope()
  const format = useFormats()
  const { name: site } = useSite()
  const words = useCompareWords()
  const { talk } = words.comparing
  return (
    <Section title={talk.title}>
      <Reasonable compared={compared} />
      <ol className="paytalk">
        {talkingPoints({ compared, scope, site, words, format }).map(({ text, note }, place) => (
          <li key={text}>
            <p className="paytalk-t">{text}</p>
            <p className="note">{note}</p>
            <Copy text={text} number={format.count(place + 1)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Reasonable({ compared: { pay, figures } }: { compared: Compared }) {
  const { rupiah } = useFormats()
  const { talk } = useCompareWords().comparing
  if (!figures.benchmark) return null
  const raise = raiseFor(pay, figures.benchmark.range)
  if (!raise) return <p className="find">{talk.above}</p>
  return (
    <p className="find">
      {raise.from < raise.to && `${talk.range(rupiah(raise.from), rupiah(raise.to))} `}
      {talk[raise.kind](rupiah(raise.amount))}
    </p>
  )
}

function Copy({ text, number }: { text: string; number: string }) {
  const { talk } = useCompareWords().comparing
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text.slice(1, -1)).then(
      () => toast(talk.copied),
      () => toast(talk.notCopied),
    )
  return (
    <ActionButton className="only-script" icon="copy" onClick={copy}>
      {talk.copy(number)}
    </ActionButton>
  )
}
