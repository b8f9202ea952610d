import { useEffect, useState } from 'react'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { httpCall } from '#web/platform/call.ts'
import { useSession } from '#web/platform/session.ts'

/** The applications of who is signed in here. */
export function useApplications() {
  const token = useSession()?.token
  const [attempt, setAttempt] = useState(0)
  const [came, setCame] = useState<{ of: string; list?: OwnApplication[] }>()
  const of = `${token} ${attempt}`
  useEffect(() => {
    if (!token) return
    let stale = false
    httpCall('ownApplications', {}).then(
      ({ applications: list }) => stale || setCame({ of, list }),
      () => stale || setCame({ of }),
    )
    return () => {
      stale = true
    }
  }, [token, of])
  const shown = came?.of === of ? came : undefined
  return {
    list: shown?.list,
    failed: shown !== undefined && !shown.list,
    again: () => setAttempt(attempt + 1),
    put: (list: OwnApplication[]) => setCame({ of, list }),
  }
}
