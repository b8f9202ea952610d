import type { z } from 'zod'
import type { FieldError } from './errors.ts'

type Fields = Record<string, FieldError[]>

/** Fields whose text PostgreSQL or JSON could not carry: NUL, or half of a surrogate pair. */
export function illFormed(value: unknown): Fields | undefined {
  const fields = noFields()
  // A list of what is still to see, not recursion: bodies may be nested deeper than the stack.
  const rest: { inner: unknown; path: string[] }[] = [{ inner: value, path: [] }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { inner, path } = next
    if (typeof inner === 'string' && (inner.includes('\0') || !inner.isWellFormed()))
      fields[fieldName(path)] = [{ key: 'characters' }]
    if (typeof inner !== 'object' || inner === null) continue
    const within = path.length < DEEPEST_NAME
    for (const [key, child] of Object.entries(inner))
      rest.push({ inner: child, path: within ? [...path, key] : path })
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Levels that a field's name tells of. */
const DEEPEST_NAME = 4

/** Field names come from the caller: `constructor` must not find what every object has. */
const noFields = (): Fields => Object.create(null) as Fields

/** A schema's issues as errors by field; `ratings.salary` is the wire's `ratings_salary`. */
export function fieldsOf(error: z.ZodError): Fields {
  const fields = noFields()
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    for (const key of unknown ?? [undefined]) {
      const path = key === undefined ? issue.path : [...issue.path, key]
      const name = fieldName(path.map(String))
      fields[name] ??= [unknown ? { key: 'unknown' } : explain(issue)]
    }
  }
  return fields
}

const fieldName = (path: string[]): string => (path.length === 0 ? 'body' : path.join('_')).slice(0, 80)

function explain(issue: z.core.$ZodIssue): FieldError {
  if (issue.input === undefined || issue.input === null || issue.input === '') return { key: 'required' }
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? { key: 'too_short', values: { min: Number(issue.minimum) } }
        : { key: 'too_low', values: { min: Number(issue.minimum) } }
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'too_long', values: { max: Number(issue.maximum) } }
        : { key: 'too_high', values: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'format' }
    case 'invalid_value':
      return { key: 'choice' }
    case 'custom':
      return { key: (issue.params?.['key'] as string | undefined) ?? 'agree' }
    default:
      return { key: 'type' }
  }
}
