import { useEffect } from 'react'
import type { Input } from '#shared/contract/contract.ts'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { wipeGoneAnswers } from './answer-draft.ts'

/** Applications to the company. Drafts are only cleaned up with the full list, not with that of one vacancy. */
export function useReceived(query: NonNullable<Input<'ownerApplications'>['query']>) {
  const loaded = useSessionData(OWNER, 'ownerApplications', { query })
  const { data } = loaded
  const isWhole = query.vacancy === undefined && query.state === undefined
  useEffect(() => {
    if (data && isWhole) wipeGoneAnswers(data)
  }, [data, isWhole])
  return loaded
}
