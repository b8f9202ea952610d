import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

// Public-key encryption that the sender cannot reverse: X25519 with an ephemeral key for each value, HKDF-SHA256,
// AES-256-GCM. Format: the sender's public key (44 bytes of DER), the tag (16), the ciphertext. Each key encrypts once,
// so the nonce is fixed.
const KEY_BYTES = 44
const TAG_BYTES = 16
const NONCE = Buffer.alloc(12)
const INFO = 'kerjajujur raffle contact'
/** Every text is padded to this length, so that the size of the encrypted value discloses nothing. */
const PADDED = 256

export function newBoxKeys(): { publicKey: Buffer; privateKey: Buffer } {
  const pair = generateKeyPairSync('x25519')
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }),
  }
}

export function sealTo(publicKey: Buffer, text: string): Buffer {
  const padded = Buffer.alloc(PADDED, ' ')
  if (padded.write(text) < Buffer.byteLength(text)) throw new Error('too long to be sealed')
  const own = generateKeyPairSync('x25519')
  const sender = own.publicKey.export({ type: 'spki', format: 'der' })
  const cipher = createCipheriv('aes-256-gcm', keyOf(own.privateKey, readPublic(publicKey), sender), NONCE)
  const body = Buffer.concat([cipher.update(padded), cipher.final()])
  return Buffer.concat([sender, cipher.getAuthTag(), body])
}

/** Throws if the value was not encrypted for this key, or was changed. */
export function openSealed(privateKey: Buffer, box: Buffer): string {
  const sender = box.subarray(0, KEY_BYTES)
  const own = createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' })
  const decipher = createDecipheriv('aes-256-gcm', keyOf(own, readPublic(sender), sender), NONCE, {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(box.subarray(KEY_BYTES, KEY_BYTES + TAG_BYTES))
  const body = [decipher.update(box.subarray(KEY_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(body).toString('utf8').trimEnd()
}

const readPublic = (der: Buffer): KeyObject => createPublicKey({ key: der, type: 'spki', format: 'der' })

/** The sender's key is the salt, so that a derived key is bound to one pair of keys. */
function keyOf(privateKey: KeyObject, publicKey: KeyObject, sender: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), sender, INFO, 32))
}
