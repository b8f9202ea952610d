/**
 * Pairs with this similarity deserve a look: one in a hundred pairs of honest reviews of one company reaches it, and
 * nearly all paraphrases do.
 */
const MIN_SIMILARITY = 0.25
const LIST_LENGTH = 5
/** A text with fewer distinct content words is like another by chance, unless both have exactly the same ones. */
const MIN_WORDS = 5
/**
 * Long enough to distinguish words, short enough to cut off most endings: `gajinya` becomes `gaji`, `meetings` becomes
 * `meet`.
 */
const PREFIX_LENGTH = 4

type Words = { headline: string; likes: string | null; dislikes: string | null; advice: string | null }

/** The others that say nearly the same, in the same words or partly in different ones; most alike first. */
export function similarTo<T extends Words>(review: Words, others: T[]): { other: T; similarity: number }[] {
  const prefixes = prefixesIn(review)
  return others
    .map(other => ({ other, similarity: similarity(prefixes, prefixesIn(other)) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, LIST_LENGTH)
}

/**
 * The set of word beginnings: an author who disguises a text reorders sentences, inflects words and replaces some, but
 * still writes about the same things.
 */
export function prefixesIn({ headline, likes, dislikes, advice }: Words): Set<string> {
  const words =
    [headline, likes, dislikes, advice]
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter(word => !FUNCTION_WORDS.has(word)).map(word => word.slice(0, PREFIX_LENGTH)))
}

/**
 * Cosine similarity of the two sets. The share of the smaller set would make every short review like every long one.
 */
export function similarity(a: Set<string>, b: Set<string>): number {
  const common = a.intersection(b).size
  if (common > 0 && common === a.size && common === b.size) return 1
  return Math.min(a.size, b.size) < MIN_WORDS ? 0 : common / Math.sqrt(a.size * b.size)
}

/** Function words in both languages, which say nothing about a text's subject. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `
  ada adalah agar akan aku anda apa apalagi asal atau bagi bahkan bahwa banget banyak beberapa begitu belum bila bisa
  boleh buat bukan cuma cukup dalam dan dapat dari daripada dengan di dia dong dulu gak hal hampir hanya hingga
  harus itu ini jadi jangan jika juga kadang kalau kami kamu karena kayak ke kecuali kepada ketika kita kok kurang
  lagi lain lalu lebih maka mau masih maupun mereka meski mungkin nggak oleh pada padahal paling para pasti per
  pernah pun saat saja sama sampai sangat satu saya sebab sebagai sebelum secara sedang sedangkan sehingga sejak
  selalu selama semua seperti sering serta setelah setiap sih siapa sudah supaya tanpa tapi telah tentang terlalu
  terus tetap tetapi tiap tidak untuk walau walaupun waktu ya yang

  a about after again all almost also always am an and another any are as at be because been before being but by
  can could did do does down during each either else even ever every few for from get gets got had has have he
  her here him his how i if in into is it its just less like many may me might more most much must my never no nor
  not now of off often on once one only or other our out over own per quite rather really same she should since so
  some still such than that the their them then there these they this those though through to too under until up
  us very was we were what when where which while who why will with without would yet you your
`.split(/\s+/),
)
