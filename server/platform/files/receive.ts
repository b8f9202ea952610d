import { stat } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { TakenFile } from '#shared/contract/endpoint.ts'
import { fileName, type ReceivedFile } from '#shared/contract/files/sent-files.ts'
import {
  FILE_LIMIT,
  FILE_LIMIT_MEGABYTES,
  HEAD_BYTES,
  kindOf,
  PART_BYTES,
  fileRefusal,
  type FileKind,
} from '#shared/rules/file-kinds.ts'
import {
  AppError,
  fail,
  failField,
  isAppError,
  orWait,
  unavailable,
  type FieldError,
} from '../http/errors.ts'
import type { Clock } from '../clock.ts'
import type { Limits, Rule } from '../limits/limits.ts'
import { inNetworks, networksOf } from '../limits/network.ts'
import { arrivalOf, createShares, type Shares } from '../limits/shares.ts'
import { headOf, type Files } from './files.ts'

type Place = { files: Files; limits: Limits; places: IncomingPlaces; address: string }
export type Received = { body: Record<string, unknown>; files: ReceivedFile[] }

const FIELDS = 20
const LIMITS = {
  fields: FIELDS,
  fieldNameSize: 100,
  fieldSize: 20_000,
  headerPairs: 20,
}
const bytesOf = (taken: TakenFile): number => (taken.kinds === 'part' ? taken.most : FILE_LIMIT - 1)

/**
 * These routes have their own scope: only they parse multipart forms, and of them only those with `readJson` also
 * JSON.
 */
export function takeFiles(http: FastifyInstance, routes: RouteOptions[], { readJson = false } = {}): void {
  void http.register(async forms => {
    if (!readJson) forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    for (const route of routes) forms.route(route)
  })
}

const HOUR = 3600
export const SENT_BY_NETWORK: Rule = { name: 'file-network', most: 120, seconds: HOUR }
/** The same number of bytes, in smaller parts. */
const PARTS_BY_NETWORK: Rule = {
  name: 'part-network',
  most: (SENT_BY_NETWORK.most * FILE_LIMIT) / PART_BYTES,
  seconds: HOUR,
}
/**
 * Forms with files that may arrive at the same time, from all senders and from one customer's network; one more gets
 * a 503.
 */
const INCOMING = { most: 24, each: 8 }
/**
 * Forms sent with a session have separate places; all others, including single files and parts of files, share the
 * strangers'.
 */
export type IncomingPlaces = { strangers: Shares; signedIn: Shares }

export const incomingPlaces = (clock: Clock): IncomingPlaces => ({
  strangers: createShares({ ...INCOMING, clock }),
  signedIn: createShares({ ...INCOMING, clock }),
})

/** Receives the form of a request. However the request ends, `drop` removes every received file that was not stored. */
export function incomingForm(
  request: FastifyRequest,
  { files, limits, places, address }: Place,
  taken: TakenFile,
) {
  let received: Received | undefined
  return {
    async receive(): Promise<Received> {
      if (!request.isMultipart()) fail('unsupported_type')
      const rule = taken.kinds === 'part' ? PARTS_BY_NETWORK : SENT_BY_NETWORK
      const count = async () => orWait(await limits.take(...inNetworks(rule, address)))
      await count()
      const shares = request.admitted?.holder ? places.signedIn : places.strangers
      const networks = networksOf(address)
      const give = shares.take({ networks, amount: 1, ...arrivalOf(request.raw) })
      if (!give) throw unavailable()
      try {
        received = await receiveForm(request, { files, count }, taken)
        return received
      } finally {
        give()
      }
    },
    drop: async () => dropAll(files, received?.files ?? []),
  }
}

async function dropAll(files: Files, received: ReceivedFile[]): Promise<void> {
  for (const { path } of received) await files.drop(path)
}

/**
 * Reads a form with its files, which are on the disk afterwards and which the caller must drop. An error in a file is
 * reported at its field. The form itself counted its first file; each further one counts before it is read.
 */
async function receiveForm(
  request: FastifyRequest,
  { files, count }: { files: Files; count(): Promise<void> },
  taken: TakenFile,
): Promise<Received> {
  const received: Received = { body: {}, files: [] }
  const most = taken.count ?? 1
  const limits = { ...LIMITS, files: most, parts: FIELDS + most, fileSize: bytesOf(taken) }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (received.files.length > 0) await count()
        received.files.push(...(await receiveFile(part, files, taken)))
      } else received.body[part.fieldname] = part.valueTruncated ? tooLong(part.fieldname) : part.value
    }
    return received
  } catch (error) {
    await dropAll(files, received.files)
    throw isAppError(error) ? error : refusalOf(error, taken)
  }
}

/** Returns no file where the browser sends an optional field for which none was chosen. */
async function receiveFile(part: MultipartFile, files: Files, taken: TakenFile): Promise<ReceivedFile[]> {
  const { field, kinds, count } = taken
  if (part.fieldname !== field) failField(part.fieldname, 'unknown')
  const path = await files.receive(part.file)
  try {
    if (part.file.truncated) fail('file_too_large', { fields: { [field]: [LARGEST] } })
    const name = fileName.safeParse(part.filename ?? '').data ?? 'file'
    const { size } = await stat(path)
    if (kinds === 'part') return [{ path, name, kind: null, size }]
    if (count === undefined || part.filename || size > 0) return [await lookAt(path, name, { field, kinds })]
    await files.drop(path)
    return []
  } catch (error) {
    await files.drop(path)
    throw error
  }
}

/** The kind of a file by its first bytes; throws a field error where it is empty or none of these kinds. */
export async function lookAt(
  path: string,
  name: string,
  { field, kinds }: { field: string; kinds: readonly FileKind[] },
): Promise<ReceivedFile & { kind: FileKind }> {
  const head = await headOf(path, HEAD_BYTES)
  const refused = fileRefusal(head, name, kinds)
  const kind = kindOf(head)
  if (refused || !kind) return failField(field, refused?.key ?? 'file_kind', refused?.values)
  return { path, name, kind, size: (await stat(path)).size }
}

const LARGEST: FieldError = { key: 'file_too_large', values: { megabytes: FILE_LIMIT_MEGABYTES } }
const tooLong = (field: string): never => failField(field, 'too_long', { max: LIMITS.fieldSize })

/**
 * Translates the parser's refusals: more parts than a form may have, or a truncated form. Any other error is a fault
 * of ours.
 */
function refusalOf(error: unknown, { field, count }: TakenFile): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const refused = (where: string, key: string, values?: FieldError['values']) =>
    new AppError('invalid', { fields: { [where]: [{ key, values }] } })
  if (code === 'FST_FILES_LIMIT')
    return count === undefined ? refused(field, 'one_file') : refused(field, 'too_many', { max: count })
  if (code === 'FST_MP_PREMATURE_CLOSE' || BROKEN.test(message)) return refused(field, 'file_cut')
  return code.startsWith('FST_') ? refused('body', 'type') : error
}

const BROKEN = /multipart|terminated early|malformed|aborted/i
