import { useEffect, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Failed } from '#web/ui/forms/waiting.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useStaffSession, TEAM } from '../session/session.ts'
import { LiftTakeDown } from './lift-take-down.tsx'

type Props = { company: { id: string; name: string } }

/** Of a company that was taken down: that it was, and the way to end that, for administrators. */
export function CompanyTakenDown({ company }: Props) {
  const isAdministrator = useStaffSession()?.staff.role === 'administrator'
  return isAdministrator ? <Asked company={company} /> : null
}

function Asked({ company }: Props) {
  const { retry, vacancy } = useWords('team')
  const { lift: words } = vacancy
  const call = useSessionCall(TEAM)
  const [state, setState] = useState<'standing' | 'lifted' | 'failed'>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let stale = false
    call('takenDown', { params: { id: company.id } }).then(
      ({ is_taken_down }) => stale || setState(is_taken_down ? 'standing' : undefined),
      () => stale || setState('failed'),
    )
    return () => {
      stale = true
    }
  }, [call, company.id, attempt])
  if (state === undefined) return null
  if (state === 'failed')
    return (
      <Failed retry={retry} onRetry={() => setAttempt(attempt + 1)}>
        {words.unknown}
      </Failed>
    )
  return (
    <section aria-labelledby="taken-down-h">
      <h2 id="taken-down-h">{words.heading}</h2>
      <p role="status">{state === 'lifted' ? words.done : words.standing}</p>
      {state === 'standing' && <LiftTakeDown company={company} onDone={() => setState('lifted')} />}
    </section>
  )
}
