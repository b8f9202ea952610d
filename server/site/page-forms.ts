import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageAt } from '#shared/paths.ts'
import { letGo } from '#server/platform/http/bodies.ts'

/** Far more than the few fields of a page's form need. */
const LARGEST_FORM = 16 * 1024

type Parts = {
  /** Whether the page at a path answers a form. */
  takes(path: string): Promise<boolean>
  answer(request: FastifyRequest, response: ServerResponse, form: string): Promise<void>
  /** Writes an error page with the status of the error. */
  refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void
}

/**
 * POST of pages: plain forms whose answer is drawn for one person and stored nowhere. No form needs to know its
 * sender, and a form from another site is refused.
 */
export function takeForms(http: FastifyInstance, { takes, answer, refuse }: Parts): void {
  void http.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, text, done) => done(null, text),
    )
    // Mail programs send this kind of form (RFC 8058). The platform's own parser is enough: no page takes a file this
    // way.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      async ({ headers }: FastifyRequest, bytes: string | Buffer) => textOf(headers['content-type'], bytes),
    )
    forms.addHook('onRequest', async ({ url, headers }, reply) => {
      const [path = '/'] = url.split('?')
      if (isCrossOrigin(headers)) return reply.code(403).send()
      if (!pageAt(path)) return reply.code(404).send()
      if (!(await takes(path))) return reply.code(405).header('allow', 'GET, HEAD').send()
    })
    forms.setErrorHandler((error, request, reply) => {
      reply.hijack()
      refuse(request.raw, reply.raw, error)
    })
    forms.post('/*', async (request, reply) => {
      reply.hijack()
      const form = typeof request.body === 'string' ? request.body : ''
      await answer(request, reply.raw, form).catch(error => refuse(request.raw, reply.raw, error))
      letGo(request)
    })
  })
}

/** The text fields of a multipart form, urlencoded like the other kind of form. */
async function textOf(type = '', bytes: string | Buffer): Promise<string> {
  const form = await new Response(new Uint8Array(Buffer.from(bytes)), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw Object.assign(new Error('not a form'), { statusCode: 400 })
    })
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(texts).toString()
}

/** Browsers send `Sec-Fetch-Site`; where it is missing, the origin is compared with the host. */
function isCrossOrigin({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from !== 'same-origin' && from !== 'none'
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== host
}
