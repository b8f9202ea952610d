import { storedJson, useStored } from '#web/platform/storage.ts'

/** A question or an answer with its manage code, stored on this device. The server has no such list. */
export type QuestionCode = { code: string; kind: 'question' | 'answer'; company: string }

const isCode = (value: unknown): value is QuestionCode =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'kind', 'company'].every(key => typeof (value as Record<string, unknown>)[key] === 'string')

const STORED = storedJson<QuestionCode[]>('browser', 'asked', value =>
  Array.isArray(value) ? value.filter(isCode) : undefined,
)

export const useQuestionCodes = (): QuestionCode[] => useStored(STORED) ?? []

/** Stores a code; false, and not stored, if the browser would lose it when the page is closed. */
export function storeQuestionCode(own: QuestionCode): boolean {
  const before = STORED.get()
  const others = (before ?? []).filter(({ code }) => code !== own.code)
  if (STORED.put([own, ...others])) return true
  STORED.put(before)
  return false
}

export function forgetQuestionCode(code: string): void {
  STORED.put((STORED.get() ?? []).filter(own => own.code !== code))
}
