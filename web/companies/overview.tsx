import type { ReactNode } from 'react'
import type { CompanyPage, CompanyFigures } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section, Panel } from '#web/ui/layout/section.tsx'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { InfoSection } from './info-section.tsx'
import { ProfileSections } from './profile/profile-sections.tsx'
import { RatingsSection, barOf } from './ratings-section.tsx'
import { ScoreSection } from './score-section.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Share, StackedBar } from '#web/ui/charts/ratings/stacked-bar.tsx'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { satisfactionFinding, sharesOf, verdictOf } from './findings.ts'
import { useShareOf } from './share-of.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { RatingBar, RatingList } from '#web/ui/charts/ratings/rating-bar.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import type { AnswerKey } from '#shared/contract/keys.ts'
import { IconList, type ListIcon } from '#web/ui/layout/icon-list/icon-list.tsx'
import './companies.css'

/** The tab "Tentang": figures in the main column, `more` below them, facts in the side column, `side` below those. */
export function Overview({ page, more, side }: { page: CompanyPage; more?: ReactNode; side?: ReactNode }) {
  const { figures, integrity } = page
  return (
    <div className="wrap overview">
      <div className="cols-side">
        <div>
          <Figures page={page} />
          <ProfileSections page={page} />
          {more}
        </div>
        <div>
          {integrity && integrity.received > 0 && <IntegrityPanel integrity={integrity} />}
          {figures && <BenefitsSection benefits={figures.benefits} />}
          <InfoSection page={page} />
          {side}
        </div>
      </div>
    </div>
  )
}

function Figures({ page }: { page: CompanyPage }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const { company, figures, tabs } = page
  if (tabs.reviews === 0 || !figures) return <NoReviews company={company} />
  const read = (
    <ArrowLink href={href(locale, 'companyReviews', { id: company.slug })}>
      {words.read(format.count(tabs.reviews))}
    </ArrowLink>
  )
  const enough = figures.score !== null && figures.review_count >= PRIVACY_FLOOR
  return (
    <>
      {enough ? (
        <>
          <ScoreSection figures={figures} score={figures.score as number} />
          <SatisfactionSection figures={figures} />
          <RatingsSection ratings={figures.ratings}>{read}</RatingsSection>
        </>
      ) : (
        <Section title={words.few.title}>
          <p className="find">{words.few.body(format.count(figures.review_count))}</p>
          {read}
        </Section>
      )}
      <ApplicantsSection figures={figures} slug={company.slug} />
    </>
  )
}

function NoReviews({ company }: Pick<CompanyPage, 'company'>) {
  const locale = useLocale()
  const words = useWords('companies')
  return (
    <Section title={words.none.title}>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'companyWriteReview', { id: company.slug })}>
            {words.write}
          </ButtonLink>
        }
      >
        <p>{words.none.body(company.name)}</p>
      </Empty>
    </Section>
  )
}

/** Number of reviews received and their states, as of last night. */
function IntegrityPanel({ integrity }: { integrity: NonNullable<CompanyPage['integrity']> }) {
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

/** Satisfaction of employees and share of recommendations. */
function SatisfactionSection({ figures }: { figures: CompanyFigures }) {
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

/** Ratings by applicants, separate from the company's score. Hidden without reviews of applicants. */
function ApplicantsSection({ figures, slug }: { figures: CompanyFigures; slug: string }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const labels = useWords('reviews').ratings
  const { applicant_count, applicant_score: score, applicant_ratings } = figures
  if (applicant_count === 0) return null
  const count = format.count(applicant_count)
  return (
    <Section title={words.applicants.title}>
      {score === null ? (
        <p className="find">{words.applicants.few(count)}</p>
      ) : (
        <>
          <p className="find applicants">
            <ScoreInline
              score={score}
              value={format.score(score)}
              spoken={words.score.spoken(words.bands[scoreBand(score)])}
            />{' '}
            {words.applicants.score(count)}
          </p>
          <RatingList>
            {applicant_ratings.map(rated => {
              const { key, ...bar } = barOf(rated, labels[rated.key], words, format)
              return <RatingBar key={key} {...bar} />
            })}
          </RatingList>
        </>
      )}
      <ArrowLink href={href(locale, 'companyReviews', { id: slug }, { type: 'applicant' })}>
        {words.applicants.read}
      </ArrowLink>
    </Section>
  )
}

const ICONS: Record<AnswerKey, ListIcon> = {
  privateinsurance: 'heart-pulse',
  easyaccesstoprayerroom: 'door-open',
  parkingspace: 'square-parking',
  workfromhome: 'house-wifi',
  publictransport: 'bus',
  freemeals: 'utensils',
}

const ORDER = ['yes', 'half', 'no'] as const

/**
 * Benefits with the number of confirming answers, existing ones first. A benefit with fewer than three answers is
 * hidden, because it would reveal what individuals answered.
 */
function BenefitsSection({ benefits }: Pick<CompanyFigures, 'benefits'>) {
  const format = useFormats()
  const words = useWords('companies')
  const known = benefits.filter(benefit => benefit.answered >= PRIVACY_FLOOR)
  if (known.length === 0) return null
  return (
    <Section title={words.benefit.title} small>
      <IconList
        items={known
          .map(benefit => ({ ...benefit, verdict: verdictOf(benefit.yes / benefit.answered) }))
          .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
          .map(({ key, yes, answered, verdict }) => ({
            icon: ICONS[key],
            label: words.benefit.short[key] ?? words.benefits[key],
            value: words.benefit[verdict],
            note: words.benefit.share(format.count(yes), format.count(answered)),
            off: verdict === 'no',
          }))}
      />
    </Section>
  )
}
