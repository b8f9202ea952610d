import { FUNCTION_WORDS } from './function-words.ts'

/** From here on worth a look: of honest reviews of one company one pair in a hundred, of paraphrases nearly all. */
const WORTH_A_LOOK = 0.25
const SHOWN = 5
/** With fewer different words that tell something a text is like another by chance, unless it has the same ones. */
const FEWEST = 5
/** Long enough to tell words apart, short enough to lose most endings: `gajinya` is `gaji`, `meetings` are `meet`. */
const BEGINNING = 4

type Words = { headline: string; likes: string | null; dislikes: string | null; advice: string | null }

/** Those of the others that say nearly the same, in the same words or partly in others; most alike first. */
export function similarTo<T extends Words>(review: Words, others: T[]): { other: T; likeness: number }[] {
  const own = beginningsIn(review)
  return others
    .map(other => ({ other, likeness: likeness(own, beginningsIn(other)) }))
    .filter(({ likeness }) => likeness >= WORTH_A_LOOK)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
}

/**
 * How the words begin, in no order: who disguises a text turns its sentences round, bends its words and exchanges
 * some, but goes on speaking of the same things.
 */
export function beginningsIn({ headline, likes, dislikes, advice }: Words): Set<string> {
  const words =
    [headline, likes, dislikes, advice]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter(word => !FUNCTION_WORDS.has(word)).map(word => word.slice(0, BEGINNING)))
}

/** The cosine of the two sets: by the share of the smaller one every short review would be like every long one. */
export function likeness(a: Set<string>, b: Set<string>): number {
  const common = a.intersection(b).size
  if (common > 0 && common === a.size && common === b.size) return 1
  return Math.min(a.size, b.size) < FEWEST ? 0 : common / Math.sqrt(a.size * b.size)
}
