import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { staffToken, TEAM } from '../session/session.ts'

/** What waits of every subject, for the tabs; asked again when `turn` changes. Without an answer the tabs stand without figures. */
export function useCounts(turn: unknown): Output<'teamCounts'> | undefined {
  const call = useSessionCall(TEAM)
  const [counts, setCounts] = useState<Output<'teamCounts'>>()
  useEffect(() => {
    if (staffToken()) call('teamCounts', {}).then(setCounts, () => {})
  }, [call, turn])
  return counts
}
