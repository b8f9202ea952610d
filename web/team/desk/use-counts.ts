import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { staffToken } from '../session/session.ts'
import { useTeamCall } from '../session/use-team-call.ts'

/** What waits of every subject, for the tabs; asked again when `turn` changes. Without an answer the tabs stand without figures. */
export function useCounts(turn: unknown): Output<'teamCounts'> | undefined {
  const call = useTeamCall()
  const [counts, setCounts] = useState<Output<'teamCounts'>>()
  useEffect(() => {
    if (staffToken()) call('teamCounts', {}).then(setCounts, () => {})
  }, [call, turn])
  return counts
}
