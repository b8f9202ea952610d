import type { LegalVersion } from '#shared/rules/kept/legal-versions.ts'

type VersionNote = { day: string; change: string }

/** A text's versions for its page: date from which it applies, announced versions, and changes, newest first. */
export function versionNotes(
  versions: readonly LegalVersion[],
  changes: Record<string, string>,
): { since: string; coming: VersionNote[]; applied: VersionNote[] } {
  const noteOf = ({ from }: LegalVersion): VersionNote => ({ day: from, change: changes[from] ?? '' })
  const applied = versions.filter(one => one.words !== undefined).toReversed()
  return {
    since: applied[0]?.from ?? '',
    coming: versions.filter(one => one.words === undefined).map(noteOf),
    applied: applied.map(noteOf),
  }
}
