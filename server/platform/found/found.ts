import type { FastifyInstance } from 'fastify'
import { href } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { addDays, dayOf, type Clock } from '../clock.ts'
import type { Sitemap } from './sitemap.ts'
import { createSitemaps } from './sitemaps.ts'

type Parts = { site: Site; clock: Clock; kinds: readonly Sitemap[] }

const CACHE_CONTROL = 'public, max-age=3600'
const TEXT = 'text/plain; charset=utf-8'
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** Machine-readable files at fixed addresses: robots.txt, sitemaps, security.txt and the web manifest. */
export function serveFound(http: FastifyInstance, { site, clock, kinds }: Parts): void {
  const { origin } = site
  createSitemaps({ kinds, origin, clock }).register(http)
  http.get('/robots.txt', async (_request, reply) =>
    reply.type(TEXT).header('cache-control', CACHE_CONTROL).send(robots(origin)),
  )
  http.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type(TEXT)
      .header('cache-control', CACHE_CONTROL)
      .send(security(site, `${addDays(dayOf(clock.now()), VALID_DAYS)}T00:00:00Z`)),
  )
  http.get('/site.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', CACHE_CONTROL).send(manifest(site)),
  )
}

/**
 * Pages that must not be indexed carry a `noindex` of their own; a crawler that was not permitted to read them would
 * not see it.
 */
const robots = (origin: string): string => `User-agent: *
Allow: /api/openapi.json
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`

/** Without a named operator, the privacy policy is the contact. */
const security = ({ origin, operator }: Site, expires: string): string => `Contact: ${
  operator ? `mailto:${operator.email}` : origin + href('en', 'privacy')
}
Expires: ${expires}
Preferred-Languages: id, en
Canonical: ${origin}/.well-known/security.txt
`

const ICON_SIZES = [192, 512]

const manifest = ({ name }: Site): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...ICON_SIZES.flatMap(size =>
        ['any', 'maskable'].map(purpose => ({
          src: `/icons/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  })

/** The background of the light theme, as in the tokens. */
const PAPER = '#faf6ec'
