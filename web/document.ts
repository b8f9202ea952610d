import { LOCALES, type Locale } from '#shared/locale.ts'
import { href, type PageName } from '#shared/paths.ts'
import type { Head } from './platform/page.ts'

/** Addresses of what a page loads: its script, modules worth fetching at once, styles, and the one font. */
export type Assets = {
  script: string
  preloads: string[]
  styles: string[]
  font: string | undefined
  before: string
}

type Parts = {
  locale: Locale
  origin: string
  siteName: string
  path: string
  head: Head
  page: { name: PageName; params: Record<string, string | undefined> } | undefined
  body: string
  data: unknown
  assets: Assets
}

/** The whole document. No inline script or style but JSON data, so that the policy needs no exception. */
export function documentOf({
  locale,
  origin,
  siteName,
  path,
  head,
  page,
  body,
  data,
  assets,
}: Parts): string {
  const title = head.title.includes(siteName) ? head.title : `${head.title} | ${siteName}`
  const canonical = origin + path + (head.canonicalSearch ?? '')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/boot.js"></script>
${assets.before}<title>${escape(title)}</title>
<meta name="description" content="${escape(head.description)}">
${head.noindex ? '<meta name="robots" content="noindex,follow">\n' : ''}${page ? links(page, origin, canonical) : ''}<meta property="og:title" content="${escape(title)}">
<meta property="og:description" content="${escape(head.description)}">
<meta property="og:type" content="website">
<meta property="og:url" content="${escape(canonical)}">
<meta property="og:site_name" content="${escape(siteName)}">
<meta property="og:locale" content="${locale === 'id' ? 'id_ID' : 'en_GB'}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131726">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>\n` : ''}${assets.styles.map(style => `<link rel="stylesheet" href="${style}">\n`).join('')}${assets.preloads.map(file => `<link rel="modulepreload" href="${file}">\n`).join('')}<script type="module" src="${assets.script}"></script>
${(head.jsonLd ?? []).map(thing => `<script type="application/ld+json">${json(thing)}</script>\n`).join('')}</head>
<body><div id="root">${body}</div>
<script type="application/json" id="data">${json(data)}</script>
</body>
</html>
`
}

/** Canonical, and each language's address of the same page; Indonesian is also the default. */
function links(page: NonNullable<Parts['page']>, origin: string, canonical: string): string {
  const address = (locale: Locale) => origin + href(locale, page.name, page.params as never)
  const alternates = LOCALES.map(
    locale => `<link rel="alternate" hreflang="${locale}" href="${escape(address(locale))}">\n`,
  )
  return `<link rel="canonical" href="${escape(canonical)}">
${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${escape(address('id'))}">
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] as string)

/** JSON that cannot end its script element. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
