import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { QuotedNews } from './quoted-news.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import './owner-desk.css'

/** Number of reviews on the area's first page, a manageable amount for one session. */
const SHOWN = 3

/** The newest reviews without a reply, as articles. */
export function WaitingReviews() {
  const locale = useLocale()
  const { count } = useFormats()
  const { home } = useWords('owners')
  const { waits: words, list } = useWords('answering')
  const loaded = useSessionData(OWNER, 'ownerReviews', { query: {} })
  return (
    <Waiting loaded={loaded}>
      {({ reviews, counts: { unanswered } }) =>
        unanswered === 0 ? (
          <h1>{home.nobodyWaits}</h1>
        ) : (
          <>
            <h1>{words.title(count(unanswered))}</h1>
            <p className="find">{words.lead}</p>
            <Section title={words.section}>
              {reviews.slice(0, SHOWN).map(({ review }, at) => {
                const to = href(locale, 'ownerReview', { review: review.id })
                return (
                  <div key={review.id} className="answers-one">
                    <QuotedNews review={review} href={to} level={3} />
                    <ButtonLink kind={at === 0 ? undefined : 'line'} href={to}>
                      {list.answer}
                    </ButtonLink>
                  </div>
                )
              })}
              <ArrowLink href={href(locale, 'ownerReviews')}>{words.all(count(unanswered))}</ArrowLink>
            </Section>
          </>
        )
      }
    </Waiting>
  )
}
