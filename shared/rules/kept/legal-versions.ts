export type LegalName = 'terms' | 'privacy' | 'guidelines'

/** So many days before it holds, a version is announced. */
export const NOTICE_DAYS = 14

/**
 * A version of a legal text. `from`: the first day on which it holds. `announced`: when everybody could read that it comes; the
 * first version needs none. `words`: the mark of its words; it has none while those of the version before still stand.
 */
export type LegalVersion = { from: string; announced?: string; words?: string }

/** The versions of each legal text, the newest last; what changed stands in `messages/…/library/versions.ts`. */
export const LEGAL_VERSIONS = {
  terms: [{ from: '2026-11-25', words: 'd6006f436c321d12' }],
  privacy: [{ from: '2026-11-25', words: 'faa18ae17514821c' }],
  guidelines: [{ from: '2026-11-25', words: '7fa0aec549adc20e' }],
} as const satisfies Record<LegalName, readonly LegalVersion[]>

/** What is to be said of each version. */
export type LegalChanges = {
  [N in LegalName]: Record<(typeof LEGAL_VERSIONS)[N][number]['from'], string>
}
