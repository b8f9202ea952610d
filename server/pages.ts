import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { localeOfPath } from '#shared/locale.ts'
import type { Site } from '#shared/site.ts'
import { movedPath } from '#shared/paths.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Assets, WebFiles } from './web-files.ts'
import { asksOnce, type Api, type Dependencies, type RawInput } from './platform/http/api.ts'
import { sorry as en } from '#shared/messages/en/sorry.ts'
import { sorry as id } from '#shared/messages/id/sorry.ts'
import type { Clock } from './platform/clock.ts'
import { isAppError, TRY_AGAIN_AFTER_SECONDS } from './platform/http/errors.ts'
import { within } from './platform/hurry.ts'
import type { Log } from './platform/log.ts'
import { SECURITY_HEADERS } from './platform/http/http.ts'
import { plainPath } from './platform/http/plain-path.ts'
import { chooseEncoding, etagOf, type CachedPage, type PageCache } from './platform/http/page-cache.ts'

/** What the rendering bundle of the web wing offers. */
export type Renderer = {
  render(request: {
    path: string
    search: string
    site: Site
    assets(files: string[]): Assets
    call(name: EndpointName, input: RawInput): Promise<unknown>
  }): Promise<{ status: number; html: string; location?: undefined } | { status: number; location: string }>
  /** The part of a query that a page knows, in a fixed order; the rest does not enter the cache's key. */
  knownQuery(path: string, search: string): string
}

type Parts = {
  api: Api
  log: Log
  /** The most that drawing a page may take, in milliseconds. */
  answerMs: number
  cache: PageCache
  clock: Clock
  site: Site
  dev: boolean
  files: WebFiles
}

const WORDS = { id, en }

/** Pages that change with other people's acts in ways no subject names live this long. */
const FOREVER = 8.64e15

const COME_BACK = { 'retry-after': String(TRY_AGAIN_AFTER_SECONDS) }

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

/** The one door from server to web: renders a visitor's page, keeps it, and answers from what is kept. */
export function createPages(parts: Parts) {
  const { api, log, answerMs, cache, clock, site, dev, files } = parts
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...(dev ? {} : { 'content-security-policy': PAGE_CSP }),
  }

  return {
    /** Answers a kept page without entering the framework. False when there is none. */
    serveKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || !request.url) return false
      const page = cache.find(request.url, clock.now().getTime())
      if (page) write(request, response, request.url, page)
      return page !== undefined
    },
    register(http: FastifyInstance): void {
      http.get('/*', async (request, reply) => {
        reply.hijack()
        await serve(request.raw, reply.raw).catch(error => sayFailed(request.raw, reply.raw, error))
      })
    },
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // `GET http://site/`, as proxies are asked: this is none.
    if (request.url && !request.url.startsWith('/')) return sayNotFound(response)
    const [path = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s)
    const tidy = plainPath(path)
    const address = movedPath(tidy) ?? tidy
    if (address !== path) return redirect(response, 301, address + (search && `?${search}`))
    const bundle = await files.renderer()
    const key = path + bundle.knownQuery(path, search)
    const kept = cache.find(key, clock.now().getTime())
    if (kept) return write(request, response, key, kept)
    const mark = cache.mark()
    const dependencies = gather(clock)
    const caller = { locale: localeOfPath(path), address: 'page' }
    const call = async (name: EndpointName, input: RawInput) => {
      const answer = await api.answer(name, input, caller, dependencies)
      if (answer.status >= 400) throw { status: answer.status, ...(answer.body as object) }
      return answer.body
    }
    const result = await within(answerMs, () =>
      bundle.render({ path, search: key.slice(path.length), site, assets: files.assets, call }),
    )
    if (result.location !== undefined) return redirect(response, result.status, result.location)
    const plain = Buffer.from(result.html)
    const page: CachedPage = {
      status: result.status,
      etag: etagOf(plain),
      headers: result.status === 503 ? { ...headers, ...COME_BACK } : headers,
      freshUntil: dependencies.freshUntil,
      hits: 0,
      bytes: new Map([['identity', plain]]),
    }
    if (page.status === 200 && !dev) cache.store(key, mark, page, dependencies.subjects)
    write(request, response, key, page)
  }

  /** A page that cannot be drawn says so in the reader's language; the reason goes to the log alone. */
  function sayFailed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const isLate = isAppError(error) && error.code === 'unavailable'
    if (isLate) log.info('late', { call: 'page' })
    else log.error('page', error)
    if (response.headersSent) return void response.destroy()
    const locale = localeOfPath(request.url ?? '/')
    const { title, body } = WORDS[locale][isLate ? 'busy' : 'failed']
    response.writeHead(isLate ? 503 : 500, isLate ? { ...headers, ...COME_BACK } : headers)
    response.end(
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${body}</p></html>`,
    )
  }

  function write(request: IncomingMessage, response: ServerResponse, key: string, page: CachedPage): void {
    if (request.headers['if-none-match'] === page.etag) {
      response.writeHead(304, { ...page.headers, etag: page.etag }).end()
      return
    }
    const encoding = dev ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
    const bytes = cache.encoded(key, page, encoding)
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    response.writeHead(page.status, {
      ...page.headers,
      ...encoded,
      etag: page.etag,
      'content-length': bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...SECURITY_HEADERS, location, 'cache-control': 'no-cache' }).end()
}

function sayNotFound(response: ServerResponse): void {
  response.writeHead(404, { ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' })
  response.end('404')
}

/** Collects what a page's loaders say they show, and until when. */
function gather(clock: Clock): Dependencies & { subjects: Set<string>; freshUntil: number } {
  const start = clock.now().getTime()
  const dependencies = {
    subjects: new Set<string>(),
    freshUntil: FOREVER,
    once: asksOnce(),
    shows: (...subjects: string[]) => subjects.forEach(subject => dependencies.subjects.add(subject)),
    freshFor: (milliseconds: number) =>
      void (dependencies.freshUntil = Math.min(dependencies.freshUntil, start + milliseconds)),
  }
  return dependencies
}
