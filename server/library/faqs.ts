import type { Sent } from '#shared/contract/contract.ts'
import { FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import type { Locale } from '#shared/locale.ts'
import type { ShelvedFaq } from './shelf.ts'

/** Questions that hold every word looked for: first those that ask with them, then by their topics. */
export function findFaqs(
  faqs: readonly ShelvedFaq[],
  { q, locale }: { q: string; locale: Locale },
): Sent<'faqs'> {
  const wanted = q.toLowerCase().split(/\s+/)
  const all = faqs.filter(faq => faq.locale === locale)
  const found = FAQ_TOPICS.flatMap(topic =>
    all.filter(faq => faq.topic === topic && wanted.every(word => faq.words.includes(word))),
  )
  const asks = ({ question }: ShelvedFaq) => wanted.every(word => question.toLowerCase().includes(word))
  return {
    faqs: found
      .toSorted((a, b) => Number(asks(b)) - Number(asks(a)))
      .map(({ slug, topic, question, answer }) => ({ slug, topic, question, answer })),
    total: all.length,
  }
}
