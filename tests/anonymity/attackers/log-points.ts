import { DOMAIN, accountContext, useContext as contextOf, type Use } from '#shared/pass/domain.ts'
import {
  G,
  H,
  hashToPoint,
  hashToScalar,
  readPoints,
  readScalars,
  scalars,
  type Point,
} from '#shared/pass/group.ts'
import { attributeOf, readPrivateKey, type Issuer } from '#shared/pass/key.ts'
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

export type YearKey = { issuer: Issuer; privateKey: Uint8Array }
type Accounts = Map<string, Said[]>

const pointsOf = ({ points }: Parts): Point[] => points.flatMap(one => readPoints(one, 1) ?? [])
const scalarsOf = (parts: Parts): bigint[] => parts.scalars.flatMap(one => readScalars(one, 1) ?? [])
/** A point and its negative have the same. */
const xOf = (point: Point): string => Buffer.from(point.toBytes().subarray(1)).toString('latin1')

/**
 * Compares the points of a presentation, and those that the server can compute of them, with the points of each issued
 * credential, also multiplied by x1 or `ofU`.
 */
export function equalPoints(accounts: Accounts, sent: Sent[], key: YearKey): Attempt[] {
  const known = knownScalars(key)
  const owners = new Map<string, string>()
  for (const [account, calls] of accounts)
    for (const point of calls.flatMap(call => issuedPoints(call, known)))
      if (!point.is0())
        for (const scalar of known.factors) owners.set(xOf(point.multiplyUnsafe(scalar)), account)
  const shown = new Map(sent.map(one => [one, one.shown.map(call => shownPoints(call, known))]))
  return SHOWN.flatMap(name =>
    attemptsOf(`points by the year’s key: ${name}`, sent, one => {
      const points = (shown.get(one) ?? []).flatMap(found => found[name] ?? [])
      return new Set(points.flatMap(point => (point.is0() ? [] : (owners.get(xOf(point)) ?? []))))
    }),
  )
}

type Known = ReturnType<typeof knownScalars>
/** U′ is `ofU` times U, plus m1·x1 times U. */
function knownScalars({ issuer, privateKey }: YearKey) {
  const { x0, x1, x2 } = readPrivateKey(privateKey)
  const m2 = attributeOf(issuer)
  const ofU = scalars.add(x0, scalars.mul(x2, m2))
  return { x1, ofU, M2: G.multiply(m2), factors: [1n, x1, ofU] }
}

function issuedPoints(call: Said, { M2 }: Known): Point[] {
  const [m1Enc, m2Enc] = pointsOf(requestParts(call))
  const [U, encUPrime, X0Aux, , , HAux] = pointsOf(responseParts(call))
  if (!m1Enc || !m2Enc || !U || !encUPrime || !X0Aux || !HAux) return []
  return [m1Enc, m2Enc.subtract(M2), U, HAux, encUPrime, encUPrime.subtract(X0Aux)]
}

const SHOWN = ['U', 'UPrimeCommit', 'm1Commit', 'tags', 'V'] as const

function shownPoints(call: Said, { x1, ofU }: Known): Partial<Record<(typeof SHOWN)[number], Point[]>> {
  const [U, UPrimeCommit, m1Commit, ...tags] = pointsOf(presentationParts(call))
  if (!U || !UPrimeCommit || !m1Commit) return {}
  const [first, second] = [U.multiplyUnsafe(ofU), m1Commit.multiplyUnsafe(x1)]
  const V = first.add(second).subtract(UPrimeCommit)
  return {
    U: [U],
    UPrimeCommit: [UPrimeCommit, UPrimeCommit.subtract(first)],
    m1Commit: [m1Commit, second, first.add(second)],
    tags,
    V: [V, V.multiplyUnsafe(scalars.inv(x1))],
  }
}

/** Seeds that a program could make of an account: the request commits to its seed, so each is tested on that first. */
export function guessedSeeds(
  accounts: Accounts,
  sent: Sent[],
  { issuer }: YearKey,
  keys: Buffer[],
): Attempt[] {
  const secrets = new Map<string, bigint>()
  for (const [account, [call]] of accounts) {
    const id = Buffer.from(account.replaceAll('-', ''), 'hex')
    const [m1Enc] = call ? pointsOf(requestParts(call)) : []
    for (const seed of [id, ...keys.map(key => mac(key, account).subarray(0, 16))]) {
      const context = accountContext(issuer.site, issuer.year, seed)
      const [m1, r1] = [DOMAIN.accountM1, DOMAIN.accountR1].map(of => hashToScalar(context, of)) as [
        bigint,
        bigint,
      ]
      if (m1Enc?.equals(G.multiplyUnsafe(m1).add(H.multiplyUnsafe(r1)))) secrets.set(account, m1)
    }
  }
  return attemptsOf('seeds made of accounts', sent, one => {
    const isMade = tagTest(one, issuer)
    return [...secrets].filter(([, m1]) => isMade(m1)).map(([account]) => account)
  })
}

/**
 * Two proofs with the same blind reveal m1: the difference of their responses, divided by that of their challenges.
 * Tried for each request with each presentation and with the account's other requests, on the presentation's tag.
 */
export function repeatedBlinds(accounts: Accounts, sent: Sent[], { issuer }: YearKey): Attempt[] {
  const proofs = [...accounts].map(([account, calls]) => {
    const own = calls.map(call => scalarsOf(requestParts(call)))
    return { account, own, among: own.slice(1).map(other => secretOf(own[0] ?? [], other)) }
  })
  return attemptsOf('blinds used again', sent, one => {
    const isMade = tagTest(one, issuer)
    const shown = one.shown.slice(0, 1).map(call => scalarsOf(presentationParts(call)))
    return proofs
      .filter(({ own, among }) =>
        [...among, ...own.flatMap(asked => shown.map(proof => secretOf(asked, proof)))].some(isMade),
      )
      .map(({ account }) => account)
  })
}

/** What m1 is if both proofs, each its challenge and responses, have the same first blind. */
const secretOf = ([c = 0n, s = 0n]: bigint[], [d = 0n, t = 0n]: bigint[]): bigint =>
  c === d ? 0n : scalars.mul(scalars.sub(s, t), scalars.inv(scalars.sub(c, d)))

/** Tells whether the first tag shown is m1⁻¹ times its base. */
function tagTest({ shown: [call] }: Sent, { year }: Issuer): (m1: bigint) => boolean {
  const [tag] = call ? (readPoints(presentationParts(call).points[3] ?? Buffer.alloc(0), 1) ?? []) : []
  if (!call || !tag) return () => false
  const kind = call.name === 'payPass' ? 'pay' : 'review'
  const use = { kind, company: call.request['company_id'] ?? null } as Use
  const base = hashToPoint(contextOf(use, year), DOMAIN.tag)
  tag.precompute(6)
  return m1 => m1 !== 0n && tag.multiplyUnsafe(m1).equals(base)
}
