import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { Draft } from '../drafts/draft.ts'
import { carryOver, mayGivePay } from './pay-of-review.ts'

/** Link from the review form to the pay form, with the answers so far. */
export function OnlyPay({ draft, text }: { draft: Draft; text: string }) {
  const locale = useLocale()
  const { offer } = useWords('writing')
  if (!mayGivePay(draft)) return null
  const company = draft.company?.unlisted ? undefined : draft.company?.slug
  return (
    <p className="note">
      {text}{' '}
      <a href={href(locale, 'givePay', {}, { company })} onClick={() => carryOver(draft)}>
        {offer.link}
      </a>
    </p>
  )
}
