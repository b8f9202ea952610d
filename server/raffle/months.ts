import { createHash, randomBytes } from 'node:crypto'
import { open, seal } from '#server/platform/crypto.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { PublicJwk } from './tickets/blind-rsa.ts'
import { ensureKey } from './tickets/keys.ts'
import { newBoxKeys } from './sealed-box.ts'
import { findMonth, insertMonth, type MonthRow, type NewMonth } from './store.ts'

type Secrets = Parts['secrets']
export type BegunMonth = MonthRow & { public_key: PublicJwk }

/**
 * Returns months, and creates those that nobody has requested before. Concurrent requests in this process share one
 * creation of a month.
 */
export function createMonths({ db, secrets }: Pick<Parts, 'db' | 'secrets'>): {
  get(month: string): Promise<BegunMonth>
} {
  const making = new Map<string, Promise<BegunMonth>>()
  return {
    get(month) {
      const made = making.get(month) ?? begin(month).finally(() => making.delete(month))
      making.set(month, made)
      return made
    },
  }

  async function begin(month: string): Promise<BegunMonth> {
    const public_key = await ensureKey({ db, secrets }, month)
    if (!(await findMonth(db.content, month))) await insertMonth(db.content, newMonth(secrets, month))
    return { ...((await findMonth(db.content, month)) as MonthRow), public_key }
  }
}

function newMonth(secrets: Secrets, month: string): NewMonth {
  const { publicKey, privateKey } = newBoxKeys()
  const seed = randomBytes(32)
  return {
    month,
    contact_public: publicKey,
    contact_private_sealed: seal(secrets.box, privateKey.toString('base64'), contextOf('contact', month)),
    seed_sealed: seal(secrets.box, seed.toString('base64'), contextOf('seed', month)),
    seed_hash: createHash('sha256').update(seed).digest(),
  }
}

export const openSeed = (secrets: Secrets, { month, seed_sealed }: MonthRow): Buffer =>
  Buffer.from(open(secrets.box, seed_sealed, contextOf('seed', month)), 'base64')

/** The key that decrypts contacts; undefined once it was deleted. */
export const openContactKey = (
  secrets: Secrets,
  { month, contact_private_sealed }: MonthRow,
): Buffer | undefined =>
  contact_private_sealed
    ? Buffer.from(open(secrets.box, contact_private_sealed, contextOf('contact', month)), 'base64')
    : undefined

const contextOf = (what: 'contact' | 'seed', month: string): string => `content.raffle_month.${what}:${month}`
