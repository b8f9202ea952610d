import type { ReactNode } from 'react'
import type { CompanyFigures } from '#shared/contract/companies/companies.ts'
import { RATING_GROUPS, type RatingGroup as GroupName, type RatingKey } from '#shared/contract/keys.ts'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { useFormats, useWords, type Formats } from '#web/platform/locale.ts'
import { Key } from '#web/ui/charts/figure.tsx'
import { RatingGroup, RatingGroups } from '#web/ui/charts/ratings/rating-bar.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { AllWords } from '#web/platform/words.ts'
import { difference, extremes } from './findings.ts'

type Rated = CompanyFigures['ratings'][number] | CompanyFigures['applicant_ratings'][number]

/** The thirteen ratings in groups, compared with the means of the industry, with a sentence about the extremes. */
export function RatingsSection({
  ratings,
  children,
}: Pick<CompanyFigures, 'ratings'> & { children?: ReactNode }) {
  const format = useFormats()
  const words = useWords('companies')
  const labels = useWords('reviews').ratings
  const found = extremes(ratings)
  const isFew = ratings.every(({ count }) => count < FEWEST_FOR_SHARES)
  const compared = !isFew && ratings.some(rated => rated.industry_mean !== null)
  return (
    <Section title={words.ratings.title}>
      {found && (
        <p className="find">
          {words.ratings.strongest} <b>{lower(labels[found.strongest.key as RatingKey])}</b>.{' '}
          {words.ratings.weakest} <b>{lower(labels[found.weakest.key as RatingKey])}</b>
          {words.ratings[isFew ? 'plain' : found.side]}
        </p>
      )}
      {compared ? (
        <Key
          items={[
            { shape: 'bar', label: words.ratings.own },
            { shape: 'tick', label: words.ratings.industry },
            { shape: 'none', label: words.ratings.difference },
          ]}
        />
      ) : (
        <p className="note">{isFew ? words.ratings.few : words.ratings.noIndustry}</p>
      )}
      <RatingGroups>
        {(Object.keys(RATING_GROUPS) as GroupName[]).map(group => (
          <RatingGroup
            key={group}
            title={words.ratings.groups[group]}
            rows={RATING_GROUPS[group].flatMap(key =>
              ratings
                .filter(rated => rated.key === key)
                .map(rated => barOf(rated, labels[key], words, format)),
            )}
          />
        ))}
      </RatingGroups>
      {children}
    </Section>
  )
}

/** One rating as a bar: mean, the industry's tick, difference of the rounded values. */
export function barOf(
  { key, mean, count, industry_mean }: Rated,
  label: string,
  words: AllWords['companies'],
  format: Formats,
) {
  if (mean === null) return { key, label, value: null, text: words.ratings.unknown }
  const text = format.score(mean)
  const { outOf } = words.score
  // A mean of few answers is too unreliable for a comparison: the number of answers replaces the difference.
  const few = count < FEWEST_FOR_SHARES ? words.ratings.of(format.count(count)) : undefined
  if (few || industry_mean === null)
    return { key, label, value: mean, text, difference: few, spoken: few ? `${outOf}, ${few}` : outOf }
  const { by, text: written } = difference(mean, industry_mean, format)
  return {
    key,
    label,
    value: mean,
    text,
    other: industry_mean,
    difference: written,
    down: by < 0,
    spoken: `${outOf}, ${words.ratings.spoken(format.score(industry_mean))}`,
  }
}

/** A label inside a sentence in lower case; abbreviations such as THR keep their capitals. */
const lower = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
