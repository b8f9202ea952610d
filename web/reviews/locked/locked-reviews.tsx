import type { ReviewList } from '#shared/contract/reviews/reviews.ts'
import { href } from '#shared/paths.ts'
import { useLoginLink } from '#web/accounts/login.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { MOST_COUNTED } from '#web/ui/layout/pager.tsx'
import { LockedBlock } from '#web/ui/layout/withheld/withheld.tsx'
import { isFiltered, type Choice } from '../choice.ts'
import { useWritePrompt } from './prompts.tsx'

type Props = {
  company: { id: string; slug: string }
  list: Pick<ReviewList, 'locked' | 'reviews'>
  choice: Choice
}

/** Teaser for the reviews that require a sign-in: their number, why, and how to unlock them. */
export function LockedReviews({ company, list: { locked, reviews }, choice }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const site = useSite()
  const write = useWritePrompt()
  const { locked: words } = useWords('reviews')
  return (
    <LockedBlock
      id="terkunci"
      cloth={<Cover id={company.id} size="lock" at="l" />}
      count={locked > MOST_COUNTED ? `${format.count(MOST_COUNTED)}+` : format.count(locked)}
      title={titleOf(choice, locked, reviews.length > 0, words)}
      actions={
        <>
          <ButtonLink {...useLoginLink()}>{words.signIn}</ButtonLink>
          <ButtonLink
            kind="line"
            icon="pen-line"
            href={href(locale, 'companyWriteReview', { id: company.slug })}
            onClick={write.show}
          >
            {words.write}
          </ButtonLink>
        </>
      }
      note={<p className="only-plain">{words.script}</p>}
    >
      <p>{words.body(site.whatsapp !== null)}</p>
      {site.raffle && <p>{words.raffle}</p>}
    </LockedBlock>
  )
}

function titleOf(
  choice: Choice,
  locked: number,
  more: boolean,
  words: AllWords['reviews']['locked'],
): string {
  if (choice.q !== null) return words.searched
  if (isFiltered(choice)) return words.chosen(locked, more)
  return locked === 1 ? words.one : words.title
}
