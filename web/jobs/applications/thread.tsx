import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'

type Props = Pick<OwnApplication, 'state' | 'sent_on' | 'seen_on' | 'answered_on'>

/**
 * Progress of an application (sent, seen, answered) as a thread with three knots; a withdrawn one has no further knots.
 */
export function Thread({ state, sent_on, seen_on, answered_on }: Props) {
  const { states, answered, thread } = useWords('applying')
  const { day } = useFormats()
  const last = state === 'invited' || state === 'declined' ? states[state] : answered
  const all = [
    [states.sent, sent_on],
    [states.seen, seen_on],
    [last, answered_on],
  ] as const
  const knots = state === 'withdrawn' ? all.filter(([, on]) => on !== null) : all
  const now = knots.findLastIndex(([, on]) => on !== null)
  return (
    <ol
      className={cx('thread', state === 'invited' && 'thread-yes', state === 'declined' && 'thread-no')}
      aria-label={thread}
    >
      {knots.map(([word, on], at) => (
        <li
          key={word}
          className={on === null ? undefined : 'on'}
          aria-current={at === now ? 'step' : undefined}
        >
          <span>{word}</span>
          {on !== null && <span className="note">{day(on)}</span>}
        </li>
      ))}
    </ol>
  )
}
