import type { QuotedList } from '#shared/contract/reviews.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { QuotedReviews } from '#web/reviews/latest-reviews.tsx'
import { ReviewsSide } from '#web/reviews/reviews-side.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/notice.tsx'
import '#web/reviews/reviews.css'

export const page = definePage<QuotedList>({
  load: ({ call, locale }) => call('latestReviews', { params: { locale } }),
  head: ({ data, locale }) => {
    const { latest } = words(locale, 'reading')
    return {
      title: latest.headTitle,
      description: latest.description,
      noindex: data.reviews.length === 0,
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
  View: ({ data: { reviews } }) => (
    <div className="wrap">
      <Heading />
      <div className="cols-side latest">
        {reviews.length === 0 ? <None /> : <QuotedReviews reviews={reviews} />}
        <ReviewsSide />
      </div>
    </div>
  ),
})

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
