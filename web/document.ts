import { CARD } from '#shared/cards.ts'
import type { Locale } from '#shared/locale.ts'
import { headTags, titleOf, type HeadTag, type Place } from './frame/head.ts'
import type { Head } from './platform/page.ts'
import type { Site } from '#shared/site.ts'

/** Addresses of what a page loads: its script, the modules that this imports, styles, and the one font. */
export type Assets = {
  script: string
  preloads: string[]
  styles: string[]
  font: string | undefined
  before: string
}

type Parts = {
  site: Site
  locale: Locale
  path: string
  head: Head
  jsonLd: object[]
  place: Place | undefined
  /** Its picture, where it has one. */
  card: { url: string; alt: string } | undefined
  body: string
  data: unknown
  assets: Assets
}

/**
 * The whole document. No inline script or style but JSON data, so that the policy needs no exception. `boot.js` loads the
 * modules when the page has been painted: on a slow phone the text would otherwise share the line with them.
 */
export function documentOf({
  site,
  locale,
  path,
  head,
  jsonLd,
  place,
  card,
  body,
  data,
  assets,
}: Parts): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/boot.js"></script>
${assets.before}<title>${escape(titleOf(head, site))}</title>
${[...headTags({ site, locale, path, head, place }), ...cardTags(card)].map(markup).join('')}<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131726">
<link rel="icon" href="${ICON}">
<link rel="apple-touch-icon" href="/icons/icon-192.png">
<link rel="manifest" href="/site.webmanifest">
${assets.font ? `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>\n` : ''}${assets.styles.map(style => `<link rel="stylesheet" href="${style}">\n`).join('')}<meta name="modules" content="${[assets.script, ...assets.preloads].join(' ')}">
${jsonLd.map(thing => `<script type="application/ld+json">${json(thing)}</script>\n`).join('')}</head>
<body><div id="root">${body}</div>
<script type="application/json" id="data">${json(data)}</script>
</body>
</html>
`
}

/** The brand's mark, a kawung flower; it travels in the document: one request less. */
const PETAL = (x: number, y: number, turn: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="8.7" ry="5" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`
export const MARK: string = [
  PETAL(8.6, 8.6, 45, '#2a3c72'),
  PETAL(8.6, 23.4, -45, '#2a3c72'),
  PETAL(23.4, 23.4, 45, '#2a3c72'),
  PETAL(23.4, 8.6, -45, '#85430c'),
].join('')
const ICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${MARK}</svg>`)}`

/** Of interest to those who are sent an address, who load documents; a navigation in the browser goes without. */
function cardTags(card: Parts['card']): HeadTag[] {
  if (!card) return []
  const og = (property: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property, content },
  })
  return [
    og('og:image', card.url),
    og('og:image:type', 'image/png'),
    og('og:image:width', String(CARD.width)),
    og('og:image:height', String(CARD.height)),
    og('og:image:alt', card.alt),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ]
}

const markup = ({ tag, attributes }: HeadTag): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(' ')}>\n`

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
