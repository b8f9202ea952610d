import { useFormats, useWords } from '#web/platform/locale.ts'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '../session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { Waiting } from '../waiting.tsx'
import '../area.css'

/** What was done for the company, and by whom: for its own people alone. */
export function OwnHistory() {
  const { history } = useWords('owners')
  const { day } = useFormats()
  return (
    <Section title={history.title}>
      <p className="note">{history.lead}</p>
      <Waiting asked={useSessionData(OWNER, 'ownerHistory', {})}>
        {({ acts }) =>
          acts.length === 0 ? (
            <Empty>{history.none}</Empty>
          ) : (
            <ul className="area-people">
              {acts.map(({ id, act, by, about, week }) => (
                <li key={id}>
                  <span>
                    <b>
                      {(history.acts[act as keyof typeof history.acts] ?? history.other)(
                        about ?? history.somebody,
                      )}
                    </b>
                    <span className="note">
                      {by ?? history.somebody}, {history.week(day(week))}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Waiting>
    </Section>
  )
}
