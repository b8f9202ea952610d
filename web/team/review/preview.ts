import type { Span } from '#shared/contract/reviews/desk-review.ts'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { masked } from '#shared/rules/mask.ts'

/** A review as readers see it once these spans are masked. */
export function withMasks(review: PublicReview, spans: readonly Span[]): PublicReview {
  const { headline, likes, dislikes, advice, application } = review
  const texts = { headline, likes, dislikes, advice, surprise_text: application?.surprise_text ?? null }
  const { surprise_text, ...words } = masked(texts, spans)
  const told = application && surprise_text !== undefined ? { ...application, surprise_text } : application
  return { ...review, ...pick(words, ['headline', 'likes', 'dislikes', 'advice']), application: told }
}

/** A salary's comment, which readers see elsewhere, is left out. */
const pick = (words: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)))
