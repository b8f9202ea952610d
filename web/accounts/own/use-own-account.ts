import { useEffect, useState } from 'react'
import type { OwnAccount } from '#shared/contract/accounts/own-account.ts'
import { httpCall } from '#web/platform/call.ts'
import { useSession } from '#web/platform/session.ts'

/** The account of who is signed in here; asked for anew when somebody else signs in. */
export function useOwnAccount() {
  const token = useSession()?.token
  const [attempt, setAttempt] = useState(0)
  const [came, setCame] = useState<{ of: string; account?: OwnAccount }>()
  const of = `${token} ${attempt}`
  useEffect(() => {
    if (!token) return
    let stale = false
    httpCall('ownAccount', {}).then(
      account => stale || setCame({ of, account }),
      () => stale || setCame({ of }),
    )
    return () => {
      stale = true
    }
  }, [token, of])
  const shown = came?.of === of ? came : undefined
  return {
    signedIn: token !== undefined,
    account: shown?.account,
    failed: shown !== undefined && !shown.account,
    again: () => setAttempt(attempt + 1),
    put: (account: OwnAccount) => setCame({ of, account }),
  }
}

export type PutAccount = ReturnType<typeof useOwnAccount>['put']
