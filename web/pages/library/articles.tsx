import type { Sent } from '#shared/contract/contract.ts'
import { SITUATIONS, type Situation } from '#shared/contract/library/keys.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { ArticlesPage } from '#web/library/articles-page.tsx'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

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
