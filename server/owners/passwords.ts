import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import commonPasswords from 'fxa-common-password-list'
import { sameBytes } from '#server/platform/crypto.ts'
import { failField, unavailable } from '#server/platform/http/errors.ts'

/** OWASP's minimum for argon2id; stored with each hash, so that it can be raised. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32
/** Each hash takes 19 MB and a core, so running more at once would slow all of them. */
const MAX_CONCURRENT = 4
const MAX_QUEUED = 64

const derive = promisify(argon2)
let running = 0
const queue: (() => void)[] = []

/** Refuses the passwords that attackers try first, in any spelling. */
export function refuseCommon(password: string): void {
  const normalised = password.normalize('NFKC').toLowerCase()
  if (new Set(normalised).size < MIN_DISTINCT_CHARACTERS || commonPasswords.test(normalised))
    failField('password', 'password_common')
}

/** Fewer distinct characters are a held key. */
const MIN_DISTINCT_CHARACTERS = 5

/** Format: `argon2id$memory$passes$parallelism$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return ['argon2id', memory, passes, parallelism, salt.toString('base64'), tag.toString('base64')].join('$')
}

/** Whether the password matches the hash. Without a hash the same work is done, so that the time discloses nothing. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = (hash ?? DUMMY_HASH).split('$')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), cost)
  return sameBytes(tag, Buffer.from(expected, 'base64')) && Boolean(hash)
}

const DUMMY_HASH = [
  'argon2id',
  ...Object.values(COST),
  Buffer.alloc(SALT_BYTES).toString('base64'),
  Buffer.alloc(TAG_BYTES).toString('base64'),
].join('$')

async function tagOf(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  await acquireSlot()
  try {
    const message = password.normalize('NFKC')
    return await derive('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost })
  } finally {
    running -= 1
    queue.shift()?.()
  }
}

async function acquireSlot(): Promise<void> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw unavailable()
    await new Promise<void>(start => void queue.push(start))
  }
  running += 1
}
