import type { KeptDraft } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-sending.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { handOver } from '../kept/sent.ts'
import { chosen, heldPass, useHeldPass } from '../kept/withdrawal-pass.ts'
import { useSignInFirst, useThanks } from '../parts/use-leave.ts'
import { companyOf, PAY_SLOT, type PayDraft } from '../kept/pay-draft.ts'
import { sendPay, type PayOutcome } from './send-pay.ts'

/** Sending pay, after the page that will show its code was loaded. Signing in, where it is needed, opens over the form; then sending goes on. */
export function useSendPay(
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
    // One of an earlier attempt must not come back when this one's answer is lost.
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

/** A pass that is there already, from withdrawn pay or an earlier attempt, sends without signing in. */
export function useNeedsSignIn(draft: PayDraft): boolean {
  const session = useSession()
  return passOf(draft, useHeldPass()) === null && session === undefined
}

type Held = ReturnType<typeof heldPass>

/** With that of withdrawn pay where it is of the same company and year. */
function passOf(draft: PayDraft, held: Held): string | null {
  const isOf = held?.slug === (companyOf(draft)?.slug ?? '') && held.year === Number(draft.year)
  return chosen(draft, held && isOf ? held.pass : null)
}
