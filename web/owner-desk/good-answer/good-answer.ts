import type { PublicReview } from '#shared/contract/reviews/reviews.ts'

/** Signs of a helpful reply; they are checked automatically as far as the text shows them. */
export const GOOD_SIGNS = ['answers', 'step', 'guess', 'check'] as const
export type GoodSign = (typeof GOOD_SIGNS)[number]

const DATED =
  /\b(?:\d{1,4}|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|january|february|march|may|june|july|august|october|december|mulai|sejak|bulan|minggu|tahun|since|from|starting|until|week|month|year)\b/i
const CHECKABLE =
  /\b(?:papan|surat|edaran|kanal|loket|pengumuman|portal|slip|aturan|peraturan|kontrak|jadwal|daftar|situs|aplikasi|formulir|board|letter|memo|channel|desk|notice|payslips?|polic(?:y|ies)|contracts?|schedule|list|site|app|form|handbook)(?:nya)?\b/i
const LONG_WORD = /\p{L}{5,}/gu

/** The signs that a reply shows. */
export function signsIn(text: string, review: PublicReview): Record<Exclude<GoodSign, 'guess'>, boolean> {
  return { answers: sharesWords(text, review), step: DATED.test(text), check: CHECKABLE.test(text) }
}

/** Whether the reply uses words of the review. */
function sharesWords(text: string, { headline, likes, dislikes, advice }: PublicReview): boolean {
  const written = new Set(stems([headline, likes, dislikes, advice].filter(Boolean).join(' ')))
  return new Set(stems(text).filter(stem => written.has(stem))).size >= 2
}

/** Prefixes of words, since Indonesian and English inflect them. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(LONG_WORD) ?? []).map(word => word.slice(0, 5))
