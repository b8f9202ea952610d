import { TEXT_FIELDS, type TextField } from './text-fields.ts'
import { isRefused, type Finding } from '#shared/rules/screening/finding.ts'
import type { Errors, Wording } from './checks.ts'
import type { Draft } from './draft.ts'
import type { Field } from './steps.ts'

export type Screen = (text: string) => Finding[]
/** A finding with the words it is about. */
export type Found = Finding & { words: string }

let screening: Promise<Screen> | undefined

/** The rules come with the first text that is written; when they cannot be loaded, they are asked for again. */
export function loadScreening(): Promise<Screen> {
  screening ??= import('#shared/rules/screening/screening.ts').then(({ screen }) => screen)
  screening.catch(() => (screening = undefined))
  return screening
}

export const foundIn = (screen: Screen, text: string): Found[] =>
  screen(text).map(finding => ({ ...finding, words: text.slice(finding.start, finding.end) }))

/** Why a finding must go, in the words that the server uses; undefined where it may stay. */
export function refusal({ kind, words }: Found, field: Wording['field']): string | undefined {
  const key = `screen_${kind}`
  return key in field ? field[key as keyof Refusals](words) : undefined
}
type Refusals = {
  [K in keyof Wording['field'] as K extends `screen_${string}` ? K : never]: Wording['field'][K]
}

/** The first refusal of each text among these fields that would be sent. */
export function refusalsOn(fields: readonly Field[], draft: Draft, words: Wording, screen: Screen): Errors {
  const told = textsAmong(fields).map(field => {
    const of = field === 'company_id' ? 'company' : 'text'
    const refused = foundIn(screen, sentText(field, draft)).find(found => isRefused(found, of))
    return [field, refused && refusal(refused, words.field)] as const
  })
  return Object.fromEntries(told.filter(([, text]) => text !== undefined))
}

/** Fields in which words of one's own can be: a company that is not listed is named in its field. */
type Worded = TextField | 'company_id'

/** Whether any of these fields has words to look at: without them nobody waits for the rules. */
export const hasWords = (fields: readonly Field[], draft: Draft): boolean =>
  textsAmong(fields).some(field => sentText(field, draft).trim() !== '')

export const textsAmong = (fields: readonly Field[]): Worded[] =>
  (['company_id', ...TEXT_FIELDS] as const).filter(field => fields.includes(field))

/** What of a text goes out: some are asked for only after another answer. */
function sentText(field: Worded, draft: Draft): string {
  if (field === 'company_id') return draft.company?.unlisted ? draft.company.name : ''
  if (field === 'surprise_text' && !draft.surprise_question) return ''
  if (field === 'salary_comment' && draft.salary.trim() === '') return ''
  return draft[field]
}
