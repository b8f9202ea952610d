import { useFormats, useWords } from '#web/platform/locale.ts'
import { Distribution } from '#web/ui/charts/ratings/distribution.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { distributionFinding } from './findings.ts'

/** Distribution of ratings over the stars, best first, with a sentence that summarises it. */
export function Spread({ stars, level }: { stars: readonly number[]; level?: 3 | 4 }) {
  const format = useFormats()
  const words = useWords('companies')
  const all = format.count(stars.reduce((sum, count) => sum + count, 0))
  const rows = stars.map((count, i) => ({
    label: String(i + 1),
    count,
    text: format.count(count),
    before: words.distribution.before(String(i + 1)),
    after: words.distribution.after(all),
  }))
  return (
    <Figure
      title={words.distribution.title}
      level={level}
      caption={distributionFinding(stars, words, format)}
    >
      <Distribution rows={rows.toReversed()} />
    </Figure>
  )
}
