import type { CompanyHeader } from '#shared/contract/companies.ts'
import type { ReviewChoices, ReviewList as List, ReviewSummary } from '#shared/contract/reviews.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/list.tsx'
import { Empty } from '#web/ui/notice.tsx'
import { LockedReviews } from './locked-reviews.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewStub } from './review-stub.tsx'
import { hasStub } from './has-stub.ts'
import { choiceQuery, isFiltered, NO_FILTERS, type Choice } from './choice.ts'
import { ReviewTools } from './review-tools.tsx'
import { SummaryPlace } from './summary-place.tsx'
import './reviews.css'

type Props = {
  company: CompanyHeader
  list: List
  choices: ReviewChoices
  /** Figures of the set: where one was chosen, or the whole list is open. */
  summary: ReviewSummary | null
  choice: Choice
}

/** The tab "Ulasan": the open reviews, then what waits behind the cloth. */
export function ReviewList({ company, list, choices, summary, choice }: Props) {
  const words = useWords('reviews')
  if (list.tabs.all === 0) return <NoReviews company={company} />
  return (
    <section className="reviews" aria-labelledby="ulasan">
      <h2 id="ulasan" className="vh">
        {words.title}
      </h2>
      <ReviewTools slug={company.slug} list={list} choices={choices} choice={choice} />
      {summary && <SummaryPlace summary={summary} choice={choice} />}
      {list.reviews.map(review =>
        hasStub(review) ? (
          <ReviewStub key={review.id} review={review} />
        ) : (
          <ReviewEntry key={review.id} review={review} />
        ),
      )}
      {list.reviews.length === 0 && <NothingOpen company={company} list={list} choice={choice} />}
      {list.locked > 0 && <LockedReviews company={company} list={list} chosen={isFiltered(choice)} />}
      <Pages company={company} list={list} choice={choice} />
      {list.locked === 0 && <Write company={company} />}
    </section>
  )
}

/** Behind what can all be read; where something is locked the way to write stands there. */
function Write({ company }: Pick<Props, 'company'>) {
  const locale = useLocale()
  const { locked: words } = useWords('reviews')
  return (
    <p>
      <ButtonLink kind="line" icon="pen-line" href={href(locale, 'companyWriteReview', { id: company.slug })}>
        {words.write}
      </ButtonLink>
    </p>
  )
}

type Shown = Pick<Props, 'company' | 'list' | 'choice'>

function Pages({ company, list, choice }: Shown) {
  const locale = useLocale()
  const { list: words } = useWords('reviews')
  if (!list.next && !choice.cursor) return null
  const to = (cursor: string | null) =>
    href(locale, 'companyReviews', { id: company.slug }, choiceQuery({ ...choice, cursor }))
  return (
    <Pager
      label={words.pages}
      newer={choice.cursor ? { href: to(null), label: words.first } : undefined}
      older={list.next ? { href: to(list.next), label: words.next } : undefined}
    />
  )
}

/** Nothing of what was chosen can be read, and the way out of it. */
function NothingOpen({ company, list, choice }: Shown) {
  const locale = useLocale()
  const { list: words } = useWords('reviews')
  const all = href(
    locale,
    'companyReviews',
    { id: company.slug },
    choiceQuery({ ...choice, ...NO_FILTERS, cursor: null }),
  )
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={all}>
          {words.all}
        </ButtonLink>
      }
    >
      <p>{list.locked > 0 ? words.noneOpen : words.noneFound}</p>
    </Empty>
  )
}

function NoReviews({ company }: Pick<Props, 'company'>) {
  const locale = useLocale()
  const words = useWords('reviews')
  const { write } = useWords('companies')
  return (
    <section className="reviews reviews-none" aria-labelledby="ulasan">
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
