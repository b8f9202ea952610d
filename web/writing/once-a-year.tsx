import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'

/** Said before anything is written: the server would say it only at the end. */
export function OnceAYear() {
  const locale = useLocale()
  const { once, onceNext, mine } = useWords('writing')
  return (
    <p className="note once">
      {once} {onceNext} <a href={href(locale, 'myReview')}>{mine.title}</a>.
    </p>
  )
}
