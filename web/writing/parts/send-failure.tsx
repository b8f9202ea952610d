import { useState } from 'react'
import { OtherDevice } from '#web/accounts/pass/other-device.tsx'
import type { NoCredential } from '#web/accounts/pass/credential.ts'
import { useWords } from '#web/platform/locale.ts'
import { Failed } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Failure } from './deliver.ts'

/**
 * Why sending failed, and what to do. The form's own button sends again. Errors of fields are shown at the fields
 * instead.
 */
export function SendFailure({ outcome }: { outcome: Failure | { kind: 'sent' | 'edited' } | undefined }) {
  const { send } = useWords('writing')
  switch (outcome?.kind) {
    case 'offline':
      return <Failed>{send.offline}</Failed>
    case 'limited':
      return <Failed>{send.limited}</Failed>
    case 'failed':
      return <Failed>{send.busy}</Failed>
    case 'refused':
      return <Failed>{outcome.message || send.busy}</Failed>
    case 'other-device':
    case 'wrong-key':
      return <NoKey found={outcome} />
    case 'sign-in':
      return (
        <Notice kind="warn" role="alert">
          {send.signInAgain}
        </Notice>
      )
    default:
      return null
  }
}

function NoKey({ found }: { found: NoCredential }) {
  const { other } = useWords('pass')
  // The next attempt has an outcome of its own.
  const [mended, setMended] = useState<NoCredential>()
  return mended === found ? (
    <Notice role="status">{other.ready}</Notice>
  ) : (
    <OtherDevice found={found} onReady={() => setMended(found)} />
  )
}
