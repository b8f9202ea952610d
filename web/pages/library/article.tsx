import type { Post } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { ArticlePage } from '#web/library/article-page.tsx'
import { definePage, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<Post>({
  load: ({ params: { slug = '' }, call, locale }) => call('post', { params: { slug }, query: { locale } }),
  head: ({ data: { title, description, published_on, changed_on } }) => ({
    title,
    description,
    article: { published_time: published_on, modified_time: changed_on },
  }),
  jsonLd: import.meta.env.SSR && jsonLd,
  paramsIn: ({ slugs: { id, en } }) => ({
    id: id === null ? null : { slug: id },
    en: en === null ? null : { slug: en },
  }),
  View: ({ data }) => <ArticlePage post={data} />,
})

type Told = HeadArgs<Post> & { picture: string | undefined }

function jsonLd({ data: post, locale, siteName, origin, picture }: Told): object[] {
  const url = origin + href(locale, 'article', { slug: post.slug })
  const us = { '@type': 'Organization', name: siteName, url: origin + href(locale, 'home') }
  return [
    breadcrumbs([
      { name: siteName, url: us.url },
      { name: words(locale, 'library').articles.title, url: origin + href(locale, 'articles') },
      { name: post.title, url },
    ]),
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.description,
      image: picture,
      inLanguage: locale,
      datePublished: post.published_on,
      dateModified: post.changed_on,
      author: us,
      publisher: us,
      mainEntityOfPage: url,
      citation: post.sources.map(({ title }) => title),
    },
  ]
}
