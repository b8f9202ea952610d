import { useEffect, useState } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'

/** How something stands now, once that is known; or that nobody finds it any more. */
export function useNow<N extends 'vacancy' | 'companyVacancies'>(name: N, key: string) {
  const [now, setNow] = useState<Output<N>>()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let stale = false
    const params = name === 'vacancy' ? { id: key } : { slug: key }
    httpCall(name, { params } as never).then(
      answer => stale || setNow(answer as Output<N>),
      error => stale || setGone(isCallError(error) && error.status === 404),
    )
    return () => {
      stale = true
    }
  }, [name, key])
  return { now, isGone }
}
