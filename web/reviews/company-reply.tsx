import type { PublicReview, ReviewReply } from '#shared/contract/reviews/reviews.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Reply } from '#web/ui/layout/article.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'

type Props = { reply: ReviewReply; company: PublicReview['company'] }

/** The company's reply to a review: author's role, month, and whether it was edited. */
export function CompanyReply({ reply, company }: Props) {
  const format = useFormats()
  const { reply: words } = useWords('reviews')
  const { role, month, changed, locale } = reply
  return (
    <Reply
      mono={<Monogram id={company.id} name={company.name} size="small" />}
      from={words.from}
      when={
        <>
          {words.roles[role]}, <time dateTime={month}>{format.month(month)}</time>
          {changed && (
            <>
              , <time dateTime={changed}>{words.changed(format.month(changed))}</time>
            </>
          )}
        </>
      }
    >
      <p lang={locale}>{reply.words}</p>
    </Reply>
  )
}
