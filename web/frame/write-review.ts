import { href } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { useLeaf } from './leaf.ts'

/** Address of the review form; on a page about a company it preselects that company. */
export function useWriteReview(): string {
  const locale = useLocale()
  const { handle, data } = useLeaf()
  const id = data ? handle?.page?.company?.(data) : undefined
  return id ? href(locale, 'companyWriteReview', { id }) : href(locale, 'writeReview')
}
