import type { ReviewList } from '#shared/contract/reviews.ts'
import { href } from '#shared/paths.ts'
import { useLoginLink } from '#web/accounts/login.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik-cover.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LockedBlock } from '#web/ui/withheld.tsx'

type Props = {
  company: { id: string; slug: string }
  list: Pick<ReviewList, 'locked' | 'total' | 'reviews'>
  /** The list is a choice of the company's reviews. */
  chosen: boolean
}

/** The count of a list ends here; beyond it only “more than” is known. */
const CAP = 1000

/** The reviews that wait for a signed-in reader: how many, why, and how to open them. */
export function LockedReviews({ company, list: { locked, total, reviews }, chosen }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const { locked: words } = useWords('reviews')
  return (
    <LockedBlock
      id="terkunci"
      cloth={<Cover id={company.id} size="lock" at="l" />}
      count={format.count(locked) + (total > CAP ? '+' : '')}
      title={chosen ? words.chosen(locked, reviews.length > 0) : locked === 1 ? words.one : words.title}
      actions={
        <>
          <ButtonLink {...useLoginLink()}>{words.signIn}</ButtonLink>
          <ButtonLink
            kind="line"
            icon="pen-line"
            href={href(locale, 'companyWriteReview', { id: company.slug })}
          >
            {words.write}
          </ButtonLink>
        </>
      }
      note={<p className="only-plain">{words.script}</p>}
    >
      <p>{words.body}</p>
    </LockedBlock>
  )
}
