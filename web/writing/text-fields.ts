import type { TextField } from '#shared/contract/writing.ts'

/** The contract's list, written here once more so that the browser does not load the schemas. A test holds them equal. */
export const TEXT_FIELDS = [
  'headline',
  'likes',
  'dislikes',
  'advice',
  'surprise_text',
  'salary_comment',
] as const satisfies readonly TextField[]
export type { TextField }
