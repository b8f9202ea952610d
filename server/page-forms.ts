import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { pageAt } from '#shared/paths.ts'

/** Far more than the few fields of a page's form hold. */
const LARGEST_FORM = 16 * 1024

type Parts = {
  /** Whether the page at a path answers a form. */
  takes(path: string): Promise<boolean>
  /** Writes the page that answers. */
  answer(request: IncomingMessage, response: ServerResponse, form: string): Promise<void>
  /** Says that there is no page, for a reason with a status. */
  refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void
}

/**
 * POST of pages: plain forms whose answer is drawn for one person and kept nowhere. No page changes anything by it, so
 * that one sent from another site is harmless.
 */
export function takeForms(http: FastifyInstance, { takes, answer, refuse }: Parts): void {
  void http.register(async forms => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, text, done) => done(null, text),
    )
    forms.addHook('onRequest', async ({ url }, reply) => {
      const [path = '/'] = url.split('?')
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
      await answer(request.raw, reply.raw, form).catch(error => refuse(request.raw, reply.raw, error))
    })
  })
}
