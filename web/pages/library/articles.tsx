import type { Sent } from '#shared/contract/contract.ts'
import { SITUATIONS, type Situation } from '#shared/contract/library/keys.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { PostList } from '#web/library/post-list.tsx'
import '#web/library/library.css'

type Data = { list: Sent<'posts'>; situation: Situation | null; cursor: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { list, situation, cursor }, locale }) => {
    const { articles, situations } = words(locale, 'library')
    return {
      title: situation ? articles.headOf(situations[situation]) : articles.headTitle,
      description: articles.description,
      feed: 'articles',
      noindex: situation !== null || cursor !== null || list.posts.length === 0,
    }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'library').articles.title, url: origin + href(locale, 'articles') },
      ]),
    ]),
  View: ({ data: { list, situation } }) => <ArticlesPage list={list} situation={situation} />,
})

async function load({ query, call, locale }: LoadArgs): Promise<Data> {
  const situation = SITUATIONS.find(one => one === query.get('situation')) ?? null
  const cursor = query.get('cursor')
  const list = await call('posts', {
    query: { locale, ...(situation && { situation }), ...(cursor && { cursor }) },
  })
  return { list, situation, cursor }
}

type Props = { list: Sent<'posts'>; situation: Situation | null }

/** All articles, or those for one situation. */
function ArticlesPage({ list: { posts, page }, situation }: Props) {
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
