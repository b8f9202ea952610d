import { presentRole, type JobRole } from '#server/places/places.ts'
import { failChoice, failField } from '#server/platform/http/errors.ts'
import type { Deps } from './reading.ts'

const MOST_CANDIDATES = 10

/**
 * Finds a role by its id or everyday name. If several match, or none but some share a word, it fails at `field` with a
 * choice of candidates; if nothing matches, with `no_such_role`.
 */
export function resolveRole(
  { places, meaning, locale }: Pick<Deps, 'places' | 'meaning' | 'locale'>,
  given: string,
  field: string,
): JobRole {
  const known = places.findRole(given)
  if (known) return known
  const { roles, isExact, sharing } = meaning(given)
  const [first] = roles
  if (first && (isExact || roles.length === 1)) return first
  const near = first ? roles : sharing()
  if (near.length === 0) return failField(field, 'no_such_role')
  const candidates = near
    .slice(0, MOST_CANDIDATES)
    .map(role => ({ id: role.id, name: presentRole(role, locale).name, place: null }))
  return failChoice(field, 'which_role', candidates)
}
