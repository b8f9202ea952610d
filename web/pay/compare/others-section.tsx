import { href } from '#shared/paths.ts'
import type { Department } from '#shared/contract/keys.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { SalaryStrips } from '#web/ui/charts/ranges/salary-strip.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { payAxis } from '../axis.ts'
import { quartilesOf } from '../quartiles.ts'
import { listed } from '../company/listed.ts'
import type { Compared } from './compared.ts'
import { useCompareWords } from './words.ts'

/** Companies that pay the department best, with your line through all of them. */
export function OthersSection({
  compared: { pay, figures },
  department,
}: {
  compared: Compared
  department: Department
}) {
  const locale = useLocale()
  const format = useFormats()
  const { comparing, pay: shared } = useCompareWords()
  const { others: words } = comparing
  const name = useWords('reviews').departments[department]
  const { companies } = figures
  const { millions } = format
  if (companies.length === 0) return null
  const better = companies.filter(({ range }) => range.p50 > pay)
  return (
    <Section title={words.title}>
      <p className="find">{words.lead(name)}</p>
      <Figure
        caption={
          better.length === 0
            ? words.noMore
            : words.more(
                better.length,
                listed(
                  locale,
                  better.map(({ company }) => company.name),
                ),
              )
        }
      >
        <SalaryStrips
          rows={companies.map(({ company, range }) => ({
            key: company.id,
            label: (
              <a href={href(locale, 'companySalaries', { id: company.slug }, { department })}>
                {company.name}
              </a>
            ),
            value: format.rupiah(range.p50),
            range: quartilesOf(range),
            spoken: words.spoken(millions(range.p25), millions(range.p75)),
          }))}
          axis={payAxis(
            companies.map(({ range }) => range),
            shared.millions,
            { others: [pay] },
          )}
          you={{ at: pay, label: comparing.you }}
        />
        <Key
          items={[
            { shape: 'box', label: shared.key.box },
            { shape: 'median', label: shared.key.median },
          ]}
        />
      </Figure>
    </Section>
  )
}
