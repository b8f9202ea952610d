import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { staffToken } from './session.ts'
import { useTeamCall } from './use-team-call.ts'

export type Counts = Output<'teamCounts'>

/** What waits in every room, for the tabs; asked again when `turn` changes. Without an answer the tabs stand without figures. */
export function useCounts(turn: unknown): Counts | undefined {
  const call = useTeamCall()
  const [counts, setCounts] = useState<Counts>()
  useEffect(() => {
    if (staffToken()) call('teamCounts', {}).then(setCounts, () => {})
  }, [call, turn])
  return counts
}
