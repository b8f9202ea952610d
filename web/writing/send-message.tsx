import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/button.tsx'
import { Failed, Notice } from '#web/ui/notice.tsx'
import type { Outcome } from './send.ts'

type Props = {
  outcome: Outcome | undefined
  company: string
  onRetry: () => void
  onSeeState: (() => void) | undefined
}

/** Why a review could not be sent, and what to do. Mistakes in fields stand beside their fields instead. */
export function SendMessage({ outcome, company, onRetry, onSeeState }: Props) {
  const locale = useLocale()
  const { send, editing } = useWords('writing')
  switch (outcome?.kind) {
    case 'offline':
      return <Again text={send.offline} onRetry={onRetry} />
    case 'limited':
      return <Again text={send.limited} onRetry={onRetry} />
    case 'failed':
      return <Again text={send.busy} onRetry={onRetry} />
    case 'refused':
      return <Again text={outcome.message || send.busy} onRetry={onRetry} />
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

function Again({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { retry } = useWords('writing').send
  return (
    <Failed retry={retry} onRetry={onRetry}>
      {text}
    </Failed>
  )
}
