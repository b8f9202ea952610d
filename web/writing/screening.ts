import { TEXT_FIELDS, type TextField } from '#shared/contract/text-fields.ts'
import { isRefused } from '#shared/rules/screening/finding.ts'
import { foundIn, loadScreening, refusal, type Screen } from '#web/reviews/screening/screening.ts'
import type { Errors } from '#web/forms/form.ts'
import type { Wording } from './parts/limits.ts'
import type { Draft } from './kept/draft.ts'
import type { Field } from './kept/review-steps.ts'

/** What in these fields must not leave this browser. */
export async function screened(fields: readonly Field[], draft: Draft, words: Wording): Promise<Errors> {
  const screen = hasWords(fields, draft) ? await loadScreening().catch(() => undefined) : undefined
  return screen ? refusalsOn(fields, draft, words, screen) : {}
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
const hasWords = (fields: readonly Field[], draft: Draft): boolean =>
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
