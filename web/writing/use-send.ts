import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { loadLogin, openLogin } from '#web/accounts/login.ts'
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

/** Sending a new review, after the page that will show its code was loaded. Signing in, where it is needed, opens over the form; then sending goes on. */
export function useSend(
  { latest, put }: KeptDraft<Draft>,
  slot: string,
  loadThanks: () => Promise<unknown>,
): Attempt<Outcome> {
  const locale = useLocale()
  const navigate = useNavigate()
  const words = useWords('writing').send

  const signIn = (again: () => void): Promise<Outcome | undefined> =>
    loadLogin(locale).then(
      () => void openLogin({ reason: words.signIn, after: again }),
      () => ({ kind: 'offline' as const }),
    )

  /** `company`: of what was sent. The form stays open meanwhile, and may have been wiped. */
  function leave({ code, earlier, ticket }: Sent, { company }: Draft, thanks: boolean) {
    const { slug, name } = company as DraftCompany
    handOver({ code, earlier, ticket, slot, company: { slug, name } })
    const to = href(locale, 'thankYou')
    // What a newer version has replaced comes with a document of its own.
    if (thanks) void navigate(to, { replace: true })
    else location.replace(to)
  }

  return async again => {
    if (!sessionToken() && !passOf(latest())) return signIn(again)
    const thanks = await comes(loadThanks)
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
    if (came.kind === 'sent') leave(came, draft, thanks)
    return came.kind === 'sign-in' ? signIn(again) : came
  }
}

type Sent = Extract<Outcome, { kind: 'sent' }>

const comes = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )

/** A pass that is there already, from a withdrawn review or an earlier attempt, sends without signing in. */
export function useNeedsSignIn(draft: Draft): boolean {
  const session = useSession()
  return usePass(draft) === null && session === undefined
}
