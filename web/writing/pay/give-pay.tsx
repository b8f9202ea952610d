import type { ReactNode } from 'react'
import { useDraft, type KeptDraft } from '#web/forms/use-draft.ts'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { payPlace, type PayAsked, type PayDraft, companyOf, PAY_SLOT } from '../drafts/pay-draft.ts'
import { OwnMail } from '../parts/own-mail.tsx'
import { PayForm } from './pay-form.tsx'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { httpCall } from '#web/platform/call.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { handOver } from '../drafts/sent.ts'
import { chosen, heldPass, useHeldPass } from '../drafts/withdrawal-pass.ts'
import { useSignInFirst, useThanks } from '../parts/use-leave.ts'
import { sendPay, type PayOutcome } from './send-pay.ts'

type Props = {
  asked: PayAsked
  title: string
  lead: string
  more: ReactNode
  loadThanks: () => Promise<unknown>
}

/** The form for standalone pay with the stored draft. */
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

/**
 * Sends pay after the thank-you page has been loaded. If a sign-in is needed, it opens over the form, and sending
 * continues after it.
 */
function useSendPay(
  { latest, put }: KeptDraft<PayDraft>,
  loadThanks: () => Promise<unknown>,
): Attempt<PayOutcome> {
  const locale = useLocale()
  const signIn = useSignInFirst(useWords('given').send.signIn)
  const thanks = useThanks(loadThanks)

  return async again => {
    const pass = passOf(latest(), heldPass())
    if (!sessionToken() && !pass) return signIn(again)
    const leave = await thanks()
    // The pass of an earlier attempt must not be used again if the answer to this attempt is lost.
    if (pass !== latest().pass) put(now => ({ ...now, pass: null }))
    const draft = latest()
    const came = await sendPay({ ...draft, pass }, locale, httpCall, part =>
      put(now => ({ ...now, ...part })),
    )
    if (came.kind === 'sign-in') return signIn(again)
    if (came.kind === 'sent') {
      const { code, earlier, held } = came
      const { slug = '', name = '' } = companyOf(draft) ?? {}
      handOver({ code, earlier, ticket: null, slot: PAY_SLOT, company: { slug, name }, pay: { held } })
      leave()
    }
    return came
  }
}

/** With an existing pass, from withdrawn pay or an earlier attempt, no sign-in is needed. */
function useNeedsSignIn(draft: PayDraft): boolean {
  const session = useSession()
  return passOf(draft, useHeldPass()) === null && session === undefined
}

type Held = ReturnType<typeof heldPass>

/** The pass of withdrawn pay is used if company and year are the same. */
function passOf(draft: PayDraft, held: Held): string | null {
  const isOf = held?.slug === (companyOf(draft)?.slug ?? '') && held.year === Number(draft.year)
  return chosen(draft, held && isOf ? held.pass : null)
}
