/** The texts of a review, as screening, masking and marks name them. */
export const TEXT_FIELDS = [
  'headline',
  'likes',
  'dislikes',
  'advice',
  'surprise_text',
  'salary_comment',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
