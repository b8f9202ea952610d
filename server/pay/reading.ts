import type { Locale } from '#shared/locale.ts'
import type { Places } from '#server/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Sql } from '#server/platform/db/db.ts'

/** What reading pay needs. */
export type Deps = { sql: Sql; places: Places; locale: Locale; clock: Clock }
