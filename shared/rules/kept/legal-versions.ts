export type LegalName = 'terms' | 'privacy' | 'guidelines'

/** A version is announced so many days before it takes effect. */
export const NOTICE_DAYS = 14

/**
 * A version of a legal text. `from`: the day on which it takes effect. `announced`: the day of its announcement; the
 * first version needs none. `words`: hash of its text; absent while the previous version's text is still in place.
 */
export type LegalVersion = { from: string; announced?: string; words?: string }

/** The versions of each legal text, newest last; the changes are described in `messages/…/library/versions.ts`. */
export const LEGAL_VERSIONS = {
  terms: [{ from: '2026-11-25', words: 'd6006f436c321d12' }],
  privacy: [{ from: '2026-11-25', words: 'f135cdfe02797c82' }],
  guidelines: [{ from: '2026-11-25', words: '7fa0aec549adc20e' }],
} as const satisfies Record<LegalName, readonly LegalVersion[]>

/** A description of each version's changes. */
export type LegalChanges = {
  [N in LegalName]: Record<(typeof LEGAL_VERSIONS)[N][number]['from'], string>
}
