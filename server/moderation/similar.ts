/** Texts alike from here on are worth a look; honest reviews of one company stay well below. */
const WORTH_A_LOOK = 0.4
const SHOWN = 5

type Words = { headline: string; likes: string | null; dislikes: string | null; advice: string | null }

/** Those of the others whose words are nearly the same, most alike first. Likeness is the share of three-letter pieces in common. */
export function similarTo<T extends Words>(review: Words, others: T[]): { other: T; likeness: number }[] {
  const own = pieces(review)
  return others
    .map(other => ({ other, likeness: shared(own, pieces(other)) }))
    .filter(({ likeness }) => likeness >= WORTH_A_LOOK)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, SHOWN)
}

function pieces({ headline, likes, dislikes, advice }: Words): Set<string> {
  const text = [headline, likes, dislikes, advice]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  const found = new Set<string>()
  for (let start = 0; start + 3 <= text.length; start += 1) found.add(text.slice(start, start + 3))
  return found
}

/** In common, as a share of the smaller set: a copy inside a longer text is still a copy. */
function shared(a: Set<string>, b: Set<string>): number {
  const least = Math.min(a.size, b.size)
  return least < 20 ? 0 : a.intersection(b).size / least
}
