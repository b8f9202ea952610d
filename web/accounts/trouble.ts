import { isCallError } from '#web/platform/call.ts'

/** What a form has to say: a text for each field, or one for the whole. `edited`: less than before, as a field was mended. */
export type Trouble = { fields: Record<string, string>; message?: string; edited?: boolean }

export const NO_TROUBLE: Trouble = { fields: {} }

/** Words for what no answer explains. */
type FailedWords = { offline: string; tooSoon: (seconds: number) => string }

/** A refused call in words; what is no refusal is thrown on. */
export function troubleOf(error: unknown, words: FailedWords): Trouble {
  if (!isCallError(error)) throw error
  const fields = Object.fromEntries(
    Object.entries(error.errors).map(([field, texts]) => [field, texts[0] ?? error.message]),
  )
  if (Object.keys(fields).length > 0) return { fields }
  if (error.status === 0) return { fields, message: words.offline }
  if (error.code === 'rate_limited' && error.retryAfter)
    return { fields, message: words.tooSoon(error.retryAfter) }
  return { fields, message: error.message || words.offline }
}

/** The rest of the trouble once a field is edited. */
export const without = (field: string, { fields: { [field]: _mended, ...fields } }: Trouble): Trouble => ({
  fields,
  edited: true,
})
