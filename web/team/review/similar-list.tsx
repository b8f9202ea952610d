import type { ModeratorReview } from '#shared/contract/reviews/desk-review.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import type { Queue } from '../desk/queue.ts'
import type { DeskRow } from '#shared/contract/moderation/desk.ts'

type Props = {
  review: ModeratorReview
  queue: Queue<DeskRow<'review'>> | undefined
  onOpen: (id: string) => void
}

/**
 * Similarity from which a review is nearly a copy; below it, people of one company may simply have had the same
 * experience.
 */
const NEARLY_A_COPY = 0.4

/** Similar reviews of the same company; less similar ones are collapsed. */
export function SimilarList({ review, queue, onOpen }: Props) {
  const { similar: words } = useWords('team')
  const { share, count } = useFormats()
  const copies = review.similar.filter(({ similarity }) => similarity >= NEARLY_A_COPY)
  const others = review.similar.filter(({ similarity }) => similarity < NEARLY_A_COPY)
  const most = others[0]
  if (review.similar.length === 0) return null
  return (
    <section className={copies.length > 0 ? 'similar similar-copies' : 'similar'} aria-labelledby="similar-h">
      <h2 id="similar-h" className={copies.length > 0 ? undefined : 'vh'}>
        {words.title}
      </h2>
      {copies.length > 0 && (
        <>
          <Rows list={copies} queue={queue} onOpen={onOpen} />
          <p className="note">{words.hint}</p>
        </>
      )}
      {most && (
        <Disclosure summary={words.somewhat(count(others.length), share(most.similarity))}>
          <Rows list={others} queue={queue} onOpen={onOpen} />
        </Disclosure>
      )}
    </section>
  )
}

type RowsProps = Omit<Props, 'review'> & { list: ModeratorReview['similar'] }

function Rows({ list, queue, onOpen }: RowsProps) {
  const { similar: words, states } = useWords('team')
  const { share } = useFormats()
  return (
    <ul>
      {list.map(one => (
        <li key={one.id}>
          <b>{words.similarity(share(one.similarity))}</b>
          <span className="similar-t">“{one.headline}”</span>
          <span>{states[one.state]}</span>
          <Way one={one} queue={queue} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

type WayProps = Omit<Props, 'review'> & { one: ModeratorReview['similar'][number] }

/** Link by state: a pending review opens on the desk, a published one on its page, any other in the history. */
function Way({ one: { id, state }, queue, onOpen }: WayProps) {
  const locale = useLocale()
  const { similar: words } = useWords('team')
  if (state === 'pending')
    return queue?.rows.some(row => row.id === id) ? (
      <LinkButton onClick={() => onOpen(id)}>{words.open}</LinkButton>
    ) : (
      <span className="note">{words.elsewhere}</span>
    )
  const to =
    state === 'published' ? href(locale, 'review', { id }) : href(locale, 'teamHistory', {}, { subject: id })
  return (
    <a href={to} target="_blank" rel="noopener">
      {state === 'published' ? words.read : words.history}
      <span className="vh"> {words.newTab}</span>
    </a>
  )
}
