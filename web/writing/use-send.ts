import { useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { loadLogin, openLogin } from '#web/accounts/login.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { prepareTicket } from '#web/raffle/prepare.ts'
import type { Draft, DraftCompany } from './draft.ts'
import { sendReview, type Outcome } from './send.ts'
import { handOver } from './sent.ts'
import type { KeptDraft } from './use-draft.ts'

export type Sending = {
  busy: boolean
  outcome: Outcome | undefined
  send: () => Promise<void>
  forget: () => void
}

/** Sending, after the page that will show the code was loaded, and what came of it; `onRefused` says whether it could show the mistakes beside their fields. Signing in, where it is needed, opens over the form; then sending goes on. */
export function useSend(
  { latest, put }: KeptDraft,
  slot: string,
  loadThanks: () => Promise<unknown>,
  onRefused: (errors: Record<string, string[]>) => boolean,
): Sending {
  const locale = useLocale()
  const navigate = useNavigate()
  const words = useWords('writing').send
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function send() {
    setOutcome(undefined)
    if (!sessionToken() && !latest().pass) return signIn()
    setBusy(true)
    const thanks = await comes(loadThanks)
    const draft = latest()
    const came = await sendReview(
      draft,
      locale,
      httpCall,
      part => put(now => ({ ...now, ...part })),
      () => prepareTicket(httpCall),
    )
    setBusy(false)
    if (came.kind === 'refused' && onRefused(came.errors)) return
    setOutcome(came)
    if (came.kind === 'sent') return leave(came, draft, thanks)
    if (came.kind === 'sign-in') return signIn()
  }

  const signIn = () =>
    loadLogin(locale).then(
      () => openLogin({ reason: words.signIn, after: () => void send() }),
      () => setOutcome({ kind: 'offline' }),
    )

  /** `company`: of what was sent. The form stays open meanwhile, and may have been wiped. */
  function leave(
    { code, earlier, ticket }: Extract<Outcome, { kind: 'sent' }>,
    { company }: Draft,
    thanks: boolean,
  ) {
    const { slug, name } = company as DraftCompany
    handOver({ code, earlier, ticket, slot, company: { slug, name } })
    const to = href(locale, 'thankYou')
    // What a newer version has replaced comes with a document of its own.
    if (thanks) void navigate(to, { replace: true })
    else location.replace(to)
  }
  return { busy, outcome, send, forget: () => setOutcome(undefined) }
}

const comes = (load: () => Promise<unknown>): Promise<boolean> =>
  load().then(
    () => true,
    () => false,
  )

/** A pass that is there already, from a withdrawn review or an earlier attempt, sends without signing in. */
export function useNeedsSignIn({ pass }: Draft): boolean {
  const session = useSession()
  return session === undefined && pass === null
}
