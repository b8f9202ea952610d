import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'

/** Where a company reaches us: by mail, or where no address is configured by the page for letters. */
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
