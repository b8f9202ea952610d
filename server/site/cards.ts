import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cardPath, type CardDrawing } from '#shared/cards.ts'
import { drawCardPicture } from './card-picture.ts'
import type { createCardDrawing } from './page-drawing.ts'

/**
 * Pictures of pages, for chats and social networks. No address of a picture shows anything that its page no longer
 * shows.
 */
export function serveCards(http: FastifyInstance, draw: ReturnType<typeof createCardDrawing>): void {
  const cache = createCache()
  http.get<{ Params: { name: string }; Querystring: { of?: unknown } }>(
    '/cards/:name',
    async ({ params, query: { of } }, reply) => {
      if (typeof of !== 'string' || !of.startsWith('/') || of.length > LONGEST) return reply.code(404).send()
      const [path = '/', search] = of.split(/\?(.*)/s)
      const { status, drawing } = await draw(path, search ? `?${search}` : '')
      if (!drawing) return reply.code(status < 400 ? 404 : status).send()
      if (params.name !== `${drawing.mark}.png`)
        return reply.header('cache-control', 'no-cache').redirect(cardPath(drawing.mark, of), 302)
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await cache(drawing))
    },
  )
}

const LONGEST = 400
const MAX_CACHED = 400

/** Concurrent requests share one drawing; the least recently used pictures are evicted. */
function createCache() {
  const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })
  return (drawing: CardDrawing): Promise<Buffer> => {
    const key = drawing.svg + JSON.stringify(drawing.stacks)
    const picture = pictures.get(key) ?? drawCardPicture(drawing)
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }
}
