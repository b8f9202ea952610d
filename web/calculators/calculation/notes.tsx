import { CHECKED_ON } from '#shared/rules/money/law/law.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'

/** Limitations of a calculator, and how reliably its legal figures were checked. */
export function Notes({ unknown }: { unknown: readonly (readonly [string, string])[] }) {
  const words = useWords('law')
  const { day } = useFormats()
  const { title, signs, on, estimate } = words.checks
  return (
    <>
      <Section title={words.unknown} small>
        {[...unknown, words.where].map(([what, text]) => (
          <Disclosure key={what} kind="row" summary={what}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </Section>
      <Section title={title} small>
        <dl className="calc-checks">
          {(['read', 'two', 'single'] as const).map(check => (
            <div key={check}>
              <dt>{signs[check]}</dt>
              <dd>{words.checks[check]}</dd>
            </div>
          ))}
        </dl>
        <p className="note">
          {on(day(CHECKED_ON))} {estimate}
        </p>
      </Section>
    </>
  )
}
