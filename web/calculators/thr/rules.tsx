import { HOLIDAY_ALLOWANCE } from '#shared/rules/money/law/holiday-allowance.ts'
import { useWords } from '#web/platform/locale.ts'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { Cited, Marks } from '../reckoning/slip.tsx'

/** What the rules say beside the sum, each with the law and how far it was checked. */
export function Rules() {
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
