import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useLocation } from 'react-router'
import type { OwnerReview } from '#shared/contract/owner-desk/owner-desk.ts'
import { REVIEWS_SHOWN, type ReviewsShown } from '#shared/contract/owner-desk/limits.ts'
import type { Output } from '#shared/contract/contract.ts'
import { REVIEWER_KINDS } from '#shared/contract/keys.ts'
import { href, type Query } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewStub } from '#web/reviews/review-stub.tsx'
import { hasStub } from '#web/reviews/has-stub.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { QuotedNews } from '#web/owner-desk/quoted-news.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import '#web/owner-desk/owner-desk.css'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'answering').list.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerReviews" needs="reply">
      <OwnerReviews />
    </OwnerArea>
  ),
})

type List = Output<'ownerReviews'>
type Choice = { show: ReviewsShown; type?: string | undefined; score?: string | undefined }

/** Reviews of the company, those without a reply first. */
function OwnerReviews() {
  const locale = useLocale()
  const { list: words } = useWords('answering')
  const query = new URLSearchParams(useLocation().search)
  const choice = choiceOf(query)
  const cursor = query.get('cursor') ?? undefined
  const loaded = useSessionData(OWNER, 'ownerReviews', { query: { ...choice, cursor } as never })
  return (
    <>
      <h1>{words.title}</h1>
      <p className="find">{words.lead}</p>
      <Waiting loaded={loaded}>
        {list => (
          <>
            <Choices list={list} choice={choice} />
            {list.reviews.length === 0 ? (
              <Nothing list={list} choice={choice} />
            ) : (
              <div className="answers">
                {list.reviews.map((one, at) => (
                  <Row key={one.review.id} one={one} first={at === 0 && choice.show === 'unanswered'} />
                ))}
              </div>
            )}
            <Pager
              label={words.title}
              page={list.page}
              to={at => addressOf(locale, choice, { cursor: at })}
            />
          </>
        )}
      </Waiting>
      <p className="answers-more">
        <ArrowLink href={href(locale, 'ownerComments')}>{words.comments}</ArrowLink>
      </p>
    </>
  )
}

function choiceOf(query: URLSearchParams): Choice {
  const show = REVIEWS_SHOWN.find(one => one === query.get('show')) ?? 'unanswered'
  const [type, score] = [query.get('type'), query.get('score')]
  return { show, ...(type && { type }), ...(score && { score }) }
}

const addressOf = (locale: 'id' | 'en', { show, ...rest }: Choice, more: Query = {}): string =>
  href(locale, 'ownerReviews', {}, { ...(show !== 'unanswered' && { show }), ...rest, ...more })

function Choices({ list: { counts }, choice }: { list: List; choice: Choice }) {
  const locale = useLocale()
  const format = useFormats()
  const { list: words } = useWords('answering')
  const { kinds } = useWords('reviews')
  const to = (part: Partial<Choice>) => addressOf(locale, { ...choice, ...part })
  return (
    <>
      <Chips label={words.filter}>
        {REVIEWS_SHOWN.map(show => (
          <Chip
            key={show}
            href={to({ show })}
            chosen={show === choice.show}
            count={format.count(counts[show] ?? 0)}
          >
            {words.shown[show]}
          </Chip>
        ))}
      </Chips>
      <Chips label={words.by}>
        <Chip href={to({ type: undefined })} chosen={choice.type === undefined}>
          {words.everybody}
        </Chip>
        {REVIEWER_KINDS.map(type => (
          <Chip key={type} href={to({ type })} chosen={type === choice.type}>
            {kinds[type]}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

/** A review as an article, its state, and the link to reply. */
function Row({ one: { review, reply, hiding }, first }: { one: OwnerReview; first: boolean }) {
  const locale = useLocale()
  const { list: words } = useWords('answering')
  const to = href(locale, 'ownerReview', { review: review.id })
  if (hasStub(review))
    return (
      <div className="answers-one">
        <ReviewStub review={review} />
        {hiding?.state === 'open' && <ArrowLink href={to}>{words.seeHidden}</ArrowLink>}
      </div>
    )
  return (
    <div className="answers-one">
      <QuotedNews review={review} href={to} />
      {reply ? (
        <p className="answers-state">
          <b>{words.states[reply.state]}</b> <ArrowLink href={to}>{words.see}</ArrowLink>
        </p>
      ) : (
        <ButtonLink kind={first ? undefined : 'line'} href={to}>
          {words.answer}
        </ButtonLink>
      )}
    </div>
  )
}

function Nothing({ list: { counts }, choice }: { list: List; choice: Choice }) {
  const locale = useLocale()
  const { list: words } = useWords('answering')
  const narrowed = choice.type !== undefined || choice.score !== undefined
  if ((counts.all ?? 0) === 0)
    return (
      <Empty>
        <p>{words.none}</p>
      </Empty>
    )
  return (
    <Empty
      action={
        <ButtonLink kind="line" href={addressOf(locale, { show: narrowed ? choice.show : 'all' })}>
          {narrowed ? words.widen : words.shown.all}
        </ButtonLink>
      }
    >
      <p>{narrowed ? words.noneSuch : words.noneOf[choice.show]}</p>
    </Empty>
  )
}
