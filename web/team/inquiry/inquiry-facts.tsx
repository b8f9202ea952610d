import type { Inquiry } from '#shared/contract/contact/desk-inquiry.ts'
import { useWords } from '#web/platform/locale.ts'
import { hasStub } from '#web/reviews/has-stub.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import { ReviewStub } from '#web/reviews/review-stub.tsx'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Facts } from '#web/ui/layout/list.tsx'
import { ProofList } from '../claim/proof-list.tsx'
import { leftOf } from './acts.ts'

/** Who asks, what they write, and what stands where they point. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { inquiry: words } = useWords('team')
  const { facts } = words
  const { who, earlier, email } = inquiry
  const said = [
    { label: facts.name, value: inquiry.name },
    { label: facts.email, value: inquiry.proven ? words.proven(email) : words.unproven(email) },
    { label: facts.who, value: who && words.askers[who] },
    { label: facts.company, value: inquiry.company },
    { label: facts.address, value: inquiry.address },
    { label: facts.language, value: words.languages[inquiry.locale] },
    {
      label: facts.earlier,
      value: earlier && `${earlier.ticket}${earlier.outcome ? `, ${words.outcomes[earlier.outcome]}` : ''}`,
    },
  ]
  return (
    <section className="work asking" aria-labelledby="work-h">
      <Kicker>
        <b>{words.left(inquiry.hours)}</b>
        <span>{inquiry.flags.map(flag => words.flags[flag]).join(', ')}</span>
      </Kicker>
      <h1 id="work-h" tabIndex={-1}>
        {words.title(words.classes[inquiry.class], inquiry.ticket)}
      </h1>
      <Facts items={said.filter(({ value }) => Boolean(value))} />
      <h2>{words.says}</h2>
      <blockquote className="asking-talk" lang={inquiry.locale}>
        {inquiry.message}
      </blockquote>
      <ProofList id={inquiry.id} files={inquiry.files} call="inquiryFile" words={words} />
      {inquiry.address && (
        <>
          <h2>{words.there}</h2>
          {inquiry.path ? (
            <p>
              <a href={inquiry.path} target="_blank" rel="noreferrer">
                {words.openPage}
              </a>
            </p>
          ) : (
            <p className="note">{words.noPage}</p>
          )}
          {inquiry.review && hasStub(inquiry.review) && <ReviewStub review={inquiry.review} />}
          {inquiry.review && inquiry.review.headline !== null && (
            <ReviewEntry review={inquiry.review} still />
          )}
          {leftOf(inquiry).length === 0 && <p className="note">{words.nothingToTake}</p>}
        </>
      )}
    </section>
  )
}
