import { createCipheriv, createHash } from 'node:crypto'

/** Whether a PDF opens with an empty user password (ISO 32000-2, 7.6.4): then only permissions are restricted. */
export function opensUnasked(lock: string, ids: string[]): boolean {
  const revision = numberOf(lock, 'R')
  const [owner, user] = [stringOf(lock, 'O'), stringOf(lock, 'U')]
  if (!/\/Filter\s*\/Standard\b/.test(lock) || !owner || !user) return false
  if (revision >= 5) return opensBySha(revision, user)
  return [Buffer.alloc(0), ...ids.map(id => readString(id))].some(id =>
    opensByMd5({ lock, revision, owner, user, id }),
  )
}

/** Revision 5 was Adobe's own; 6 is that of PDF 2.0. */
function opensBySha(revision: number, user: Buffer): boolean {
  const salt = user.subarray(32, 40)
  const made = revision === 5 ? hash('sha256', salt) : hardened(salt)
  return made.equals(user.subarray(0, 32))
}

/** Algorithm 2.B for an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt)
  let last = 0
  for (let round = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    const made = cipher.setAutoPadding(false).update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const which = made.subarray(0, 16).reduce((all, byte) => all + byte, 0) % 3
    key = hash(['sha256', 'sha384', 'sha512'][which] as string, made)
    last = made.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

type Lock = { lock: string; revision: number; owner: Buffer; user: Buffer; id: Buffer }

/** Algorithms 2, 4 and 5. */
function opensByMd5({ lock, revision, owner, user, id }: Lock): boolean {
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(numberOf(lock, 'P') | 0)
  const plain = revision >= 4 && /\/EncryptMetadata\s+false/.test(lock) ? Buffer.alloc(4, 0xff) : EMPTY
  const length = keyBytes(lock, revision)
  let key = hash('md5', PADDING, owner.subarray(0, 32), rights, id, plain).subarray(0, length)
  if (revision < 3) return rc4(key, PADDING).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, length)
  let made = hash('md5', PADDING, id)
  for (let round = 0; round < 20; round += 1) made = rc4(key.map(byte => byte ^ round) as Buffer, made)
  return made.equals(user.subarray(0, 16))
}

const EMPTY = Buffer.alloc(0)

function keyBytes(lock: string, revision: number): number {
  if (revision < 3) return 5
  return revision === 4 ? 16 : Math.min(16, Math.max(5, (numberOf(lock, 'Length') || 40) / 8))
}

const numberOf = (lock: string, key: string): number =>
  Number(lock.match(new RegExp(`/${key}\\s+(-?\\d+)`))?.[1] ?? 0)

function stringOf(lock: string, key: string): Buffer | undefined {
  const found = lock.match(new RegExp(`/${key}\\s*(?=[(<])`))
  return found ? readString(lock.slice((found.index ?? 0) + found[0].length)) : undefined
}

/** The string at the beginning of a text: literal, or in hexadecimal digits. */
function readString(text: string): Buffer {
  if (text.startsWith('<')) return Buffer.from(text.slice(1, text.indexOf('>')).replace(/\s/g, ''), 'hex')
  const read: number[] = []
  let depth = 0
  for (const [token] of text.matchAll(/\\(?:[0-7]{1,3}|\r\n|[^])|[^]/g)) {
    if (token === '(' && (depth += 1) === 1) continue
    if (token === ')' && (depth -= 1) === 0) break
    if (depth > 0) read.push(...bytesOf(token))
  }
  return Buffer.from(read)
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function bytesOf(token: string): number[] {
  if (!token.startsWith('\\')) return [token.charCodeAt(0)]
  const said = token.slice(1)
  if (/^[0-7]/.test(said)) return [Number.parseInt(said, 8) & 0xff]
  return /^[\r\n]/.test(said) ? [] : [(ESCAPES[said] ?? said).charCodeAt(0)]
}

const hash = (name: string, ...bytes: Buffer[]): Buffer =>
  createHash(name).update(Buffer.concat(bytes)).digest()

/** OpenSSL no longer offers RC4. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, at) => at)
  const at = (place: number): number => state[place & 0xff] ?? 0
  const swap = (a: number, b: number) => ([state[a & 0xff], state[b & 0xff]] = [at(b), at(a)])
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 0xff
    swap(i, j)
  }
  let j = 0
  return bytes.map((byte, index) => {
    const i = index + 1
    j = (j + at(i)) & 0xff
    swap(i, j)
    return byte ^ at(at(i) + at(j))
  }) as Buffer
}
