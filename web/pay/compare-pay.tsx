import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'

/** Link to the comparison of the reader's own pay with these figures. */
export function ComparePay({
  selection,
}: {
  selection: { job_role?: string; department?: string; city?: string }
}) {
  const locale = useLocale()
  const { compare } = useWords('pay')
  return <ArrowLink href={href(locale, 'comparePay', {}, selection)}>{compare}</ArrowLink>
}
