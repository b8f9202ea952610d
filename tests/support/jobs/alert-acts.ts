import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'

/**
 * Subscribing to news by mail. A repeat within ten minutes sends no second mail; here a repeat comes minutes later,
 * possibly after that time.
 */
export const ALERT_ACTS = [
  {
    call: 'subscribeSearch' as const,
    async prepare(_it: TestApp) {
      const email = `${randomUUID()}@pembaca.example`
      return {
        input: { body: { email, q: 'gudang' } },
        async count(now: TestApp) {
          const { body } = await now.call('inbox', { query: { to: email } }, { address: '127.0.0.1' })
          const letters = body.messages.length as number
          return letters === 2 ? 1 : letters
        },
      }
    },
  },
]
