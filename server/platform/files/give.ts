import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Attachment } from '#shared/contract/files/sent-files.ts'
import { FILE_TYPES } from '#shared/rules/file-kinds.ts'
import type { Files } from './files.ts'

/** Nothing in a file is executed when its address is opened in a browser. */
const INERT = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Sends a file as a download, under a name; a browser never shows it in place. */
export function sendFile(reply: FastifyReply, bytes: Buffer, { name, kind }: Attachment): FastifyReply {
  return reply
    .headers({
      ...INERT,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)}`,
    })
    .type(FILE_TYPES[kind])
    .send(bytes)
}

/** Pictures of pages, each under the hash of its content: the content of an address never changes. */
export function servePictures(http: FastifyInstance, files: Files): void {
  http.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) => {
    const bytes = PICTURE.test(params.name) ? await files.read('public', params.name) : undefined
    if (!bytes) return reply.code(404).headers(INERT).send()
    return reply
      .headers({ ...INERT, 'cache-control': 'public, max-age=31536000, immutable' })
      .type(FILE_TYPES.webp)
      .send(bytes)
  })
}

const PICTURE = /^[\da-f]{40}-\d{2,4}\.webp$/
