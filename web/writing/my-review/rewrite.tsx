import { useNavigate } from 'react-router'
import type { OwnReview } from '#shared/contract/writing/writing.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { holdWithdrawalPass } from '#web/writing/drafts/withdrawal-pass.ts'
import { useOwnAttempt } from './own-attempt.ts'

/** What the code of a withdrawn review is still for: one new review of the same company. */
export function Rewrite({ code, review }: { code: string; review: OwnReview }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { mine } = useWords('writing')
  const { busy, problem, attempt } = useOwnAttempt()
  const { slug } = review.company
  const write = () =>
    attempt(async () => {
      // Withdrawn once more: the pass is the same each time, and this may be another device than the one that withdrew.
      const { pass } = await httpCall('withdrawReview', {}, code)
      if (pass) holdWithdrawalPass({ slug, pass })
      void navigate(href(locale, 'companyWriteReview', { id: slug }))
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
