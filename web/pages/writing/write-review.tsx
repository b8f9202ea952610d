import { hasCredential, useHasCredential } from '#web/accounts/pass/place.ts'
import { type DraftCompany, placeOf, slotOf, type Draft, hasWords } from '#web/writing/drafts/draft.ts'
import type { Locale } from '#shared/locale.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { loadWords, words } from '#web/platform/words.ts'
import { useLocation, useNavigate } from 'react-router'
import { CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { href, pageAt } from '#shared/paths.ts'
import { useDraft, type DraftStore } from '#web/forms/use-draft.ts'
import { unlistedIn } from '#web/companies/unlisted.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { ReviewSteps } from '#web/writing/form/review-steps-form.tsx'
import { OnceAYear } from '#web/writing/form/once-a-year.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useToast } from '#web/ui/controls/toast.tsx'
import { carryOver, mayGivePay } from '#web/writing/offer/pay-of-review.ts'
import type { Attempt } from '#web/forms/use-stepped-form.ts'
import { httpCall } from '#web/platform/call.ts'
import { sessionToken, useSession } from '#web/platform/session.ts'
import { prepareTicket } from '#web/raffle/prepare.ts'
import { sendReview, type Outcome } from '#web/writing/send.ts'
import { handOver } from '#web/writing/drafts/sent.ts'
import { passOf, usePass } from '#web/writing/drafts/withdrawal-pass.ts'
import { useSignInFirst, useThanks } from '#web/writing/parts/use-leave.ts'
import '#web/writing/form/writing.css'

/** The review form; the company comes from the address or is asked for in the first step. */
export const page = definePage<DraftCompany | null>({
  load: async ({ call, params }) => {
    const slug = params['id']
    if (!slug) return null
    const { company } = await call('company', { params: { slug }, query: { header: '1' } })
    return { id: company.id, slug: company.slug, name: company.name }
  },
  head: ({ data, locale }) => {
    const { title, titleOf, description } = words(locale, 'writing')
    return { title: data ? titleOf(data.name) : title, description, noindex: data !== null }
  },
  company: data => data?.slug,
  View: ({ data }) => {
    const locale = useLocale()
    return <ReviewForm company={data} loadThanks={() => loadThanks(locale)} key={data?.id ?? 'any'} />
  },
})

/**
 * The thank-you page is loaded before anything is sent, so that a lost connection cannot prevent the code from being
 * shown.
 */
const loadThanks = (locale: Locale): Promise<unknown> =>
  Promise.all([import('./thank-you.tsx'), loadWords(locale, ['writing', 'given', 'raffle'])])

type Props = { company: DraftCompany | null; loadThanks: () => Promise<unknown> }

/**
 * The review form. The draft is in the browser's storage only, so that the server renders just the title and the
 * general text.
 */
function ReviewForm({ company, loadThanks }: Props) {
  const slot = slotOf(company?.slug)
  const named = unlistedIn(useLocation().hash)
  const store = useDraft(placeOf(slot, company, named))
  return (
    <div className="wrap wrap-form form-page">
      {store ? (
        <NewForm {...{ store, slot, loadThanks }} hasCompanyField={company === null} />
      ) : (
        <Waiting company={company} />
      )}
    </div>
  )
}

type FormProps = Pick<Props, 'loadThanks'> & {
  store: DraftStore<Draft>
  slot: string
  hasCompanyField: boolean
}

function NewForm({ store, slot, hasCompanyField, loadThanks }: FormProps) {
  const { about, send } = useWords('writing')
  const signsIn = useNeedsSignIn(store.draft)
  useOfferPay(store)
  const errand = {
    about,
    button: signsIn ? send.signInFirst : send.button,
    note: signsIn ? send.signIn : send.signedIn,
    isNew: true,
  }
  return <ReviewSteps {...{ store, errand, hasCompanyField }} attempt={useSend(store, slot, loadThanks)} />
}

function Waiting({ company }: { company: DraftCompany | null }) {
  const locale = useLocale()
  const { title, titleOf, noScript, guidelinesLink, steps } = useWords('writing')
  const { loading } = useWords('forms')
  const { nav } = useWords('masthead')
  const reading = company ? href(locale, 'company', { id: company.slug }) : href(locale, 'searchCompany')
  return (
    <>
      <h1>{company ? titleOf(company.name) : title}</h1>
      <p className="form-p">{steps.who.lead[CURRENT_EMPLOYEE]}</p>
      <NoScript
        ways={
          <>
            <ArrowLink href={reading}>{company ? company.name : nav.companies}</ArrowLink>
            <ArrowLink href={href(locale, 'guidelines')}>{guidelinesLink}</ArrowLink>
          </>
        }
      >
        {noScript}
      </NoScript>
      <Loading label={loading} />
      <OnceAYear />
    </>
  )
}

/** Pages that do not count as giving up: the form in either variant, the thank-you page, and the pay form. */
const GOING_ON = ['writeReview', 'companyWriteReview', 'thankYou', 'givePay']
/** True after the offer was shown: once per visit. */
let offered = false

/**
 * When somebody leaves the form half-way for another page, a toast says that the draft is stored and offers to give pay
 * alone.
 */
function useOfferPay({ latest }: Pick<DraftStore<Draft>, 'latest'>): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const { offer } = useWords('writing')
  const onLeave = useEffectEvent(() => {
    const draft = latest()
    const to = pageAt(location.pathname)
    if (offered || to === undefined || GOING_ON.includes(to)) return
    if (!hasWords(draft) || !mayGivePay(draft)) return
    offered = true
    const company = draft.company?.unlisted ? undefined : draft.company?.slug
    toast(offer.left, {
      label: offer.link,
      onPress: () => {
        carryOver(draft)
        void navigate(href(locale, 'givePay', {}, { company }))
      },
    })
  })
  useEffect(() => () => onLeave(), [])
}

/**
 * Sends a new review after the thank-you page has been loaded. If a sign-in is needed, it opens over the form, and
 * sending continues after it.
 */
function useSend(
  { latest, put }: DraftStore<Draft>,
  slot: string,
  loadThanks: () => Promise<unknown>,
): Attempt<Outcome> {
  const locale = useLocale()
  const signIn = useSignInFirst(useWords('writing').send.signIn)
  const thanks = useThanks(loadThanks)

  return async again => {
    if (!sessionToken() && !passOf(latest()) && !hasCredential()) return signIn(again)
    const showThanks = await thanks()
    const pass = passOf(latest())
    // The pass of an earlier attempt must not be used again if the answer to this attempt is lost.
    if (pass !== latest().pass) put(now => ({ ...now, pass: null }))
    const draft = latest()
    const outcome = await sendReview(
      { ...draft, pass },
      locale,
      httpCall,
      part => put(now => ({ ...now, ...part })),
      { prepare: () => prepareTicket(httpCall) },
    )
    if (outcome.kind === 'sign-in') return signIn(again)
    if (outcome.kind === 'sent') {
      // `draft` is the version that was sent: the form is still editable, and the draft may have been deleted.
      const { slug, name } = draft.company as DraftCompany
      const { code, earlier, ticket } = outcome
      handOver({ code, earlier, ticket, slot, company: { slug, name } })
      showThanks()
    }
    return outcome
  }
}

/** With an existing pass, from a withdrawn review or an earlier attempt, no sign-in is needed. */
function useNeedsSignIn(draft: Draft): boolean {
  const session = useSession()
  const holds = useHasCredential()
  return usePass(draft) === null && session === undefined && !holds
}
