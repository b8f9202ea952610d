import type { Post, Source } from '#shared/contract/library/library.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { Icon } from '#web/ui/layout/icon.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import { Runs } from '#web/library/blocks.tsx'
import { CheckDate } from '#web/library/check-date.tsx'
import { CLOTH } from '#web/library/cloth.ts'
import { PostList } from '#web/library/post-list.tsx'
import { Story } from '#web/library/story.tsx'
import '#web/library/library.css'

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

type ArticleHead = HeadArgs<Post> & { picture: string | undefined }

function jsonLd({ data: post, locale, siteName, origin, picture }: ArticleHead): object[] {
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

/** An article: short answer, text with table of contents, and sources. */
function ArticlePage({ post }: { post: Post }) {
  const words = useWords('library').article
  return (
    <>
      <Cover id={post.situation} size="band" as={{ ...CLOTH[post.situation], scale: 0.75 }} />
      <article className="wrap post-page">
        <Head post={post} />
        <Contents blocks={post.blocks} />
        <div>
          <Story blocks={post.blocks}>{post.short && <Short {...post.short} />}</Story>
          <Sources sources={post.sources} />
        </div>
      </article>
      {post.related.length > 0 && (
        <div className="wrap">
          <Section title={words.next}>
            <PostList posts={post.related} level={3} />
          </Section>
        </div>
      )}
    </>
  )
}

function Head({ post }: { post: Post }) {
  const locale = useLocale()
  const { count } = useFormats()
  const { situations, minutes, article } = useWords('library')
  const { situation } = post
  return (
    <header className="post-head">
      <p className="post-back">
        <a href={href(locale, 'articles', {}, { situation })}>{situations[situation]}</a>
      </p>
      <h1>{post.title}</h1>
      <p className="lead-text">{post.description}</p>
      <p className="byline">
        <CheckDate post={post} />
        <span>{minutes(count(post.minutes))}</span>
        <a href="#sumber">{article.sourceCount(count(post.sources.length))}</a>
      </p>
    </header>
  )
}

/** Table of contents next to the text on a wide screen, in a `<details>` above it on a phone. */
function Contents({ blocks }: Pick<Post, 'blocks'>) {
  const { contents } = useWords('library').article
  const list = (
    <ol>
      {blocks.map(
        block =>
          block.kind === 'heading' &&
          block.level === 2 && (
            <li key={block.id}>
              <a href={`#${block.id}`}>{block.text}</a>
            </li>
          ),
      )}
    </ol>
  )
  return (
    <>
      <nav className="contents only-desk" aria-label={contents}>
        <p>{contents}</p>
        {list}
      </nav>
      <nav className="contents only-phone" aria-label={contents}>
        <Disclosure summary={contents} kind="row">
          {list}
        </Disclosure>
      </nav>
    </>
  )
}

const Short = ({ title, points }: NonNullable<Post['short']>) => (
  <section className="short" aria-labelledby="singkat">
    <h2 id="singkat">{title}</h2>
    <ul>
      {points.map((runs, at) => (
        <li key={at}>
          <Icon name="check" size="small" />
          <span>
            <Runs runs={runs} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function Sources({ sources }: { sources: readonly Source[] }) {
  const { day } = useFormats()
  const words = useWords('library').article
  return (
    <Section title={words.sources} id="sumber">
      <ol className="sources">
        {sources.map(({ title, where, read_on }) => (
          <li key={title}>
            {title}
            <span className="note">
              {where} · {words.seen(day(read_on))}
            </span>
          </li>
        ))}
      </ol>
      <p className="note">{words.advice}</p>
    </Section>
  )
}
