import type { KeptDraft } from '#web/forms/use-draft.ts'
import type { Attempt } from '#web/forms/use-sending.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { prepareTicket } from '#web/raffle/prepare.ts'
import type { Draft, DraftCompany } from './kept/draft.ts'
import { sendReview, type Outcome } from './send.ts'
import { handOver } from './kept/sent.ts'
import { passOf, usePass } from './kept/withdrawal-pass.ts'
import { useSignInFirst, useThanks } from './parts/use-leave.ts'

/** Sending a new review, after the page that will show its code was loaded. Signing in, where it is needed, opens over the form; then sending goes on. */
export function useSend(
  { latest, put }: KeptDraft<Draft>,
  slot: string,
  loadThanks: () => Promise<unknown>,
): Attempt<Outcome> {
  const locale = useLocale()
  const signIn = useSignInFirst(useWords('writing').send.signIn)
  const thanks = useThanks(loadThanks)

  return async again => {
    if (!sessionToken() && !passOf(latest())) return signIn(again)
    const leave = await thanks()
    const pass = passOf(latest())
    // One of an earlier attempt must not come back when this one's answer is lost.
    if (pass !== latest().pass) put(now => ({ ...now, pass: null }))
    const draft = latest()
    const came = await sendReview(
      { ...draft, pass },
      locale,
      httpCall,
      part => put(now => ({ ...now, ...part })),
      () => prepareTicket(httpCall),
    )
    if (came.kind === 'sign-in') return signIn(again)
    if (came.kind === 'sent') {
      // The form stays open meanwhile, and may have been wiped: of what was sent.
      const { slug, name } = draft.company as DraftCompany
      const { code, earlier, ticket } = came
      handOver({ code, earlier, ticket, slot, company: { slug, name } })
      leave()
    }
    return came
  }
}

/** A pass that is there already, from a withdrawn review or an earlier attempt, sends without signing in. */
export function useNeedsSignIn(draft: Draft): boolean {
  const session = useSession()
  return usePass(draft) === null && session === undefined
}
