import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { cachedWhileLarge } from '#server/platform/http/large-cache.ts'
import type { Places } from '#server/places/places.ts'
import { facetCounts, type FacetCounts } from './facets.ts'
import { createKnownNames, type KnownNames } from './name-index.ts'
import * as store from './store.ts'
import type { Known } from './terms.ts'

export type Deps = { sql: Sql; names: KnownNames; known(): Promise<Known> }

/** From this number of companies on, the counts of the whole directory are cached. */
const LARGE = 2000
const CACHED_MS = 60_000
/** A prefix of words that at least so many names have matches only these words. */
const COMMON = 1000
const EVERYTHING: store.Scope = { query: [] }

/** For a large directory the cached counts and common words are up to two minutes old. */
export function createDeps(sql: Sql, clock: Clock, places: Places): Deps {
  const names = createKnownNames(places)
  const known = cachedWhileLarge(
    clock,
    CACHED_MS,
    async (): Promise<Known> => {
      const [directory, common] = await Promise.all([
        countUpTo(sql, EVERYTHING, null),
        store.listCommonWords(sql, COMMON),
      ])
      return { names, directory, common }
    },
    ({ directory }) => directory.total >= LARGE,
  )
  return { sql, names, known }
}

export const countUpTo = async (sql: Sql, scope: store.Scope, most: number | null): Promise<FacetCounts> =>
  facetCounts(await store.countFacets(sql, scope, most), most)
