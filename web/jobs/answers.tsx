import type { AnswerRecord } from '#shared/contract/jobs/applications.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import '#web/ui/layout/profile-head.css'

const SQUARES = 10

/** How often and how fast a company answers applicants: ten squares, with the counts below. */
export function Answers({ record }: { record: AnswerRecord | null }) {
  const { answers: words } = useWords('jobs')
  return (
    <Section title={words.title} small>
      {record ? <Record record={record} /> : <p className="note">{words.few}</p>}
    </Section>
  )
}

function Record({ record }: { record: AnswerRecord }) {
  const { answers: words } = useWords('jobs')
  const { count } = useFormats()
  const { applications: all, answered, within_week, within_month, days } = record
  const parts = [
    ['week', within_week],
    ['month', within_month - within_week],
    ['later', answered - within_month],
    ['none', all - answered],
  ] as const
  return (
    <>
      <p>{days === null ? words.never(count(all)) : words.line(count(answered), count(all), days)}</p>
      <div className="job-answers" aria-hidden="true">
        {squares(parts, all).map((part, at) => (
          <span key={at} className={`job-answers-${part}`} />
        ))}
      </div>
      <p className="note dotted">
        {parts.map(([part, many]) => many > 0 && <span key={part}>{words[part](count(many))}</span>)}
      </p>
      <p className="note">{words.note}</p>
    </>
  )
}

/** Each square gets the part that contains its centre. */
function squares<P extends string>(parts: readonly (readonly [P, number])[], all: number): P[] {
  return Array.from({ length: SQUARES }, (_, square) => {
    let left = ((square + 0.5) / SQUARES) * all
    const found = parts.find(([, many]) => (left -= many) < 0) ?? parts.at(-1)
    return (found as readonly [P, number])[0]
  })
}
