import { sha256 } from '#server/platform/crypto.ts'
import { manageMac, standaloneKeys } from '#server/authorship/keys.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { POINT_LENGTH, SCALAR_LENGTH } from '#shared/pass/group.ts'
import type { Attempt, Loot } from '../attacker.ts'
import { keyOf, rowsOf } from '../thief/sightings.ts'
import type { LiveCall } from '../world/live-log.ts'

/** What a sender says: the same, if the calls come from another network at another time. */
export type Said = Omit<LiveCall, 'seen'>
/** Calls without a session that belong together by their pass, and the review or pay that was sent with it. */
export type Sent<C extends Said = Said> = {
  links: 'author' | 'payer'
  subject: string
  shown: C[]
  sending: C
}

/** The calls for credentials by their account, which the session tells. */
export const byAccount = <C extends Said>(live: C[]): Map<string, C[]> =>
  Map.groupBy(
    live.filter(({ name, account }) => name === 'passCredential' && account),
    ({ account }) => String(account),
  )

/** Reviews and pay with the calls that permitted their pass: a server knows its hash, and with its keys the row. */
export function sentOf({ live, tables, keys }: Loot): Sent<LiveCall>[] {
  const shown = Map.groupBy(
    live.filter(({ name }) => name === 'reviewPass' || name === 'payPass'),
    ({ request }) => String(request['pass_hash']),
  )
  const reviews = new Map(
    rowsOf(tables, 'content.review').map(({ values }) => [keyOf(values['manage_mac']), String(values['id'])]),
  )
  return live
    .filter(({ name }) => name === 'submitReview' || name === 'givePay')
    .flatMap((sending): Sent<LiveCall>[] => {
      const code = String(sending.request['manage_code'])
      const found = shown.get(sha256(String(sending.bearer)).toString('base64url')) ?? []
      const review = reviews.get(manageMac(keys as Secrets, code).toString('hex'))
      const pay = standaloneKeys(keys as Secrets, code).salary.toString('hex')
      if (sending.name === 'givePay') return [{ links: 'payer', subject: pay, shown: found, sending }]
      return review ? [{ links: 'author', subject: review, shown: found, sending }] : []
    })
}

/** An attempt for each link that occurs: the accounts that `among` finds for what was sent. */
export const attemptsOf = <S extends Sent>(
  by: string,
  sent: S[],
  among: (one: S) => Iterable<string>,
): Attempt[] =>
  (['author', 'payer'] as const).map(links => ({
    by: links === 'author' ? by : `${by}, of pay`,
    links,
    guesses: sent
      .filter(one => one.links === links)
      .map(one => ({ subject: one.subject, among: [...among(one)] })),
  }))

export type Parts = { points: Buffer[]; scalars: Buffer[] }

export const requestParts = (call: Said): Parts => partsOf(call.request['request'], 5)
export const responseParts = (call: Said): Parts => partsOf(call.answer['response'], 8)
/** U, UPrimeCommit, m1Commit, then the tags; the challenge and three responses. */
export const presentationParts = (call: Said): Parts => partsOf(call.request['presentation'], 4)

/** A message of docs/pass-1.md: points, then the proof's scalars. */
function partsOf(text: unknown, scalars: number): Parts {
  const bytes = Buffer.from(typeof text === 'string' ? text : '', 'base64url')
  const end = Math.max(0, bytes.length - scalars * SCALAR_LENGTH)
  return {
    points: cut(bytes.subarray(0, end), POINT_LENGTH),
    scalars: cut(bytes.subarray(end), SCALAR_LENGTH),
  }
}

const cut = (bytes: Buffer, length: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / length) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  )
