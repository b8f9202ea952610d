import { escaped, XML } from './xml.ts'

export type FeedItem = {
  title: string
  link: string
  description: string
  /** A `YYYY-MM-DD` day, where readers are shown one. */
  day?: string
}
type Feed = {
  title: string
  description: string
  link: string
  self: string
  language: string
  items: FeedItem[]
}

/** A feed as RSS 2.0. */
export const rss = ({ title, description, link, self, language, items }: Feed): string =>
  `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(title)}</title>
<link>${escaped(link)}</link>
<description>${escaped(description)}</description>
<language>${language}</language>
<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>
${items.map(itemOf).join('')}</channel>
</rss>
`

const itemOf = ({ title, link, description, day }: FeedItem): string =>
  `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><guid>${escaped(link)}</guid><description>${escaped(description)}</description>${
    day ? `<pubDate>${new Date(`${day}T00:00:00+07:00`).toUTCString()}</pubDate>` : ''
  }</item>
`
