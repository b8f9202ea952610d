import type { Finding } from '#shared/rules/screening/finding.ts'
import type { AllWords } from '#web/platform/words.ts'

type FieldWords = AllWords['errors']['field']
export type Screen = (text: string) => Finding[]
/** A finding with the words that it refers to. */
export type Found = Finding & { words: string }

let screening: Promise<Screen> | undefined

/** The rules are loaded when the first text is typed; after a failure the next call tries again. */
export function loadScreening(): Promise<Screen> {
  screening ??= import('#shared/rules/screening/screening.ts').then(({ screen }) => screen)
  screening.catch(() => (screening = undefined))
  return screening
}

export const foundIn = (screen: Screen, text: string): Found[] =>
  screen(text).map(finding => ({ ...finding, words: text.slice(finding.start, finding.end) }))

/** Reason of the refusal in the words of the server; undefined if the finding does not block. */
export function refusal({ kind, words }: Found, field: FieldWords): string | undefined {
  const key = `screen_${kind}`
  return key in field ? field[key as keyof Refusals](words) : undefined
}
type Refusals = {
  [K in keyof FieldWords as K extends `screen_${string}` ? K : never]: FieldWords[K]
}

/** Reasons why a text is refused, without duplicates. */
export const refusalsOf = (findings: readonly Found[], field: FieldWords): string[] => [
  ...new Set(findings.flatMap(found => refusal(found, field) ?? [])),
]
