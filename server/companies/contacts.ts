import { isRefused } from '#shared/rules/screening/finding.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { fail, type FieldError } from '#server/platform/http/errors.ts'

/** Refuses words that carry contact data or numbers of a person, and names of companies that do, by field. */
export function refuseContactsIn(texts: Record<string, unknown>, names: Record<string, unknown> = {}): void {
  const errors = [...found(texts, 'text'), ...found(names, 'company')]
  if (errors.length > 0) fail('invalid', { fields: Object.fromEntries(errors) })
}

const found = (texts: Record<string, unknown>, of: 'text' | 'company'): [string, FieldError[]][] =>
  Object.entries(texts).flatMap(([field, text]): [string, FieldError[]][] => {
    if (typeof text !== 'string') return []
    const refused = screen(text).filter(finding => isRefused(finding, of))
    const errors = refused.map(({ kind, start, end }) => ({
      key: `screen_${kind}` as FieldError['key'],
      values: { span: text.slice(start, end) },
    }))
    return errors.length > 0 ? [[field, errors]] : []
  })
