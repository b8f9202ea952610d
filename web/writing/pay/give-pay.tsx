import { hasCredential, useHasCredential } from '#web/accounts/pass/place.ts'
import type { ReactNode } from 'react'
import { useDraft, type DraftStore } from '#web/forms/use-draft.ts'
import { useWords, useLocale } from '#web/platform/locale.ts'
import { Notice } from '#web/ui/layout/notice.tsx'
import { payPlace, type PayPreset, type PayDraft, companyOf, PAY_SLOT } from '../drafts/pay-draft.ts'
import { OwnMail } from '../parts/own-mail.tsx'
import { PayForm } from './pay-form.tsx'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { httpCall } from '#web/platform/call.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { handOver } from '../drafts/sent.ts'
import { chosen, withdrawalPass, useWithdrawalPass } from '../drafts/withdrawal-pass.ts'
import { useSignInFirst, useThanks } from '../parts/use-leave.ts'
import { sendPay, type PayOutcome } from './send-pay.ts'

type Props = {
  preset: PayPreset
  title: string
  lead: string
  more: ReactNode
  loadThanks: () => Promise<unknown>
}

/** The form for standalone pay with the stored draft. */
export function GivePay({ preset, ...props }: Props) {
  const store = useDraft(payPlace(preset))
  return store && <NewPay store={store} {...props} />
}

type NewProps = Omit<Props, 'preset'> & { store: DraftStore<PayDraft> }

function NewPay({ store, title, lead, more, loadThanks }: NewProps) {
  const { send } = useWords('given')
  const signsIn = useNeedsSignIn(store.draft)
  return (
    <PayForm
      store={store}
      attempt={useSendPay(store, loadThanks)}
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
  { latest, put }: DraftStore<PayDraft>,
  loadThanks: () => Promise<unknown>,
): Attempt<PayOutcome> {
  const locale = useLocale()
  const signIn = useSignInFirst(useWords('given').send.signIn)
  const thanks = useThanks(loadThanks)

  return async again => {
    const pass = passOf(latest(), withdrawalPass())
    if (!sessionToken() && !pass && !hasCredential()) return signIn(again)
    const showThanks = await thanks()
    // The pass of an earlier attempt must not be used again if the answer to this attempt is lost.
    if (pass !== latest().pass) put(now => ({ ...now, pass: null }))
    const draft = latest()
    const outcome = await sendPay({ ...draft, pass }, locale, httpCall, part =>
      put(now => ({ ...now, ...part })),
    )
    if (outcome.kind === 'sign-in') return signIn(again)
    if (outcome.kind === 'sent') {
      const { code, earlier, held } = outcome
      const { slug = '', name = '' } = companyOf(draft) ?? {}
      handOver({ code, earlier, ticket: null, slot: PAY_SLOT, company: { slug, name }, pay: { held } })
      showThanks()
    }
    return outcome
  }
}

/** With an existing pass, from withdrawn pay or an earlier attempt, no sign-in is needed. */
function useNeedsSignIn(draft: PayDraft): boolean {
  const session = useSession()
  const holds = useHasCredential()
  return passOf(draft, useWithdrawalPass()) === null && session === undefined && !holds
}

type StoredPass = ReturnType<typeof withdrawalPass>

/** The pass of withdrawn pay is used if the company is the same. */
function passOf(draft: PayDraft, stored: StoredPass): string | null {
  const isOf = stored?.slug === (companyOf(draft)?.slug ?? '') && stored.year !== undefined
  return chosen(draft, stored && isOf ? stored.pass : null)
}
