import type { PostCard } from '#shared/contract/library/library.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { ShelvedPost } from './shelf.ts'

/** So long what was checked is called so. */
const CHECKED_DAYS = 365

export const presentCard = (post: ShelvedPost, now: Date): PostCard => ({
  slug: post.slug,
  title: post.title,
  description: post.description,
  situation: post.situation,
  minutes: post.minutes,
  published_on: post.published_on,
  reviewed_on: post.reviewed_on,
  is_stale: addDays(post.reviewed_on, CHECKED_DAYS) < dayOf(now),
})
