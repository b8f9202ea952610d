import { feedPath } from '#shared/feeds.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { href, type PageName } from '#shared/paths.ts'
import type { Head, ParamsIn } from '#web/platform/page.ts'
import type { Site } from '#shared/site.ts'

/** Page name and path parameters of an address. */
export type Place = {
  name: PageName
  params: Record<string, string | undefined>
  /** For pages with localised parameters. */
  paramsIn?: ParamsIn | undefined
}
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

type Parts = { site: Site; locale: Locale; path: string; head: Head; place: Place | undefined }

export const titleOf = (head: Head, site: Site): string =>
  head.title.includes(site.name) ? head.title : `${head.title} | ${site.name}`

/** Tags of the document's head except the title, for the server and for navigation in the browser. */
export function headTags({ site, locale, path, head, place }: Parts): HeadTag[] {
  const canonical = site.origin + path + (head.canonicalSearch ?? '')
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes })
  return [
    meta({ name: 'description', content: head.description }),
    ...(head.noindex ? [meta({ name: 'robots', content: 'noindex,follow' })] : []),
    ...(place ? alternates(place, site.origin, path, head.canonicalSearch ?? '') : []),
    ...(head.feed ? [feedLink(head.title, site.origin + feedPath(locale, head.feed))] : []),
    meta({ property: 'og:title', content: titleOf(head, site) }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:type', content: head.article ? 'article' : 'website' }),
    meta({ property: 'og:url', content: canonical }),
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:locale', content: locale === 'id' ? 'id_ID' : 'en_GB' }),
    ...Object.entries(head.article ?? {}).map(([name, day]) =>
      meta({ property: `article:${name}`, content: day }),
    ),
  ]
}

const feedLink = (title: string, address: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/rss+xml', title, href: address },
})

/** Canonical address and `hreflang` alternates; the Indonesian page, if there is one, is `x-default`. */
function alternates(
  { name, params, paramsIn }: Place,
  origin: string,
  path: string,
  search: string,
): HeadTag[] {
  const address = (locale: Locale) =>
    origin + href(locale, name, (paramsIn?.[locale] ?? params) as never) + search
  const [first = 'id', ...others] = LOCALES.filter(locale => paramsIn?.[locale] !== null)
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
  return [
    link({ rel: 'canonical', href: origin + path + search }),
    ...[first, ...others].map(locale => link({ rel: 'alternate', hreflang: locale, href: address(locale) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: address(first) }),
  ]
}

const OWNED =
  'meta[name=description],meta[name=robots],meta[property^="og:"],meta[property^="article:"],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]'

/** Replaces the head's tags after a navigation in the browser. */
export function replaceHead(title: string, tags: readonly HeadTag[]): void {
  document.title = title
  for (const old of document.head.querySelectorAll(OWNED)) old.remove()
  for (const { tag, attributes } of tags) {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    document.head.append(made)
  }
}
