import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Attachment, ReceivedFile, SentFile } from '#shared/contract/files/sent-files.ts'
import {
  endingsOf,
  FILE_KINDS,
  KIND_NAMES,
  PICTURE_KINDS,
  PROOF_KINDS,
  type FileKind,
} from '#shared/rules/file-kinds.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { newToken, sha256 } from '#server/platform/crypto.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { fewAtOnce } from '#server/platform/few-at-once.ts'
import { failField, fail, orWait } from '#server/platform/http/errors.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { checkDocument } from './documents.ts'
import { checkPicture } from './pictures.ts'
import * as store from './store.ts'
import type { PrivateFile } from './store.ts'

export type { PrivateFile } from './store.ts'

const HOUR = 3600
const READS_NETWORK: Rule = { name: 'file-read', most: 120, seconds: HOUR }
const GIGABYTE = 1024 ** 3
/** Unclaimed files may fill this much of the disk, and no more. */
const MOST_UNCLAIMED = 10 * GIGABYTE
/** Limits by network apply only once half of it is full. */
const PLENTY = MOST_UNCLAIMED / 2
const ROOM_SECONDS = 6 * HOUR
/** Bytes that one customer's network may send then: at this rate it cannot fill the other half before unclaimed files expire. */
const ROOM_NETWORK: Rule = {
  name: 'file-room',
  most: (PLENTY * ROOM_SECONDS) / (RETENTION.sent_file.days * 24 * HOUR),
  seconds: ROOM_SECONDS,
}

/** A file is encrypted in memory in one piece, so at most two at once. */
const sealing = fewAtOnce(2)

/**
 * Stores a file that is sent before its form. The sender needs no account: the secret in the answer is all that
 * identifies the file.
 */
export async function sendFile(
  parts: Parts,
  file: ReceivedFile,
  { address }: Pick<Context, 'address'>,
): Promise<Sent<'sendFile'>> {
  await takeRoom(parts, file.size, address)
  return keepFile(parts, file, { id: randomUUID(), secret: newToken() }, FILE_KINDS)
}

/** Stores a complete file, if its content is valid for its kind. */
export async function keepFile(
  { db, clock, files }: Pick<Parts, 'db' | 'clock' | 'files'>,
  { path, name, kind, size }: ReceivedFile,
  { id, secret }: SentFile,
  kinds: readonly FileKind[],
): Promise<Sent<'sendFile'>> {
  if (kind === null) throw new Error('A part is no file')
  if (isPicture(kind)) await checkPicture(path, 'file')
  else await checkDocument({ path, name, kind }, { field: 'file', kinds })
  await sealing(async () => files.write('private', id, await readFile(path)))
  const delete_on = addDays(dayOf(clock.now()), RETENTION.sent_file.days)
  const row = { id, name: withEnding(name, kind), kind, size }
  await store.insertFile(db.identity, { ...row, secret_hash: sha256(secret), delete_on })
  return { ...row, secret }
}

/**
 * Counts a file's bytes. Refuses it when unclaimed files fill their share of the disk, or fill half of it and the
 * sender's network has used up its limit.
 */
export async function takeRoom(
  { db, limits }: Pick<Parts, 'db' | 'limits'>,
  size: number,
  address: string,
): Promise<void> {
  const unclaimed = await store.countUnclaimedBytes(db.identity)
  if (unclaimed > MOST_UNCLAIMED) fail('storage_full', { retryAfterSeconds: HOUR })
  const sent = inNetworks(ROOM_NETWORK, address).map(({ rule, of }) => ({
    rule: { ...rule, most: Math.min(rule.most, PLENTY) },
    of,
    amount: size,
  }))
  const wait = await limits.here.take(...sent)
  if (wait !== undefined && unclaimed > PLENTY) fail('storage_full', { retryAfterSeconds: wait })
}

