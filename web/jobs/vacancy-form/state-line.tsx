import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'

/** State of a vacancy, its last day, and the team's note. */
export function StateLine({ own: { state, last_day, note, findings } }: { own: OwnVacancy }) {
  const format = useFormats()
  const { states, list: words } = useWords('vacancies')
  const { kinds } = useWords('vacancies')
  const reasons = [
    ...new Set(findings.flatMap(({ kind, effect }) => (effect === 'hold' ? [kinds[kind]] : []))),
  ]
  const day = format.day(last_day)
  return (
    <>
      <p className="vacancy-state">
        <b>{states[state]}</b>
        {state === 'expired' && <span>{words.ended(day)}</span>}
        {(state === 'open' || state === 'held') && <span>{words.until(day)}</span>}
      </p>
      {state === 'held' && reasons.length > 0 && <p className="note">{words.heldBy(reasons.join(', '))}</p>}
      {state === 'declined' && note !== null && <p>{words.note(note)}</p>}
    </>
  )
}
