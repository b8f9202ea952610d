import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'

/** Page on a site without a permit for raffles. It exists, because people may have bookmarked it or hold a ticket. */
export function NoRaffle() {
  const locale = useLocale()
  const { title, off, own } = useWords('raffle')
  return (
    <div className="wrap wrap-form raffle">
      <h1>{title}</h1>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'writeReview')}>
            {own.write}
          </ButtonLink>
        }
      >
        <p>{off}</p>
      </Empty>
    </div>
  )
}
