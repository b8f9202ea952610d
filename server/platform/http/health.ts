import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../db/db.ts'
import { within } from '../hurry.ts'

const DATABASE_ANSWERS_WITHIN_MS = 2_000

export type Health = { register(http: FastifyInstance): void; stop(): void }

/**
 * `/healthz`: the process lives. `/readyz`: send requests here; 503 while the database does not answer and from the
 * moment the program is told to stop, so that a load balancer turns away before the door closes.
 */
export function createHealth(db: Pick<Db, 'content'>): Health {
  let stopping = false
  return {
    register(http) {
      http.get('/healthz', (_request, reply) => answer(reply, 200, { alive: true }))
      http.get('/readyz', async (_request, reply) => {
        if (stopping) return answer(reply, 503, { ready: false, reason: 'stopping' })
        const ready = await databaseAnswers(db)
        return answer(reply, ready ? 200 : 503, ready ? { ready } : { ready, reason: 'database' })
      })
    },
    stop() {
      stopping = true
    },
  }
}

const databaseAnswers = ({ content }: Pick<Db, 'content'>): Promise<boolean> =>
  within(DATABASE_ANSWERS_WITHIN_MS, async () => content`select 1`).then(
    () => true,
    () => false,
  )

const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body)
