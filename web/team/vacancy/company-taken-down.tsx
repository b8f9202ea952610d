import { useState } from 'react'
import { useSessionData } from '#web/platform/session-call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Failed } from '#web/ui/forms/waiting.tsx'
import { useStaffSession, TEAM } from '../session/session.ts'
import { LiftTakeDown } from './lift-take-down.tsx'

type Props = { company: { id: string; name: string } }

/** Notice that a company was taken down, with the action for administrators to end that. */
export function CompanyTakenDown({ company }: Props) {
  const isAdministrator = useStaffSession()?.staff.role === 'administrator'
  return isAdministrator ? <Section company={company} /> : null
}

function Section({ company }: Props) {
  const { retry, vacancy } = useWords('team')
  const { lift: words } = vacancy
  const { data, failed, again } = useSessionData(TEAM, 'takenDown', { params: { id: company.id } })
  const [isLifted, setLifted] = useState(false)
  if (failed)
    return (
      <Failed retry={retry} onRetry={again}>
        {words.unknown}
      </Failed>
    )
  if (!data?.is_taken_down) return null
  return (
    <section aria-labelledby="taken-down-h">
      <h2 id="taken-down-h">{words.heading}</h2>
      <p role="status">{isLifted ? words.done : words.standing}</p>
      {!isLifted && <LiftTakeDown company={company} onDone={() => setLifted(true)} />}
    </section>
  )
}
