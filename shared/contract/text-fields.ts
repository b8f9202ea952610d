/** The text fields of a review, by the names that screening and masking use. */
export const TEXT_FIELDS = [
  'headline',
  'likes',
  'dislikes',
  'advice',
  'surprise_text',
  'salary_comment',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
