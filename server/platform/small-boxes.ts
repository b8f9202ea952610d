import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mac } from './crypto.ts'

/**
 * Boxes of one size, closed one by one and opened by the million: AES-256-CCM (NIST SP 800-38C), as OpenSSL closes it. Making a
 * cipher for each would take ten times as long as all else that is done with them; here the blocks of many are enciphered in one call.
 * A box: version byte, nonce, tag, text.
 */
export const SMALL_BOX_BYTES = 29

/** What `seal` closes begins with 1. */
const VERSION = 2
const BLOCK = 16
const NONCE_AT = 1
const NONCE_BYTES = 12
const TAG_AT = NONCE_AT + NONCE_BYTES

/** What other boxes are sealed with is used in no other mode. */
function ownKey(key: Buffer): Buffer {
  const known = ownKeys.get(key) ?? mac(key, 'small boxes')
  ownKeys.set(key, known)
  return known
}

/** Made once for each key: making it takes as long as closing a box. */
const ownKeys = new WeakMap<Buffer, Buffer>()

export function closeSmall(key: Buffer, text: Buffer, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-ccm', ownKey(key), nonce, { authTagLength: BLOCK })
  cipher.setAAD(Buffer.from(context), { plaintextLength: text.length })
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body])
}

/** Throws when key, context or bytes are not the same. */
export function openSmall(key: Buffer, box: Buffer, context: string): Buffer {
  if (box[0] !== VERSION) throw new Error('A box cannot be opened')
  const nonce = box.subarray(NONCE_AT, TAG_AT)
  const decipher = createDecipheriv('aes-256-ccm', ownKey(key), nonce, { authTagLength: BLOCK })
  decipher.setAuthTag(box.subarray(TAG_AT, SMALL_BOX_BYTES))
  decipher.setAAD(Buffer.from(context), { plaintextLength: box.length - SMALL_BOX_BYTES })
  const text = decipher.update(box.subarray(SMALL_BOX_BYTES))
  decipher.final()
  return text
}

/** Where boxes stand in bytes: each `stride` from the one before, the first at `from`; their texts are of `length` bytes. */
type Lie = { count: number; from: number; stride: number; length: number }

/** The texts of many boxes, one behind the other; throws when one of them cannot be opened. */
export function openSmalls(key: Buffer, bytes: Buffer, lie: Lie, context: string): Buffer {
  const blocks = Math.ceil(lie.length / BLOCK)
  const encipher = blockCipher(key)
  const stream = encipher(countersOf(bytes, lie, blocks))
  const texts = Buffer.allocUnsafe(lie.count * lie.length)
  for (let box = 0; box < lie.count; box += 1)
    for (let at = 0; at < lie.length; at += 1)
      texts[box * lie.length + at] =
        (bytes[lie.from + box * lie.stride + SMALL_BOX_BYTES + at] as number) ^
        (stream[(box * (blocks + 1) + 1) * BLOCK + at] as number)
  refuseForged(bytes, lie, { stream, blocks, macs: macsOf(bytes, texts, lie, { encipher, blocks, context }) })
  return texts
}

type Encipher = (blocks: Buffer) => Buffer
function blockCipher(key: Buffer): Encipher {
  const cipher = createCipheriv('aes-256-ecb', ownKey(key), null).setAutoPadding(false)
  return blocks => cipher.update(blocks)
}

/** For each box the block of its tag and those of its text, as CTR counts them. */
function countersOf(bytes: Buffer, { count, from, stride }: Lie, blocks: number): Buffer {
  const counters = Buffer.alloc(count * (blocks + 1) * BLOCK)
  for (let box = 0; box < count; box += 1)
    for (let nth = 0; nth <= blocks; nth += 1) {
      const at = (box * (blocks + 1) + nth) * BLOCK
      counters[at] = BLOCK - 2 - NONCE_BYTES
      bytes.copy(counters, at + 1, from + box * stride + NONCE_AT, from + box * stride + TAG_AT)
      counters[at + BLOCK - 1] = nth
    }
  return counters
}

type Making = { encipher: Encipher; blocks: number; context: string }

/** CBC-MAC over nonce and length, context, and text: a step for all boxes at once. */
function macsOf(bytes: Buffer, texts: Buffer, lie: Lie, { encipher, blocks, context }: Making): Buffer {
  const { count, from, stride, length } = lie
  let macs: Buffer = Buffer.alloc(count * BLOCK)
  for (let box = 0; box < count; box += 1) {
    macs[box * BLOCK] = 64 + 8 * ((BLOCK - 2) / 2) + (BLOCK - 2 - NONCE_BYTES)
    bytes.copy(macs, box * BLOCK + 1, from + box * stride + NONCE_AT, from + box * stride + TAG_AT)
    macs.writeUInt16BE(length, box * BLOCK + BLOCK - 2)
  }
  const said = Buffer.alloc(Math.ceil((context.length + 2) / BLOCK) * BLOCK)
  said.writeUInt16BE(context.length, 0)
  said.write(context, 2, 'latin1')
  for (let from = 0; from < said.length; from += BLOCK) {
    macs = encipher(macs)
    for (let at = 0; at < macs.length; at += 1)
      macs[at] = (macs[at] as number) ^ (said[from + (at % BLOCK)] as number)
  }
  for (let nth = 0; nth < blocks; nth += 1) {
    macs = encipher(macs)
    const most = Math.min(BLOCK, length - nth * BLOCK)
    for (let box = 0; box < count; box += 1)
      for (let at = 0; at < most; at += 1)
        macs[box * BLOCK + at] =
          (macs[box * BLOCK + at] as number) ^ (texts[box * length + nth * BLOCK + at] as number)
  }
  return encipher(macs)
}

function refuseForged(
  bytes: Buffer,
  { count, from, stride }: Lie,
  { stream, blocks, macs }: { stream: Buffer; blocks: number; macs: Buffer },
): void {
  let wrong = 0
  for (let box = 0; box < count; box += 1) {
    wrong |= (bytes[from + box * stride] as number) ^ VERSION
    for (let at = 0; at < BLOCK; at += 1)
      wrong |=
        (macs[box * BLOCK + at] as number) ^
        (stream[box * (blocks + 1) * BLOCK + at] as number) ^
        (bytes[from + box * stride + TAG_AT + at] as number)
  }
  if (wrong !== 0) throw new Error('A box cannot be opened')
}
