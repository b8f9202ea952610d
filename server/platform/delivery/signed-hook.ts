import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { sameBytes } from '../crypto.ts'

/** A call that is older than this, or as far ahead, is refused as a replay. */
const MAX_AGE_SECONDS = 300
const LARGEST = 16 * 1024

/** `id` names the event: a repeated report has the same id. */
const refusal = z.object({ id: z.string().min(1).max(200), email: z.string().min(3).max(254) })
export type LateRefusal = z.output<typeof refusal>

type Parts = { secret: string; clock: Clock; refused(report: LateRefusal): Promise<void> }

/**
 * Accepts a mail provider's late reports that an address does not exist. The caller proves itself with `Signature:
 * t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, and the answer does not disclose whom we know.
 */
export function serveLateRefusals(http: FastifyInstance, { secret, clock, refused }: Parts): void {
  void http.register(async hooks => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LARGEST },
      (_request, text, done) => done(null, text),
    )
    hooks.post('/hooks/mail-refused', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const seconds = Math.floor(clock.now().getTime() / 1000)
      if (!isOurs(secret, String(request.headers['signature'] ?? ''), body, seconds))
        return reply.code(401).send()
      const parsed = refusal.safeParse(read(body))
      if (!parsed.success) return reply.code(422).send()
      await refused(parsed.data)
      return reply.code(204).send()
    })
  })
}

export const signed = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

function isOurs(secret: string, signature: string, body: string, now: number): boolean {
  const seconds = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(signature)?.[1] ?? Number.NaN)
  if (!(Math.abs(now - seconds) <= MAX_AGE_SECONDS)) return false
  return sameBytes(Buffer.from(signature), Buffer.from(signed(secret, seconds, body)))
}

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
