import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** HMAC-SHA256 over the parts, each preceded by its length, so that no two lists of parts collide. */
export function mac(key: Buffer, ...parts: (string | number | Buffer)[]): Buffer {
  const hmac = createHmac('sha256', key)
  for (const part of parts) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part), 'utf8')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    hmac.update(length).update(bytes)
  }
  return hmac.digest()
}

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export const sameBytes = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** A random bearer of 256 bits as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** AES-256-GCM: version byte, nonce, tag, text. `context` must be the same when opened. */
export const seal = (key: Buffer, text: string, context: string): Buffer =>
  sealBytes(key, Buffer.from(text, 'utf8'), context)

/** Opens what `seal` closed; throws when key, context or bytes are not the same. */
export const open = (key: Buffer, sealed: Buffer, context: string): string =>
  openBytes(key, sealed, context).toString('utf8')

/** What sealing adds to the bytes that it closes. */
const SEAL_BYTES = 29

export function sealBytes(key: Buffer, bytes: Buffer, context: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([1]), nonce, cipher.getAuthTag(), body])
}

export function openBytes(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13)).setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(13, SEAL_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()])
}
