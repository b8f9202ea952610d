import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageAt } from '#shared/paths.ts'
import { letGo } from '#server/platform/http/bodies.ts'

/** Far more than the few fields of a page's form hold. */
const LARGEST_FORM = 16 * 1024

type Parts = {
  /** Whether the page at a path answers a form. */
  takes(path: string): Promise<boolean>
  /** Writes the page that answers. */
  answer(request: FastifyRequest, response: ServerResponse, form: string): Promise<void>
  /** Says that there is no page, for a reason with a status. */
  refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void
}

/**
 * POST of pages: plain forms whose answer is drawn for one person and kept nowhere. None needs to know who sends it, and
 * one sent from another site is refused.
 */
export function takeForms(http: FastifyInstance, { takes, answer, refuse }: Parts): void {
  void http.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, text, done) => done(null, text),
    )
    // What RFC 8058 has mail programs send. The platform's own reader is enough: no page takes a file this way.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      async ({ headers }: FastifyRequest, bytes: string | Buffer) => textOf(headers['content-type'], bytes),
    )
    forms.addHook('onRequest', async ({ url, headers }, reply) => {
      const [path = '/'] = url.split('?')
      if (isFromElsewhere(headers)) return reply.code(403).send()
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

/** The texts of a form in parts, as the other kind of form has them. */
async function textOf(type = '', bytes: string | Buffer): Promise<string> {
  const form = await new Response(new Uint8Array(Buffer.from(bytes)), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw Object.assign(new Error('not a form'), { statusCode: 400 })
    })
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return new URLSearchParams(texts).toString()
}

/** Browsers say from where a form comes; where one does not, its origin may. */
function isFromElsewhere({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from !== 'same-origin' && from !== 'none'
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host !== host
}
