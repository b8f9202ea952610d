import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Panel } from '#web/ui/layout/section.tsx'

/** What came in and what became of it, as of last night. */
export function IntegrityPanel({ integrity }: { integrity: NonNullable<CompanyPage['integrity']> }) {
  const locale = useLocale()
  const { count } = useFormats()
  const { integrity: words } = useWords('companies')
  const since = integrity.since_year === null ? null : String(integrity.since_year)
  return (
    <Panel title={words.title} icon="shield-check">
      <Leaders
        items={[
          { label: words.received(since), value: count(integrity.received), key: 'received' },
          { label: words.published, value: count(integrity.published) },
          { label: words.pending, value: count(integrity.pending) },
          { label: words.rejected, value: count(integrity.rejected) },
          { label: words.removed, value: count(integrity.removed) },
          { label: words.withdrawn, value: count(integrity.withdrawn) },
          { label: words.hidden, value: count(integrity.hidden) },
        ]}
      />
      <p>
        {words.asOf} {words.formula}
      </p>
      <ArrowLink href={href(locale, 'guidelines')}>{words.guidelines}</ArrowLink>
    </Panel>
  )
}
