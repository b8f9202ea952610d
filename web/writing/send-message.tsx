import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { SendFailure } from './parts/send-failure.tsx'
import type { Outcome } from './send.ts'

type Props = {
  outcome: Outcome | undefined
  company: string
  onSeeState: (() => void) | undefined
}

/** Why a review could not be sent, and what to do. */
export function SendMessage({ outcome, company, onSeeState }: Props) {
  const locale = useLocale()
  const { send, editing } = useWords('writing')
  switch (outcome?.kind) {
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
      return <SendFailure outcome={outcome} />
  }
}
