import { isRefused } from '#shared/rules/screening/finding.ts'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { fail, type FieldError } from '#server/platform/http/errors.ts'

/** Fails with an error per field if texts, or names of companies, contain contact data or numbers of a person. */
export function refuseContactsIn(texts: Record<string, unknown>, names: Record<string, unknown> = {}): void {
  const refusedIn = (of: 'text' | 'company') => (text: string) =>
    screen(text).filter(finding => isRefused(finding, of))
  refuse([...found(texts, refusedIn('text')), ...found(names, refusedIn('company'))])
}

/** Findings that wait for the team in other texts, but are refused in a company's own. */
const OWN: Record<string, string> = { hunting: 'own_hunting', vulgar: 'own_vulgar' }

/**
 * Fails with an error per field if a company's words about itself contain contact data or numbers, vulgar words or
 * attempts to find an author. Names of people are allowed, and web addresses, since one may be the company's name.
 */
export const refuseInOwnWords = (texts: Record<string, unknown>): void =>
  refuse(
    found(texts, text =>
      screenReply(text).filter(({ kind, effect }) => kind in OWN || (kind !== 'link' && effect === 'block')),
    ),
  )

type Spotted = { kind: string; start: number; end: number }

const found = (
  texts: Record<string, unknown>,
  refusedIn: (text: string) => Spotted[],
): [string, FieldError[]][] =>
  Object.entries(texts).flatMap(([field, text]): [string, FieldError[]][] => {
    if (typeof text !== 'string') return []
    const errors = refusedIn(text).map(({ kind, start, end }) => ({
      key: OWN[kind] ?? `screen_${kind}`,
      values: { span: text.slice(start, end) },
    }))
    return errors.length > 0 ? [[field, errors]] : []
  })

function refuse(errors: [string, FieldError[]][]): void {
  if (errors.length > 0) fail('invalid', { fields: Object.fromEntries(errors) })
}
