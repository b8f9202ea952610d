import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

/** One 32-byte key for each purpose, so that none opens what another protects. */
export const SECRET_NAMES = [
  'tag',
  'manage',
  'pass',
  'salary',
  'box',
  'code',
  'index',
  'field',
  'slot',
] as const
export type SecretName = (typeof SECRET_NAMES)[number]
export type Secrets = Record<SecretName, Buffer>

/**
 * Keys from `SECRETS` (JSON of name → base64) or `SECRETS_FILE`. Outside production a file is made
 * in the data directory on the first run. Throws when a key is missing or not 32 bytes long.
 */
export function readSecrets(
  config: Pick<Config, 'production' | 'SECRETS' | 'SECRETS_FILE' | 'DATA_DIR'>,
): Secrets {
  const file = config.SECRETS_FILE ?? join(config.DATA_DIR, 'secrets.json')
  if (!config.SECRETS && !config.production && !existsSync(file)) writeNewSecrets(file)
  const given = JSON.parse(config.SECRETS ?? readFileSync(file, 'utf8')) as Record<string, string>
  const secrets = Object.fromEntries(
    SECRET_NAMES.map(name => [name, Buffer.from(given[name] ?? '', 'base64')]),
  )
  const wrong = SECRET_NAMES.filter(name => secrets[name]?.length !== 32)
  if (wrong.length > 0)
    throw new Error(`These secrets are missing or not 32 bytes of base64: ${wrong.join(', ')}`)
  return secrets as Secrets
}

/** Fresh random keys, for tests and first runs. */
export const newSecrets = (): Secrets =>
  Object.fromEntries(SECRET_NAMES.map(name => [name, randomBytes(32)])) as Secrets

function writeNewSecrets(file: string): void {
  const text = Object.entries(newSecrets()).map(([name, key]) => [name, key.toString('base64')])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(text), null, 2), { mode: 0o600 })
}
