import { storedJson } from '#web/platform/storage.ts'

/** Input for one vacancy, and the uploaded résumé. */
export type Draft = {
  name: string
  phone: string
  email: string
  message: string
  pay: string
  file?: { id: string; secret: string; name: string; size: number } | undefined
}
export const NO_DRAFT: Draft = { name: '', phone: '', email: '', message: '', pay: '' }

/** Stored draft for a vacancy, in this browser until it is sent or deleted. */
export const draftOf = (vacancyId: string) =>
  storedJson<Partial<Draft>>('browser', `apply:${vacancyId}`, check)

const TEXTS = ['name', 'phone', 'email', 'message', 'pay'] as const

function check(value: unknown): Partial<Draft> | undefined {
  const { file, ...texts } = value as Partial<Draft>
  if (TEXTS.some(key => texts[key] !== undefined && typeof texts[key] !== 'string')) return undefined
  return file && typeof file.secret === 'string' ? { ...texts, file } : texts
}
