import type { CompanyHeader } from '#shared/contract/companies.ts'
import type { PublicReview, ReviewList as List } from '#shared/contract/reviews.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/list.tsx'
import { Empty } from '#web/ui/notice.tsx'
import { LockedReviews } from './locked-reviews.tsx'
import { ReviewEntry } from './review-entry.tsx'
import { ReviewStub } from './review-stub.tsx'
import { choiceQuery, ReviewTools, type Choice } from './review-tools.tsx'
import './reviews.css'

type Props = { company: CompanyHeader; list: List; choice: Choice }

/** The tab "Ulasan": the open reviews, then what waits behind the cloth. */
export function ReviewList({ company, list, choice }: Props) {
  const words = useWords('reviews')
  if (list.tabs.all === 0) return <NoReviews company={company} />
  return (
    <section className="reviews" aria-labelledby="ulasan">
      <h2 id="ulasan" className="vh">
        {words.title}
      </h2>
      <ReviewTools slug={company.slug} list={list} choice={choice} />
      {list.reviews.map(review =>
        hasStub(review) ? (
          <ReviewStub key={review.id} review={review} />
        ) : (
          <ReviewEntry key={review.id} review={review} />
        ),
      )}
      {list.reviews.length === 0 && <NothingOpen company={company} list={list} />}
      {list.locked > 0 && <LockedReviews company={company} locked={list.locked} />}
      <Pages company={company} list={list} choice={choice} />
    </section>
  )
}

const hasStub = (
  review: PublicReview,
): review is PublicReview & { stub: NonNullable<PublicReview['stub']> } => review.stub !== null

function Pages({ company, list, choice }: Props) {
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

function NothingOpen({ company, list }: Omit<Props, 'choice'>) {
  const locale = useLocale()
  const { list: words } = useWords('reviews')
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={href(locale, 'companyReviews', { id: company.slug })}>
          {words.all}
        </ButtonLink>
      }
    >
      <p>{list.locked > 0 ? words.noneOpen : words.noneOfType}</p>
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
