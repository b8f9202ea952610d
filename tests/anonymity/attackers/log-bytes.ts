import { createHash } from 'node:crypto'
import { mac } from '#server/platform/crypto.ts'
import type { Attempt } from '../attacker.ts'
import {
  attemptsOf,
  presentationParts,
  requestParts,
  responseParts,
  type Parts,
  type Said,
  type Sent,
} from './log-halves.ts'

/** So many equal bytes in a row never occur by chance. */
const TELLING_BYTES = 16

/** Both ways of finding equal bytes, with one index of everything that was said with an account. */
export function bytesInBoth(accounts: Map<string, Said[]>, sent: Sent[], keys: Buffer[]): Attempt[] {
  const owners = ownersOf(accounts, call => textsOf(call).flatMap(runsOf))
  const ofHashes = ownersOf(accounts, call => hashesOf(call, keys))
  return [...equalBytes(owners, sent), ...equalHashes(owners, ofHashes, sent, keys)]
}

type Owners = Map<string, Set<string>>

/** Bytes that occur in both halves, for each part of a presentation and each field of its call. */
function equalBytes(owners: Owners, sent: Sent[]): Attempt[] {
  const fields = new Map(sent.map(one => [one, fieldsOf(one)]))
  const names = new Set([...fields.values()].flatMap(found => [...found.keys()]))
  return [...names].flatMap(name =>
    attemptsOf(`equal bytes: ${name}`, sent, one =>
      fewest(owners, (fields.get(one)?.get(name) ?? []).flatMap(runsOf)),
    ),
  )
}

/** Hashes and keyed hashes, with every key of the program, of the values of one half in the other. */
const equalHashes = (owners: Owners, ofHashes: Owners, sent: Sent[], keys: Buffer[]): Attempt[] =>
  attemptsOf('hashes, and keyed hashes with every key', sent, ({ shown, sending }) => {
    const calls = [...shown, sending]
    const said = calls.flatMap(call => textsOf(call).flatMap(runsOf))
    const hashes = calls.flatMap(call => hashesOf(call, keys))
    const found = [fewest(ofHashes, said), fewest(owners, hashes)]
    return found.filter(set => set.size > 0).toSorted((a, b) => a.size - b.size)[0] ?? []
  })

/** The accounts that have a value. */
function ownersOf(accounts: Map<string, Said[]>, valuesIn: (call: Said) => string[]): Owners {
  const owners: Owners = new Map()
  for (const [account, calls] of accounts)
    for (const value of calls.flatMap(valuesIn))
      owners.set(value, (owners.get(value) ?? new Set()).add(account))
  return owners
}

/** The owners of the value that the fewest have. */
function fewest(owners: Owners, values: string[]): Set<string> {
  let found = new Set<string>()
  for (const value of values) {
    const set = owners.get(value)
    if (set && (found.size === 0 || set.size < found.size)) found = set
  }
  return found
}

function fieldsOf({ shown, sending }: Sent): Map<string, Buffer[]> {
  const fields = new Map<string, Buffer[]>([['the call of the review or pay', textsOf(sending)]])
  const add = (name: string, found: Buffer[]) => fields.set(name, [...(fields.get(name) ?? []), ...found])
  for (const call of shown) {
    const { points, scalars } = presentationParts(call)
    const [U, UPrimeCommit, m1Commit, ...tags] = points
    for (const [name, point] of Object.entries({ U, UPrimeCommit, m1Commit })) add(name, point ? [point] : [])
    add('tags', tags)
    add('proof', scalars)
    for (const [name, value] of Object.entries(call.request))
      if (name !== 'presentation') add(name, formsOf(value))
    add('headers and answer', [call.bearer, call.device, call.answer].flatMap(formsOf))
  }
  return fields
}

/** Everything in a call, as its text and as the bytes that a text stands for. */
const textsOf = ({ account, bearer, device, request, answer }: Said): Buffer[] =>
  [account, bearer, device, request, answer].flatMap(formsOf)

function formsOf(value: unknown): Buffer[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(formsOf)
  if (typeof value !== 'string') return []
  const digits = value.replaceAll('-', '')
  return [
    Buffer.from(value),
    ...(/^[\w-]+$/.test(value) ? [Buffer.from(value, 'base64url')] : []),
    ...(/^([\da-f]{2})+$/i.test(digits) ? [Buffer.from(digits, 'hex')] : []),
  ]
}

const runsOf = (bytes: Buffer): string[] =>
  Array.from({ length: Math.max(0, bytes.length - TELLING_BYTES + 1) }, (_, at) =>
    bytes.toString('latin1', at, at + TELLING_BYTES),
  )

/** Whole values that a program could hash: texts, points, the first coordinates of points, and scalars. */
const valuesOf = (call: Said): Buffer[] => {
  const parts = [requestParts(call), responseParts(call), presentationParts(call)]
  return [
    ...textsOf(call),
    ...parts.flatMap(({ points, scalars }: Parts) => [
      ...points,
      ...points.map(point => point.subarray(1)),
      ...scalars,
    ]),
  ].filter(value => value.length >= TELLING_BYTES)
}

const hashesOf = (call: Said, keys: Buffer[]): string[] =>
  valuesOf(call)
    .flatMap(value => [createHash('sha256').update(value).digest(), ...keys.map(key => mac(key, value))])
    .map(hash => hash.toString('latin1', 0, TELLING_BYTES))
