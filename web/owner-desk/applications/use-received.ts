import { useEffect } from 'react'
import type { Input } from '#shared/contract/contract.ts'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { wipeGoneAnswers } from './answer-draft.ts'

/** What a company received. Of one vacancy alone it does not say what else is gone. */
export function useReceived(query: NonNullable<Input<'ownerApplications'>['query']>) {
  const asked = useSessionData(OWNER, 'ownerApplications', { query })
  const { data } = asked
  const isWhole = query.vacancy === undefined && query.state === undefined
  useEffect(() => {
    if (data && isWhole) wipeGoneAnswers(data)
  }, [data, isWhole])
  return asked
}
