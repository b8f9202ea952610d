import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Failed } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Outcome } from './send.ts'

type Props = {
  outcome: Outcome | undefined
  company: string
  onSeeState: (() => void) | undefined
}

/** Why a review could not be sent, and what to do. Sending again is what the form’s own button does. Mistakes in fields stand beside their fields instead. */
export function SendMessage({ outcome, company, onSeeState }: Props) {
  const locale = useLocale()
  const { send, editing } = useWords('writing')
  switch (outcome?.kind) {
    case 'offline':
      return <Failed>{send.offline}</Failed>
    case 'limited':
      return <Failed>{send.limited}</Failed>
    case 'failed':
      return <Failed>{send.busy}</Failed>
    case 'refused':
      return <Failed>{outcome.message || send.busy}</Failed>
    case 'sign-in':
      return (
        <Notice kind="warn" role="alert">
          {send.signInAgain}
        </Notice>
      )
    case 'exists':
      return (
        <Notice kind="warn" role="alert">
          <p>{send.exists(company)}</p>
          <p>{send.existsNext}</p>
          <ArrowLink href={href(locale, 'myReview')}>{send.toMine}</ArrowLink>
        </Notice>
      )
    case 'decided':
      return (
        <Notice kind="warn" role="alert">
          <p>{editing.decided}</p>
          <Button kind="line" onClick={onSeeState}>
            {editing.seeState}
          </Button>
        </Notice>
      )
    default:
      return null
  }
}
