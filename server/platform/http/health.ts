import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../db/db.ts'
import { within } from '../deadline.ts'

const DATABASE_ANSWERS_WITHIN_MS = 2_000

export type Health = { register(http: FastifyInstance): void; stop(): void }

/**
 * `/healthz`: the process is alive. `/readyz`: it takes requests; 503 while the database does not answer or only
 * reads, and from the moment the program is asked to stop, so that a load balancer turns away before the port closes.
 */
export function createHealth(db: Pick<Db, 'content'>): Health {
  let stopping = false
  return {
    register(http) {
      http.get('/healthz', (_request, reply) => answer(reply, 200, { alive: true }))
      http.get('/readyz', async (_request, reply) => {
        if (stopping) return answer(reply, 503, { ready: false, reason: 'stopping' })
        const ready = await databaseWrites(db)
        return answer(reply, ready ? 200 : 503, ready ? { ready } : { ready, reason: 'database' })
      })
    },
    stop() {
      stopping = true
    },
  }
}

/** A standby, or a server that is set to read only, answers every read and accepts no write. */
const databaseWrites = ({ content }: Pick<Db, 'content'>): Promise<boolean> =>
  within(DATABASE_ANSWERS_WITHIN_MS, async () => {
    const [server] = await content<{ reads_only: boolean }[]>`
      select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads_only`
    return server?.reads_only === false
  }).catch(() => false)

const answer = (reply: FastifyReply, status: number, body: object): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body)
