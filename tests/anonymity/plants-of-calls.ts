import { mac } from '#server/platform/crypto.ts'
import { accountContext, DOMAIN } from '#shared/pass/domain.ts'
import {
  G,
  hashToScalar,
  readPoints,
  readScalars,
  scalarBytes,
  scalars,
  type Point,
} from '#shared/pass/group.ts'
import { attributeOf, readPrivateKey } from '#shared/pass/key.ts'
import { presentationParts, requestParts, responseParts, type Parts } from './attackers/log-halves.ts'
import { yearKeyOf } from './attackers/live-log.ts'
import type { Plant } from './plants.ts'
import type { LiveCall } from './world/live-log.ts'
import type { World } from './world/world.ts'

/** A mistake in what browsers send, written into the log before the copy is taken. */
type Change = (shown: LiveCall, asked: LiveCall, world: World) => Record<string, unknown>
const plant = (place: string, change: Change): Plant => ({
  finder: 'live log',
  place,
  prepare: async () => {},
  wrote: async () => {},
  async ends(world) {
    for (const shown of world.live.filter(({ name }) => name === 'reviewPass' || name === 'payPass')) {
      const asked = world.live.find(
        ({ name, seen }) => name === 'passCredential' && seen.address === shown.seen.address,
      )
      if (asked) Object.assign(shown.request, change(shown, asked, world))
    }
  },
})

const point = ({ points }: Parts, at: number): Point => readPoints(points[at] as Buffer, 1)?.[0] as Point
const scalar = (parts: Parts, at: number): bigint =>
  readScalars(parts.scalars[at] as Buffer, 1)?.[0] as bigint
const presentation = ({ points, scalars: proof }: Parts) => ({
  presentation: Buffer.concat([...points, ...proof]).toString('base64url'),
})

export const PLANTS_OF_CALLS: Record<string, Plant> = {
  'U-not-blinded': plant('equal bytes: U', (shown, asked) => {
    const parts = presentationParts(shown)
    return presentation({
      ...parts,
      points: [responseParts(asked).points[0] as Buffer, ...parts.points.slice(1)],
    })
  }),
  'session-beside-a-presentation': plant('equal bytes: session', (_, { bearer }) => ({ session: bearer })),
  'mark-of-a-request': plant('keyed hashes', (_, asked, { it }) => ({
    mark: mac(it.secrets.index, requestParts(asked).points[1] as Buffer).toString('base64url'),
  })),
  // V is then r2·X1, which the server computes of m2Enc.
  'r2-used-again': plant('points by the year’s key: V', (shown, asked, { live, it }) => {
    const key = yearKeyOf({ live, keys: it.secrets })
    if (!key) return {}
    const { x0, x1, x2 } = readPrivateKey(key.privateKey)
    const m2 = attributeOf(key.issuer)
    const parts = presentationParts(shown)
    const [U, , ...others] = parts.points as [Buffer, Buffer, ...Buffer[]]
    const proven = point(parts, 0)
      .multiply(scalars.add(x0, scalars.mul(x2, m2)))
      .add(point(parts, 2).multiply(x1))
    const V = point(requestParts(asked), 1).subtract(G.multiply(m2)).multiply(x1)
    const points = [U, Buffer.from(proven.subtract(V).toBytes()), ...others]
    return presentation({ ...parts, points })
  }),
  'blinds-used-again': plant('blinds used again', (shown, asked, { cast }) => {
    const parts = presentationParts(shown)
    const stored = cast.people.find(({ address }) => address === asked.seen.address)?.browser.get()
    if (!stored) return {}
    const seed = Buffer.from(stored.seed, 'base64url')
    const m1 = hashToScalar(accountContext(stored.site, stored.year, seed), DOMAIN.accountM1)
    const request = requestParts(asked)
    const blind = scalars.sub(scalar(request, 1), scalars.mul(scalar(request, 0), m1))
    const response = scalars.add(blind, scalars.mul(scalar(parts, 0), m1))
    const [challenge, , ...others] = parts.scalars as [Buffer, Buffer, ...Buffer[]]
    return presentation({ ...parts, scalars: [challenge, Buffer.from(scalarBytes(response)), ...others] })
  }),
  'seed-of-an-account': {
    finder: 'live log',
    place: 'seeds made of accounts',
    async prepare({ cast, call }) {
      const { site, keys } = (await call('passKeys')).body
      for (const person of cast.people) {
        const { get, put } = person.browser
        const seed = () =>
          Buffer.from(String(person.account).replaceAll('-', ''), 'hex').toString('base64url')
        const first = () => ({ site, year: keys[0].year, key: keys[0].key, seed: seed(), credential: null })
        person.browser = { put, get: () => get() ?? first() }
      }
    },
    wrote: async () => {},
  },
}
