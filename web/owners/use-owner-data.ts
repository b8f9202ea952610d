import { useEffect, useState } from 'react'
import type { Input, Output } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import { isCallError } from '#web/platform/call.ts'
import { useOwnerCall } from './use-owner-call.ts'

type Came<N extends EndpointName> = { of: string; data?: Output<N>; missing?: boolean }

/** What a call of the company's area answers; asked anew when its input changes. `put` notes what another call answered. */
export function useOwnerData<N extends EndpointName>(name: N, input: Input<N>) {
  const call = useOwnerCall()
  const [came, setCame] = useState<Came<N>>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(input)
  const of = `${asked} ${attempt}`
  useEffect(() => {
    let stale = false
    call(name, JSON.parse(asked) as Input<N>).then(
      data => stale || setCame({ of, data }),
      error => stale || setCame({ of, missing: isCallError(error) && error.status === 404 }),
    )
    return () => {
      stale = true
    }
  }, [call, name, asked, of])
  const shown = came?.of === of ? came : undefined
  return {
    data: shown?.data,
    missing: shown?.missing === true,
    failed: shown !== undefined && !shown.data && !shown.missing,
    again: () => setAttempt(attempt + 1),
    put: (data: Output<N>) => setCame({ of, data }),
  }
}
