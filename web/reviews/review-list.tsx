import { useMemo } from 'react'
import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { ReviewChoices, ReviewList as List, ReviewSummary } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { patternsOf } from '#shared/rules/found-words.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { LockedReviews } from './locked/locked-reviews.tsx'
import { Prompts, useWritePrompt } from './locked/prompts.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewStub } from './review-stub.tsx'
import { FoundWords } from './quotes/found-words.ts'
import { hasStub } from './has-stub.ts'
import { choiceQuery, NO_FILTERS, type Choice, isFiltered, type Filters } from './choice.ts'
import { ReviewSorts, ReviewTools } from './review-tools.tsx'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { useShareOf } from '#web/companies/share-of.ts'
import { Spread } from '#web/companies/spread.tsx'
import { RatingBar, RatingList } from '#web/ui/charts/ratings/rating-bar.tsx'
import { Score } from '#web/ui/charts/score.tsx'
import { Share } from '#web/ui/charts/ratings/stacked-bar.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import './reviews.css'

type Props = {
  company: CompanyHeader
  list: List
  choices: ReviewChoices
  summary: ReviewSummary
  choice: Choice
}

/** The tab "Ulasan": summary and filters, readable reviews, then the teaser for locked ones. */
export function ReviewList({ company, list, choices, summary, choice }: Props) {
  const words = useWords('reviews')
  const found = useMemo(() => patternsOf(choice.q ?? ''), [choice.q])
  if (list.tabs.all === 0) return <NoReviews company={company} />
  return (
    <Listing
      tools={<ReviewTools slug={company.slug} list={list} choices={choices} choice={choice} />}
      about={<SetSummary summary={summary} choice={choice} applicants={list.tabs.applicant} />}
    >
      <section aria-labelledby="ulasan">
        <h2 id="ulasan" className="vh">
          {words.title}
        </h2>
        <ReviewSorts slug={company.slug} list={list} choice={choice} />
        <FoundWords value={found}>
          {list.reviews.map(review =>
            hasStub(review) ? (
              <ReviewStub key={review.id} review={review} />
            ) : (
              <ReviewEntry key={review.id} review={review} />
            ),
          )}
        </FoundWords>
        {list.reviews.length === 0 && list.page.previous === null && (
          <NothingOpen company={company} list={list} choice={choice} />
        )}
        {list.locked > 0 && <LockedReviews company={company} list={list} choice={choice} />}
        <Pages company={company} list={list} choice={choice} />
        {list.locked === 0 && <Write company={company} />}
        <Prompts company={company} total={list.tabs.all} />
      </section>
    </Listing>
  )
}

/** Link to the review form below a fully readable list; a list with locked reviews has this link in the teaser. */
function Write({ company }: Pick<Props, 'company'>) {
  const locale = useLocale()
  const { locked: words } = useWords('reviews')
  return (
    <p>
      <ButtonLink
        kind="line"
        icon="pen-line"
        href={href(locale, 'companyWriteReview', { id: company.slug })}
        onClick={useWritePrompt().show}
      >
        {words.write}
      </ButtonLink>
    </p>
  )
}

type Shown = Pick<Props, 'company' | 'list' | 'choice'>

function Pages({ company, list, choice }: Shown) {
  const locale = useLocale()
  const to = (cursor: string) =>
    href(locale, 'companyReviews', { id: company.slug }, choiceQuery({ ...choice, cursor }))
  return <Pager label={useWords('reviews').list.pages} page={list.page} to={to} />
}

/** Empty state when no review matches the filters or all matches are locked, with a link that clears the filters. */
function NothingOpen({ company, list, choice }: Shown) {
  const locale = useLocale()
  const { list: words } = useWords('reviews')
  const isLocked = list.locked > 0
  const message =
    choice.q === null
      ? words[isLocked ? 'noneOpen' : 'noneFound']
      : words[isLocked ? 'holdsNoneOpen' : 'holdsNone'](choice.q)
  const all = href(
    locale,
    'companyReviews',
    { id: company.slug },
    choiceQuery({ ...choice, ...NO_FILTERS, q: null, cursor: null }),
  )
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={all}>
          {words[choice.q === null ? 'all' : 'clearSearch']}
        </ButtonLink>
      }
    >
      <p>{message}</p>
    </Empty>
  )
}

function NoReviews({ company }: Pick<Props, 'company'>) {
  const locale = useLocale()
  const words = useWords('reviews')
  const { write } = useWords('companies')
  return (
    <section className="reviews-none" aria-labelledby="ulasan">
      <h2 id="ulasan">{words.list.none}</h2>
      <Empty
        action={
          <ButtonLink icon="pen-line" href={href(locale, 'companyWriteReview', { id: company.slug })}>
            {write}
          </ButtonLink>
        }
      >
        <p>{words.list.invite(company.name)}</p>
      </Empty>
    </section>
  )
}

type SummaryProps = { summary: ReviewSummary; choice: Filters; applicants: number }

/**
 * Summary of the filtered reviews, without the figures that are filtered by. Applicants have a score of their own and
 * are not mixed with employees.
 */
function SetSummary({ summary, choice, applicants }: SummaryProps) {
  const format = useFormats()
  const { summary: words } = useWords('reading')
  const companies = useWords('companies')
  const shareOf = useShareOf()
  const { count, score, recommend_count, stars } = summary
  if (count === 0) return null
  const from = words.from[choice.type ?? 'employed'](format.count(count))
  if (score === null || recommend_count === null || stars === null)
    return <p className="note set-few">{words.few(from)}</p>
  return (
    <section className="set" aria-labelledby="ringkasan">
      <h2 id="ringkasan" className="vh">
        {words.title}
      </h2>
      <div className="set-in">
        <Score
          score={score}
          value={format.score(score)}
          outOf={companies.score.outOf}
          word={companies.bands[scoreBand(score)]}
          note={
            <>
              {from}
              {!isFiltered(choice) && applicants > 0 && companies.score.apart(format.count(applicants))}
            </>
          }
        />
        {choice.score === null && <Spread stars={stars} />}
        {choice.recommend === null && (
          <Share value={shareOf(recommend_count, count)}>{words.recommend}</Share>
        )}
      </div>
      <MeanRatings summary={summary} />
    </section>
  )
}

function MeanRatings({ summary: { ratings } }: Pick<SummaryProps, 'summary'>) {
  const format = useFormats()
  const { summary: words } = useWords('reading')
  const labels = useWords('reviews').ratings
  const companies = useWords('companies')
  return (
    <Disclosure summary={words.ratings(format.count(ratings.length))}>
      <RatingList>
        {ratings.map(({ key, mean, count }) => (
          <RatingBar
            key={key}
            label={labels[key]}
            value={mean}
            text={mean === null ? companies.ratings.unknown : format.score(mean)}
            difference={
              mean !== null && count < FEWEST_FOR_SHARES && companies.ratings.of(format.count(count))
            }
            spoken={mean === null ? undefined : companies.score.outOf}
          />
        ))}
      </RatingList>
    </Disclosure>
  )
}
