import type { PostCard } from '#shared/contract/library/library.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'

/** When an article was checked; after a year that it was not. */
export function CheckDate({ post: { reviewed_on, is_stale } }: { post: PostCard }) {
  const { day } = useFormats()
  const words = useWords('library')
  return is_stale ? (
    <span>{words.stale(day(reviewed_on))}</span>
  ) : (
    <b className="checked">
      <Icon name="shield-check" size="small" />
      {words.checked(day(reviewed_on))}
    </b>
  )
}
