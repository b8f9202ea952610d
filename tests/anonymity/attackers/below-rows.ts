import type { Attacker, Attempt, Loot } from '../attacker.ts'
import { accountsOf, rowsOf } from '../thief/sightings.ts'
import { nearest } from './order.ts'

/** Compares the order in which ids first occur in the write-ahead log. */
export const writeAheadLog: Attacker = {
  name: 'the write-ahead log',
  attack(loot) {
    const { wal } = loot
    return wal
      ? [attemptOf(loot, 'ids in the order in which they stand there first', wal.first, wal.first)]
      : []
  },
}

/** Compares the row positions from before the rewriting, which dead index entries still show. */
export const indexPages: Attacker = {
  name: 'entries of indexes',
  attack(loot) {
    const of = (index: string) => (id: string) => loot.index.get(index)?.get(id.replace(/-/g, ''))
    if (loot.index.size === 0) return []
    return [
      attemptOf(loot, 'account_pkey and review_pkey', of('identity.account_pkey'), of('content.review_pkey')),
    ]
  },
}

type Place = (id: string) => number | undefined

function attemptOf({ tables }: Loot, by: string, account: Place, review: Place): Attempt {
  const accounts = placed(accountsOf(tables), account)
  const reviews = placed(
    rowsOf(tables, 'content.review').map(({ values }) => String(values['id'])),
    review,
  )
  return { by, links: 'author', guesses: nearest(reviews, accounts) }
}

function placed(ids: string[], place: Place): Map<string, number> {
  const sorted = ids
    .flatMap(id => (place(id) === undefined ? [] : [{ id, at: place(id) as number }]))
    .toSorted((a, b) => a.at - b.at)
  return new Map(sorted.map(({ id }, rank) => [id, rank / Math.max(1, sorted.length - 1)]))
}
