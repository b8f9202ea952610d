import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Share, StackedBar } from '#web/ui/charts/ratings/stacked-bar.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { satisfactionFinding, sharesOf } from './findings.ts'
import { useShareOf } from './share-of.ts'

/** How satisfied people are there, and how many would recommend it. */
export function SatisfactionSection({ figures }: { figures: CompanyFigures }) {
  const format = useFormats()
  const words = useWords('companies')
  const shareOf = useShareOf()
  const { steps, title, recommend } = words.satisfaction
  const counts = figures.sentiments.toReversed()
  const isFew = figures.review_count < FEWEST_FOR_SHARES
  const shares = sharesOf(counts)
  const parts = shares.map((share, i) => ({
    key: String(i),
    share,
    value: isFew ? format.count(counts[i] ?? 0) : format.share(share),
    label: steps[i],
  }))
  return (
    <Section title={title}>
      <div className="share-grid">
        <Figure caption={satisfactionFinding(counts, words, format)}>
          <StackedBar parts={parts} />
        </Figure>
        <Share value={shareOf(figures.recommend_count, figures.review_count)}>{recommend}</Share>
      </div>
    </Section>
  )
}
