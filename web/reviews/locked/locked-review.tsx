import { href } from '#shared/paths.ts'
import { useLoginLink } from '#web/accounts/login.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'

type Props = { company: { slug: string; name: string } }

/** Selector for `isAccessibleForFree: false` in the structured data. */
export const LOCKED_PART = '.review-locked'

/** Page of a review that the reader may not open: why, and how to unlock it. The server sends nothing of the review. */
export function LockedReview({ company }: Props) {
  const locale = useLocale()
  const { locked: words } = useWords('reviews')
  const site = useSite()
  const { locked: page } = useWords('reading')
  return (
    <section className="review-locked" aria-labelledby="terkunci">
      <h1 id="terkunci">
        <Icon name="lock" />
        {page.title(company.name)}
      </h1>
      <p>{page.body(site.whatsapp !== null)}</p>
      {site.raffle && <p>{words.raffle}</p>}
      <div className="locked-a">
        <ButtonLink {...useLoginLink()}>{words.signIn}</ButtonLink>
        <ButtonLink
          kind="line"
          icon="pen-line"
          href={href(locale, 'companyWriteReview', { id: company.slug })}
        >
          {words.write}
        </ButtonLink>
      </div>
      <p className="note only-plain">{words.script}</p>
    </section>
  )
}
