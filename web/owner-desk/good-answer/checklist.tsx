import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import type { useReplyFindings } from '../use-reply-findings.ts'
import { GOOD_SIGNS, signsIn } from './good-answer.ts'

type Props = { text: string; review: PublicReview; found: ReturnType<typeof useReplyFindings> }

/** What helps readers: each ticks itself. */
export function Checklist({ text, review, found }: Props) {
  const { helps: words } = useWords('answering')
  const empty = text.trim() === ''
  const guesses = found.hunts.length > 0
  // A name or a phone number also identifies a person.
  const pointsAtNobody = found.isPresent && !found.isHeld && found.refused.length === 0
  const signs = { ...signsIn(text, review), guess: pointsAtNobody }
  return (
    <>
      <h3 className="helps-h">{words.title}</h3>
      <ul className="helps">
        {GOOD_SIGNS.map(sign => {
          const warns = sign === 'guess' && guesses
          const done = !empty && signs[sign]
          return (
            <li key={sign} className={warns ? 'helps-warn' : undefined}>
              {warns ? (
                <Icon name="triangle-alert" />
              ) : done ? (
                <Icon name="check" />
              ) : (
                <span className="helps-hole" aria-hidden="true" />
              )}
              <span>
                {words.signs[sign]}
                {done && <span className="vh"> {words.done}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
