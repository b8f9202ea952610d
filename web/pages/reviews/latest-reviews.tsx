import type { QuotedList } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { QuotedReviews } from '#web/reviews/quotes/quoted-reviews.tsx'
import { ReviewsSide } from '#web/reviews/reviews-side.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import './latest-reviews.css'

type Data = QuotedList & { cursor: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data, locale }) => {
    const { latest } = words(locale, 'reading')
    return {
      title: latest.headTitle,
      description: latest.description,
      feed: 'reviews',
      noindex: data.reviews.length === 0 || data.cursor !== null,
    }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'reading').latest.title, url: origin + href(locale, 'latestReviews') },
      ]),
    ]),
  View: ({ data: { reviews, page } }) => (
    <div className="wrap">
      <Heading />
      <Listing about={<ReviewsSide />}>
        {reviews.length === 0 && page.previous === null ? (
          <None />
        ) : (
          <QuotedReviews reviews={reviews} level={2} />
        )}
        <Pages page={page} />
      </Listing>
    </div>
  ),
})

async function load({ query, call, locale }: LoadArgs): Promise<Data> {
  const cursor = query.get('cursor')
  const list = await call('latestReviews', { params: { locale }, query: cursor === null ? {} : { cursor } })
  return { ...list, cursor }
}

function Pages({ page }: Pick<QuotedList, 'page'>) {
  const locale = useLocale()
  return <Pager page={page} to={cursor => href(locale, 'latestReviews', {}, { cursor })} />
}

function Heading() {
  const { latest } = useWords('reading')
  return (
    <header className="latest-head">
      <h1>{latest.title}</h1>
      <p className="lead-text">{latest.lead}</p>
    </header>
  )
}

function None() {
  const locale = useLocale()
  const { latest } = useWords('reading')
  const { nav } = useWords('masthead')
  return (
    <Empty
      action={
        <ButtonLink icon="pen-line" href={href(locale, 'writeReview')}>
          {nav.writeReview}
        </ButtonLink>
      }
    >
      <p>{latest.none}</p>
    </Empty>
  )
}
