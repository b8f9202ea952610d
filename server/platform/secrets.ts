import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'

/** One 32-byte key for each purpose, so that no key opens what another protects. */
export const SECRET_NAMES = ['issuer', 'manage', 'pass', 'salary', 'box', 'code', 'index', 'field'] as const
type SecretName = (typeof SECRET_NAMES)[number]
export type Secrets = Record<SecretName, Buffer>

/**
 * Keys from `SECRETS` (JSON of name → base64) or `SECRETS_FILE`, by default in the data directory. Outside production
 * a missing file is created with new keys. Throws when a key is missing or not 32 bytes long.
 */
export function readSecrets(
  config: Pick<Config, 'production' | 'SECRETS' | 'SECRETS_FILE' | 'DATA_DIR'>,
): Secrets {
  const file = config.SECRETS_FILE ?? join(config.DATA_DIR, 'secrets.json')
  if (!config.SECRETS && !config.production && !existsSync(file)) writeNewSecrets(file)
  const given = config.SECRETS ? parse(config.SECRETS, 'SECRETS') : parse(read(file), file)
  const secrets = Object.fromEntries(
    SECRET_NAMES.map(name => [name, Buffer.from(String(given[name] ?? ''), 'base64')]),
  )
  const wrong = SECRET_NAMES.filter(name => secrets[name]?.length !== 32)
  if (wrong.length > 0)
    throw new Error(`These secrets are missing or not 32 bytes of base64: ${wrong.join(', ')}`)
  return secrets as Secrets
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`SECRETS_FILE: ${file} cannot be read`)
  }
}

/** Does not repeat the parser's own message, which would quote the secrets. */
function parse(text: string, where: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null) return given as Record<string, unknown>
  } catch {
    // Falls through to the error below.
  }
  throw new Error(`${where} is not a JSON object of names and base64 keys (see docs/operations.md)`)
}

/** New random keys, for tests and first runs. */
export const newSecrets = (): Secrets =>
  Object.fromEntries(SECRET_NAMES.map(name => [name, randomBytes(32)])) as Secrets

function writeNewSecrets(file: string): void {
  const text = Object.entries(newSecrets()).map(([name, key]) => [name, key.toString('base64')])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(text), null, 2), { mode: 0o600 })
}
