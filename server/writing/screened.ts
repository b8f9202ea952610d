import { TEXT_FIELDS, type ReviewSubmission } from '#shared/contract/writing.ts'
import { isRefused } from '#shared/rules/screening/finding.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { fail, type FieldError } from '#server/platform/errors.ts'

/** Refuses words that carry contact data or numbers of a person: the browser says so before, the server decides. */
export function refuseContacts(given: ReviewSubmission): void {
  const fields: Record<string, FieldError[]> = {}
  for (const field of [...TEXT_FIELDS, 'company'] as const) {
    const text = (given as Record<string, unknown>)[field] as string | null | undefined
    const of = field === 'company' ? 'company' : 'text'
    const refused = text ? screen(text).filter(finding => isRefused(finding, of)) : []
    if (text && refused.length > 0) {
      fields[field] = refused.map(({ kind, start, end }) => ({
        key: `screen_${kind}`,
        values: { span: text.slice(start, end) },
      }))
    }
  }
  if (Object.keys(fields).length > 0) fail('invalid', { fields })
}
