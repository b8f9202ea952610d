import type { LegalVersion } from '#shared/rules/kept/legal-versions.ts'

type Told = { day: string; change: string }

/** A text's versions for its page: date from which it applies, announced versions, and changes, newest first. */
export function toldOf(
  versions: readonly LegalVersion[],
  changes: Record<string, string>,
): { since: string; coming: Told[]; held: Told[] } {
  const told = ({ from }: LegalVersion): Told => ({ day: from, change: changes[from] ?? '' })
  const held = versions.filter(one => one.words !== undefined).toReversed()
  return {
    since: held[0]?.from ?? '',
    coming: versions.filter(one => one.words === undefined).map(told),
    held: held.map(told),
  }
}
