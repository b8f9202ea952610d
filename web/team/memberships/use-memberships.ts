import { useEffect, useState } from 'react'
import type { Membership, MembershipChange } from '#shared/contract/owners/memberships.ts'
import { useWords } from '#web/platform/locale.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { isConflict } from '../desk/use-decisions.ts'

/** By so many months a subscription is extended. */
const MONTHS = 1

/** What companies subscribe to, and changing it: one call at a time. */
export function useMemberships() {
  const { memberships: words, failed: notSent } = useWords('team')
  const call = useSessionCall(TEAM)
  const [list, setList] = useState<Membership[]>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    call('memberships', {}).then(
      answer => setList(answer.memberships),
      () => setFailed(true),
    )
  }, [call, attempt])
  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  async function change({ company, until }: Membership, act: MembershipChange['act']): Promise<void> {
    setBusy(true)
    try {
      const body = { act, from: until, ...(act === 'extend' && { months: MONTHS }) }
      const answer = await call('changeMembership', { params: { id: company.id }, body })
      setList(answer.memberships)
      setSaid(words.done(company.name))
    } catch (error) {
      setSaid(isConflict(error) ? words.conflict : notSent)
      if (isConflict(error)) again()
    } finally {
      setBusy(false)
    }
  }
  return { list, failed, busy, said, again, change }
}

export type Memberships = ReturnType<typeof useMemberships>
