/** Hosts on which a path is a page on a platform, not a company's own website. */
const PLATFORMS = [
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'twitter.com',
  'x.com',
  'tiktok.com',
  'youtube.com',
  'wa.me',
  'whatsapp.com',
  't.me',
  'linktr.ee',
  'bit.ly',
  'goo.gl',
  'google.com',
  'business.site',
  'tokopedia.com',
  'shopee.co.id',
  'bukalapak.com',
  'indotrading.com',
  'indonetwork.co.id',
  'jobstreet.co.id',
  'glints.com',
]
const LONGEST_HOST = 253

/**
 * The host of a company's own website: lower case, punycode, without `www.`. Undefined for anything else, including a
 * page on a platform, whose host many companies share.
 */
export function websiteHost(cell: string): string | undefined {
  const url = parse(cell)
  if (!url) return undefined
  const host = url.hostname.replace(/\.$/, '').replace(/^www\d?\.(?=.*\.)/, '')
  if (host.length > LONGEST_HOST || !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host))
    return undefined
  return isPageOnPlatform(host, url.pathname) ? undefined : host
}

function parse(cell: string): URL | undefined {
  const text = cell.trim()
  if (/\s/.test(text) || text.includes('@')) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

function isPageOnPlatform(host: string, path: string): boolean {
  const platform = PLATFORMS.find(one => host === one || host.endsWith(`.${one}`))
  return platform !== undefined && (path !== '/' || (host !== platform && host.split('.').length > 2))
}
