import type { FastifyInstance } from 'fastify'
import { asLocale, LOCALES, type Locale } from '#shared/locale.ts'
import { GALLERY } from '#shared/paths.ts'
import type { Site } from '#shared/site.ts'
import { escaped, letterHtml, letterText, previewOf } from '#server/platform/delivery/letter-html.ts'
import { samplesIn, type Sample } from './samples.ts'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Every message as it is sent, with invented values, for writing and checking their words; never in production. */
export function serveGallery(http: FastifyInstance, site: Pick<Site, 'origin' | 'name'>): void {
  http.get(GALLERY, async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page(LOCALES.map(locale => section(locale, site)).join(''))),
  )
  http.get<{ Params: { locale: string; name: string } }>(
    `${GALLERY}/:locale/:name`,
    async ({ params }, reply) => {
      const locale = asLocale(params.locale)
      const sample = locale && samplesIn(locale, site.origin).find(({ name }) => name === params.name)
      if (!locale || !sample) return reply.code(404).send()
      return reply
        .headers({ 'content-security-policy': `${POLICY}; sandbox`, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(letterHtml({ ...sample, locale }, site))
    },
  )
}

const section = (locale: Locale, site: Pick<Site, 'origin' | 'name'>): string =>
  samplesIn(locale, site.origin)
    .map(sample => renderSample(sample, locale, site))
    .join('')

function renderSample(sample: Sample, locale: Locale, site: Pick<Site, 'origin' | 'name'>): string {
  const { name, channel, subject, body } = sample
  const rendering =
    channel === 'whatsapp'
      ? ''
      : `<p>${escaped(previewOf(locale))}</p><iframe sandbox="" loading="lazy" title="${escaped(subject)}" srcdoc="${escaped(letterHtml({ ...sample, locale }, site))}"></iframe>`
  return `<article lang="${locale}" id="${locale}-${name}"><h2><a href="${GALLERY}/${locale}/${name}">${locale} ${name}</a></h2><h3>${escaped(subject)}</h3><div>${rendering}<pre>${escaped(channel === 'whatsapp' ? body : letterText({ body, locale }, site.name))}</pre></div></article>`
}

const page = (inside: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Messages</title>
<style>:root{color-scheme:light dark}body{font-family:system-ui;margin:24px auto;max-width:1280px;padding:0 16px}iframe{width:100%;max-width:640px;height:520px;border:1px solid;resize:both}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><main><h1>Messages</h1>${inside}</main></body></html>
`
