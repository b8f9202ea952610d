import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Stub } from '#web/ui/layout/withheld/withheld.tsx'
import type { StubReview } from './has-stub.ts'

type Props = { review: StubReview }

/**
 * Stub of a review that the company hid or the team removed: by whom or on which ground, the reason, and what still
 * counts.
 */
export function ReviewStub({ review: { stub, company, month } }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const { stub: words, guidelines } = useWords('reviews')
  const byOwner = stub.by === 'owner'
  const examined = stub.by === 'request'
  return (
    <Stub
      label={byOwner || examined ? words.ownerLabel : words.teamLabel}
      icon={byOwner || examined ? 'eye-off' : 'trash-2'}
      title={words[stub.by]}
      when={<time dateTime={month}>{format.month(month)}</time>}
      note={byOwner ? words.counted : examined ? words.notCountedNow : words.notCounted}
      calm={examined}
    >
      <p>
        {examined && words.requestSays}
        {stub.guideline !== null && (
          <>
            {byOwner ? words.ownerSays(company.name) : words.teamSays}
            <a href={`${href(locale, 'guidelines')}#g${stub.guideline}`}>
              {words.guideline(String(stub.guideline), guidelines[stub.guideline])}
            </a>
            {words.end}{' '}
          </>
        )}
        {stub.until && words.until(format.day(stub.until))}
      </p>
    </Stub>
  )
}
