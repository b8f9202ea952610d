import { useNavigate } from 'react-router'
import type { OwnReview } from '#shared/contract/writing.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOwnAttempt } from './own-attempt.ts'
import { takeWithdrawalPass } from './withdrawal-pass.ts'

/** What the code of a withdrawn review is still for: one new review of the same company. */
export function Rewrite({ code, review }: { code: string; review: OwnReview }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { mine } = useWords('writing')
  const { busy, problem, attempt } = useOwnAttempt()
  const write = () =>
    attempt(async () => {
      await takeWithdrawalPass(code, review)
      void navigate(href(locale, 'companyWriteReview', { id: review.company.slug }))
    })
  return (
    <>
      <Button icon="pen-line" busy={busy} onClick={() => void write()}>
        {mine.writeAgain}
      </Button>
      {problem && (
        <Notice kind="warn" role="alert">
          {mine[problem.kind]}
        </Notice>
      )}
    </>
  )
}
