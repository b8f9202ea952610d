import type { PostCard } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Article } from '#web/ui/layout/article.tsx'
import { CheckDate } from './check-date.tsx'

/** Articles with their situation and the date of the last check. */
export function PostList({ posts, level = 2 }: { posts: readonly PostCard[]; level?: 2 | 3 }) {
  const locale = useLocale()
  const { count } = useFormats()
  const words = useWords('library')
  return (
    <div className="posts">
      {posts.map(post => (
        <Article
          key={post.slug}
          kicker={<b>{words.situations[post.situation]}</b>}
          title={post.title}
          href={href(locale, 'article', { slug: post.slug })}
          level={level}
          byline={
            <>
              <CheckDate post={post} />
              <span>{words.minutes(count(post.minutes))}</span>
            </>
          }
        >
          {post.description}
        </Article>
      ))}
    </div>
  )
}
