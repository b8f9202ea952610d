import type { ReactNode } from 'react'
import { useDraft, type KeptDraft } from '#web/forms/use-draft.ts'
import { useWords } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { payPlace, type PayAsked, type PayDraft } from '../kept/pay-draft.ts'
import { OwnMail } from '../parts/own-mail.tsx'
import { PayForm } from './pay-form.tsx'
import { useNeedsSignIn, useSendPay } from './use-send-pay.ts'

type Props = {
  asked: PayAsked
  title: string
  lead: string
  more: ReactNode
  loadThanks: () => Promise<unknown>
}

/** The form for pay alone, with what this browser kept of it. */
export function GivePay({ asked, ...props }: Props) {
  const kept = useDraft(payPlace(asked))
  return kept && <NewPay kept={kept} {...props} />
}

type NewProps = Omit<Props, 'asked'> & { kept: KeptDraft<PayDraft> }

function NewPay({ kept, title, lead, more, loadThanks }: NewProps) {
  const { send } = useWords('given')
  const signsIn = useNeedsSignIn(kept.draft)
  return (
    <PayForm
      kept={kept}
      attempt={useSendPay(kept, loadThanks)}
      words={{ title, lead, button: signsIn ? send.signInFirst : send.button }}
      before={<OwnMail />}
      note={<Notice>{signsIn ? send.signIn : send.signedIn}</Notice>}
      more={more}
    />
  )
}