const isPicture = (kind: FileKind): kind is (typeof PICTURE_KINDS)[number] =>
  (PICTURE_KINDS as readonly FileKind[]).includes(kind)

/** Adds the ending of its kind, so that the name of a downloaded file shows its kind. */
function withEnding(name: string, kind: FileKind): string {
  const endings = endingsOf(kind)
  return endings.some(ending => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0]}`
}

/** Returns a file to its sender while no form has claimed it. */
export async function readFileAgain(
  { db, limits }: Parts,
  { params }: HandlerInput<'readFile'>,
  { bearer, address }: Context,
): Promise<Attachment> {
  orWait(await limits.here.take(...inNetworks(READS_NETWORK, address)))
  const found = bearer && (await store.findUnclaimed(db.identity, params.id, sha256(bearer)))
  return found ? attachmentOf(found) : fail('not_found')
}

/**
 * Claims files for what is sent now, under its name (`claim:<id>`). A file that is gone or another's gets a field
 * error.
 */
export async function takeFiles(
  tx: Tx,
  belongsTo: string,
  sent: SentFile[],
  field: string,
): Promise<PrivateFile[]> {
  const taken: PrivateFile[] = []
  for (const { id, secret } of sent) {
    const file = await store.takeFile(tx, { id, secretHash: sha256(secret), belongsTo })
    taken.push(file ?? failField(field, 'file_gone'))
  }
  return taken
}

/** Throws a field error unless all files exist, are unclaimed, and are of a kind that can be proof. */
export async function checkProof(sql: Queryable, sent: SentFile[], field: string): Promise<void> {
  for (const { id, secret } of sent) {
    const { kind } = (await store.findUnclaimed(sql, id, sha256(secret))) ?? failField(field, 'file_gone')
    if (!isProof(kind))
      failField(field, 'file_kind', { kinds: PROOF_KINDS.map(one => KIND_NAMES[one]).join(', ') })
  }
}

const isProof = (kind: FileKind): boolean => (PROOF_KINDS as readonly FileKind[]).includes(kind)

export const listFilesOf = (sql: Queryable, belongsTo: string): Promise<PrivateFile[]> =>
  store.listOf(sql, belongsTo)

/** One file of what it belongs to, as a call returns it. */
export async function getFileOf(sql: Queryable, belongsTo: string, id: string): Promise<Attachment> {
  const found = await store.findOf(sql, belongsTo, id)
  return found ? attachmentOf(found) : fail('not_found')
}

/** Sets the day from which the files are deleted. */
export const endFilesOf = (tx: Tx, belongsTo: string, day: string): Promise<void> =>
  store.endOf(tx, belongsTo, day)

/**
 * Deletes the files' rows with what they belong to; call the returned function after the commit to delete their
 * bytes.
 */
export async function dropFilesOf(
  tx: Tx,
  { files }: Pick<Parts, 'files'>,
  belongsTo: string,
): Promise<() => Promise<void>> {
  const ids = await store.deleteOf(tx, belongsTo)
  return async () => {
    for (const id of ids) await files.remove('private', id)
  }
}

export async function dropUnclaimed(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  sent: SentFile[],
): Promise<void> {
  for (const { id, secret } of sent)
    if (await store.deleteUnclaimed(db.identity, id, sha256(secret))) await files.remove('private', id)
}

/** Removes files whose day has come, and files that have lost their row. */
export async function sweepFiles({ db, clock, files }: Pick<Parts, 'db' | 'clock' | 'files'>): Promise<void> {
  const gone = await store.deleteGone(db.identity, dayOf(clock.now()))
  for (const id of gone) await files.remove('private', id)
  await files.sweep('private', async keys => new Set(await store.listKnown(db.identity, keys.filter(isId))))
}

const isId = (key: string): boolean => /^[\da-f-]{36}$/.test(key)

const attachmentOf = ({ id: key, name, kind }: PrivateFile): Attachment => ({ key, name, kind })
