import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'

/** Link to the support: by mail, or without a configured address to the contact page. */
export function SupportLink() {
  const locale = useLocale()
  const { operator } = useSite()
  const { support } = useWords('owners')
  return operator ? (
    <a href={`mailto:${operator.email}`}>{operator.email}</a>
  ) : (
    <a href={href(locale, 'contact')}>{support}</a>
  )
}
