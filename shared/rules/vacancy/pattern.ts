import type { VacancyFindingKind } from '../../contract/keys.ts'

/** What holds an advertisement where a clause of it fits `demand`: unless the clause fits `unless`, too, or what stands before it fits `before`. */
export type Pattern = { kind: VacancyFindingKind; demand: RegExp; unless?: RegExp; before?: RegExp }

/** Demands are written as whole words; `^…$` stands for a clause that says nothing else. */
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

/** A clause that says nothing else. */
export const alone = (words: string): string => `^[\\s(*•-]*(?:${words})[\\s):]*$`

const NO = "tidak|tak|tanpa|jangan|bukan|dilarang|no|not|never|without|don[’']t"
/** Words between two others, none of which says no. */
export const gap = (most: number): string => `(?:(?!(?<!\\p{L})(?:${NO})(?!\\p{L})).){0,${most}}`

const NO_HINDRANCE =
  '(?: perlu| butuh)? (?:pengalaman|experience|interview|wawancara|tes|lupa|ragu|khawatir|forget|hesitate|worry)'
const BREAKS = 'dan|lalu|setelah|selain|hanya|and|then|only|just|than|except'

/** Shortly before a demand it says that nothing is asked; "no experience needed" and "don't forget" do not. */
export const DENIED = new RegExp(
  `(?<!\\p{L})(?:${NO}|gratis|bebas|free)(?!\\p{L}|${NO_HINDRANCE}(?!\\p{L}))(?: (?!(?:${BREAKS}) )[\\p{L}-]+){0,4}[ (]*$`,
  'iu',
)
