import { randomInt } from 'node:crypto'
import { mac } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'

export const CODE_SECONDS = 300
export const RESEND_SECONDS = 60

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * All that is stored of a code. A bare hash of six digits would be broken at once: the key outside the database
 * protects it.
 */
export const codeMac = (secrets: Secrets, challengeId: string, code: string): Buffer =>
  mac(secrets.code, challengeId, code)
