import type { PostCard } from '#shared/contract/library/library.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Icon } from '#web/ui/layout/icon.tsx'

/** The date on which an article was checked. After a year it says that the article was not checked since. */
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
