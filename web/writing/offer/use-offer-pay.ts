import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { href, pageAt } from '#shared/paths.ts'
import type { KeptDraft } from '#web/forms/use-draft.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { hasWords, type Draft } from '../kept/draft.ts'
import { carryOver, mayGivePay } from './pay-of-review.ts'

/** Pages to which nobody goes who gives up: the form itself in either language, what comes after it, and pay alone. */
const GOING_ON = ['writeReview', 'companyWriteReview', 'thankYou', 'givePay']
/** Said once in a visit. */
let offered = false

/** Whoever leaves a review half-way for another page of the site is told there that it is kept, and what takes a minute. */
export function useOfferPay({ latest }: Pick<KeptDraft<Draft>, 'latest'>): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const toast = useToast()
  const { offer } = useWords('writing')
  const leave = useEffectEvent(() => {
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
  useEffect(() => () => leave(), [])
}
