import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import { movedPath } from '#shared/paths.ts'
import { sorry as en } from '#shared/messages/en/frame/sorry.ts'
import { sorry as id } from '#shared/messages/id/frame/sorry.ts'
import { createDrawing, type DrawingParts } from './page-drawing.ts'
import { takeForms } from './page-forms.ts'
import { isAppError, TRY_AGAIN_AFTER_SECONDS } from '#server/platform/http/errors.ts'
import { networkAddress, SECURITY_HEADERS } from '#server/platform/http/http.ts'
import { plainPath } from '#server/platform/http/plain-path.ts'
import { etagOf, holds } from '#server/platform/http/etag.ts'
import { chooseEncoding, type CachedPage, type PageCache } from '#server/platform/http/page-cache.ts'
import type { Log } from '#server/platform/log.ts'

type Parts = DrawingParts & { log: Log; cache: PageCache; dev: boolean; trustProxy: boolean }

const WORDS = { id, en }

/** For pages that are drawn for one person. */
const NO_STORE = { 'cache-control': 'no-store' }

const RETRY_LATER = { 'retry-after': String(TRY_AGAIN_AFTER_SECONDS) }

const PAGE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The one connection from server to web: renders a visitor's page, caches it, and answers from the cache. */
export function createPages(parts: Parts) {
  const { log, cache, clock, dev, files, trustProxy } = parts
  const draw = createDrawing(parts)
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(dev ? {} : { 'content-security-policy': PAGE_CSP }),
  }

  return {
    /** Answers with a cached page without entering the framework. False when there is none. */
    serveCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || !request.url) return false
      const page = cache.find(request.url, clock.now().getTime())
      if (page) write(request, response, request.url, page)
      return page !== undefined
    },
    register(http: FastifyInstance): void {
      http.get('/*', async (request, reply) => {
        reply.hijack()
        await serve(request.raw, reply.raw).catch(error => sendFailed(request.raw, reply.raw, error))
      })
      takeForms(http, {
        takes: async path => (await files.renderer()).takesForm(path),
        answer: answerForm,
        refuse: sendFailed,
      })
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // `GET http://site/` is how proxies are asked, and this is no proxy.
    if (request.url && !request.url.startsWith('/')) return sendNotFound(response)
    const [path, search] = placeOf(request)
    const tidy = plainPath(path)
    const address = movedPath(tidy) ?? tidy
    if (address !== path) return redirect(response, 301, address + (search && `?${search}`))
    const bundle = await files.renderer()
    const key = path + bundle.knownQuery(path, search)
    const cached = cache.find(key, clock.now().getTime())
    if (cached) return write(request, response, key, cached)
    const mark = cache.mark()
    const { drawn, subjects, freshUntil } = await draw(path, key.slice(path.length))
    if (drawn.location !== undefined) return redirect(response, drawn.status, drawn.location)
    const page = pageOf(drawn, freshUntil)
    if (page.status === 200 && !dev) cache.store(key, mark, page, subjects)
    write(request, response, key, page)
  }

  /** The answer to a form enters no cache, neither here nor on the way. */
  async function answerForm(incoming: FastifyRequest, response: ServerResponse, form: string): Promise<void> {
    const request = incoming.raw
    const [path, search] = placeOf(request)
    const query = (await files.renderer()).knownQuery(path, search)
    const address = networkAddress(incoming, trustProxy)
    const { drawn, freshUntil } = await draw(path, query, { form, address })
    if (drawn.location !== undefined) return redirect(response, drawn.status, drawn.location)
    const page = pageOf(drawn, freshUntil)
    write(request, response, '', { ...page, headers: { ...page.headers, ...NO_STORE } })
  }

  function pageOf({ status, html }: { status: number; html: string }, freshUntil: number): CachedPage {
    const plain = Buffer.from(html)
    return {
      status,
      etag: etagOf(plain),
      headers: status === 503 ? { ...headers, ...RETRY_LATER } : headers,
      freshUntil,
      hits: 0,
      bytes: new Map([['identity', plain]]),
    }
  }

  /** A page that cannot be drawn apologises in the reader's language; the reason is only logged. */
  function sendFailed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const status = statusOf(error)
    if (status === 503) log.info('late', { call: 'page' })
    else if (status === 500) log.error('page', error)
    if (response.headersSent) return void response.destroy()
    response.writeHead(status, status === 503 ? { ...headers, ...RETRY_LATER } : headers)
    response.end(apology(localeOfPath(request.url ?? '/'), status))
  }

  function write(request: IncomingMessage, response: ServerResponse, key: string, page: CachedPage): void {
    if (holds(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, { ...page.headers, etag: page.etag }).end()
      return
    }
    const encoding = dev ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
    const bytes = cache.encoded(key, page, encoding)
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const contentHeaders = { etag: page.etag, 'content-length': bytes.length }
    response.writeHead(page.status, { ...page.headers, ...encoded, ...contentHeaders })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

const placeOf = ({ url = '/' }: IncomingMessage): [path: string, search: string] => {
  const [path = '/', search = ''] = url.split(/\?(.*)/s)
  return [path, search]
}

/** 503 when late, the framework's status for a body that it refused (too large, or of another kind), otherwise 500. */
function statusOf(error: unknown): number {
  if (isAppError(error) && error.code === 'unavailable') return 503
  const status = (error as { statusCode?: unknown })?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}

function apology(locale: Locale, status: number): string {
  const { title, body } = WORDS[locale][status === 503 ? 'busy' : 'failed']
  return `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${body}</p></html>`
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...SECURITY_HEADERS, location, 'cache-control': 'no-cache' }).end()
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
  response.end('404')
}
