import type { CompanyFigures } from '#shared/contract/companies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Share, StackedBar } from '#web/ui/charts/stacked-bar.tsx'
import { Section } from '#web/ui/section.tsx'
import { satisfactionFinding, sharesOf } from './findings.ts'

/** How satisfied people are there, and how many would recommend it. */
export function SatisfactionSection({ figures }: { figures: CompanyFigures }) {
  const format = useFormats()
  const words = useWords('companies')
  const { steps, title, recommend } = words.satisfaction
  const shares = sharesOf(figures.sentiments.toReversed())
  const parts = shares.map((share, i) => ({
    key: String(i),
    share,
    value: format.share(share),
    label: steps[i],
  }))
  return (
    <Section title={title}>
      <div className="share-grid">
        <Figure caption={satisfactionFinding(shares, words, format)}>
          <StackedBar parts={parts} />
        </Figure>
        <Share value={format.share(figures.recommend_count / figures.review_count)}>{recommend}</Share>
      </div>
    </Section>
  )
}
