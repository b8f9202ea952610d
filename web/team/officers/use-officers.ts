import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { isCallError } from '#web/platform/call.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

type Listed = Output<'companyOfficers'>
type Errors = Record<string, string[]>
type Done = { what: 'added' | 'removed'; name: string }
/** `failed`: what was asked last did not get through. */
type State = { of: string; listed?: Listed; busy: boolean; errors: Errors; failed: boolean; done?: Done }

const fresh = (of: string): State => ({ of, busy: false, errors: {}, failed: false })

/** A company's known officers, and what editors do with them. */
export function useOfficers(companyId: string) {
  const call = useSessionCall(TEAM)
  const [state, setState] = useState(fresh(companyId))
  const [attempt, setAttempt] = useState(0)
  const own = state.of === companyId ? state : fresh(companyId)
  const change = (part: Partial<State>) =>
    setState(now => ({ ...(now.of === companyId ? now : fresh(companyId)), ...part }))

  useEffect(() => {
    let stale = false
    const take = (state: Partial<State>) => stale || setState({ ...fresh(companyId), ...state })
    call('companyOfficers', { params: { id: companyId } }).then(
      listed => take({ listed }),
      () => take({ failed: true }),
    )
    return () => {
      stale = true
    }
  }, [call, companyId, attempt])

  /** Whether it was done. */
  async function act(asking: Promise<Listed>, done: Done): Promise<boolean> {
    change({ busy: true, errors: {}, failed: false })
    try {
      change({ listed: await asking, busy: false, done })
      return true
    } catch (error) {
      const errors = isCallError(error) ? error.errors : {}
      change({ busy: false, errors, failed: Object.keys(errors).length === 0 })
      return false
    }
  }
  return {
    ...own,
    add: (name: string, source: string) =>
      act(call('addOfficer', { params: { id: companyId }, body: { name, source } }), { what: 'added', name }),
    remove: (id: string, name: string) =>
      act(call('removeOfficer', { params: { id } }), { what: 'removed', name }),
    again: () => {
      setState(fresh(companyId))
      setAttempt(attempt + 1)
    },
  }
}

export type Officers = ReturnType<typeof useOfficers>
