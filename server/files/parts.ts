import { readFile } from 'node:fs/promises'
import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import { fileSecret, type ReceivedFile } from '#shared/contract/files/sent-files.ts'
import { FILE_LIMIT, FILE_LIMIT_MEGABYTES } from '#shared/rules/file-kinds.ts'
import { RETENTION } from '#shared/rules/kept/retention.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { mac, sha256 } from '#server/platform/crypto.ts'
import { lookAt, SENT_BY_NETWORK } from '#server/platform/files/receive.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, failField, isAppError, orWait } from '#server/platform/http/errors.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { keepFile, takeRoom } from './private.ts'
import * as store from './store.ts'

/**
 * Stores the next part of a file, which its sender names by a secret of their own, and returns how many bytes are
 * there.
 */
export async function sendPart(
  parts: Parts,
  from: number,
  { path, size }: ReceivedFile,
  context: Context,
): Promise<Sent<'sendPart'>> {
  const { db, clock, files, secrets } = parts
  const { key, idOf } = namesOf(secrets, context)
  const has = sizeOf(await store.listParts(db.identity, key))
  if (from !== has) return { has }
  if (size === 0) failField(FIELD, 'file_empty')
  if (has + size >= FILE_LIMIT) {
    await dropParts(parts, key)
    failField(FIELD, 'file_too_large', { megabytes: FILE_LIMIT_MEGABYTES })
  }
  await takeRoom(parts, size, context.address)
  const id = idOf(from)
  await files.write('private', id, await readFile(path))
  const delete_on = addDays(dayOf(clock.now()), RETENTION.sent_file.days)
  await store.insertPart(db.identity, { id, from, size, key, delete_on })
  return { has: has + size }
}

/**
 * Joins all parts to one file and checks its content like any other. Idempotent: a repeat after a lost answer gets
 * the same answer.
 */
export async function wholeFile(
  parts: Parts,
  { body }: HandlerInput<'wholeFile'>,
  context: Context,
): Promise<Sent<'wholeFile'>> {
  const names = namesOf(parts.secrets, context)
  const { secret, idOf } = names
  const find = () => store.findUnclaimed(parts.db.identity, idOf('whole'), sha256(secret))
  const before = await find()
  if (before) return { ...before, secret }
  orWait(await parts.limits.here.take(...inNetworks(SENT_BY_NETWORK, context.address)))
  try {
    return await make(parts, body, names)
  } catch (error) {
    // An earlier call, whose answer was lost, may still have been running.
    const meanwhile = await find()
    if (meanwhile) return { ...meanwhile, secret }
    throw error
  }
}

type Names = ReturnType<typeof namesOf>

async function make(
  parts: Parts,
  { name, size, kinds }: HandlerInput<'wholeFile'>['body'],
  { secret, key, idOf }: Names,
): Promise<Sent<'wholeFile'>> {
  const { db, files } = parts
  const all = await store.listParts(db.identity, key)
  if (sizeOf(all) !== size) failField(FIELD, 'file_gone')
  const path = await files.receive(bytesOf(parts, all))
  try {
    const file = await lookAt(path, name, { field: FIELD, kinds })
    const kept = await keepFile(parts, file, { id: idOf('whole'), secret }, kinds)
    await dropParts(parts, key)
    return kept
  } catch (error) {
    if (isAppError(error) && error.code === 'invalid') await dropParts(parts, key)
    throw error
  } finally {
    await files.drop(path)
  }
}

const FIELD = 'file'

/**
 * The names of the parts and of their file. Nobody can compute them from the secret alone, so no part can be claimed
 * as a file.
 */
function namesOf({ field }: Secrets, { bearer }: Context) {
  const secret = fileSecret.safeParse(bearer).data ?? fail('unauthenticated')
  return {
    secret,
    key: mac(field, 'file parts', secret),
    idOf: (what: number | 'whole') => uuidOf(mac(field, 'file part', secret, what)),
  }
}

/** A UUID of version 8, whose other bits have no meaning. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** How many bytes there are from the beginning without a gap. */
const sizeOf = (all: store.Part[]): number =>
  all.reduce((has, { from, size }) => (from === has ? has + size : has), 0)

async function* bytesOf({ files }: Parts, all: store.Part[]): AsyncGenerator<Buffer> {
  for (const { id } of all) yield (await files.read('private', id)) ?? failField(FIELD, 'file_gone')
}

async function dropParts({ db, files }: Parts, key: Buffer): Promise<void> {
  for (const id of await store.deleteParts(db.identity, key)) await files.remove('private', id)
}
