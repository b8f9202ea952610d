import { SITUATIONS, type Situation } from '#shared/contract/library/keys.ts'
import type { Sent } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { PostList } from './post-list.tsx'
import './library.css'

type Props = { list: Sent<'posts'>; situation: Situation | null }

/** All articles, or those for one situation. */
export function ArticlesPage({ list: { posts, page }, situation }: Props) {
  const locale = useLocale()
  const { situations, articles: words } = useWords('library')
  return (
    <div className="wrap library">
      <header>
        <h1>{situation ? situations[situation] : words.title}</h1>
        <p className="lead-text">{words.lead}</p>
      </header>
      <nav aria-label={words.filter}>
        <Chips label={words.filter}>
          <Chip href={href(locale, 'articles')} chosen={situation === null}>
            {words.all}
          </Chip>
          {SITUATIONS.map(one => (
            <Chip
              key={one}
              href={href(locale, 'articles', {}, { situation: one })}
              chosen={one === situation}
            >
              {situations[one]}
            </Chip>
          ))}
        </Chips>
      </nav>
      {posts.length === 0 ? <Empty>{words.none}</Empty> : <PostList posts={posts} />}
      <Pager
        label={words.pages}
        page={page}
        to={cursor => href(locale, 'articles', {}, { situation, cursor })}
      />
    </div>
  )
}
