import type { VacancyFindingKind } from '../../contract/keys.ts'

/**
 * Holds an advertisement where a clause matches `demand`, except where the clause also matches `unless` or the text
 * before the match matches `before`.
 */
export type Pattern = { kind: VacancyFindingKind; demand: RegExp; unless?: RegExp; before?: RegExp }

/** Demands match whole words; `^…$` matches a whole clause. */
export const patternsOf = (
  kind: VacancyFindingKind,
  { unless, before }: Pick<Pattern, 'unless' | 'before'>,
  ...demands: string[]
): Pattern[] =>
  demands.map(one => ({
    kind,
    demand: new RegExp(`(?<![\\p{L}\\d])(?:${one})(?![\\p{L}\\d])`, 'iu'),
    ...(unless && { unless }),
    ...(before && { before }),
  }))

/** Matches a clause that consists only of these words. */
export const standalone = (words: string): string => `^[\\s(*•-]*(?:${words})[\\s):]*$`

const NO = "tidak|tak|tanpa|jangan|bukan|dilarang|no|not|never|without|don[’']t"
/** Up to `most` characters without a negation. */
export const gap = (most: number): string => `(?:(?!(?<!\\p{L})(?:${NO})(?!\\p{L})).){0,${most}}`

const NO_HINDRANCE =
  '(?: perlu| butuh)? (?:pengalaman|experience|interview|wawancara|tes|lupa|ragu|khawatir|forget|hesitate|worry)'
const BREAKS = 'dan|lalu|setelah|selain|hanya|and|then|only|just|than|except'

/** A negation shortly before a demand; "no experience needed" and "don't forget" do not count. */
export const DENIED = new RegExp(
  `(?<!\\p{L})(?:${NO}|gratis|bebas|free)(?!\\p{L}|${NO_HINDRANCE}(?!\\p{L}))(?: (?!(?:${BREAKS}) )[\\p{L}-]+){0,4}[ (]*$`,
  'iu',
)
