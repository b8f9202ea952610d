import type { z } from 'zod'
import type { FieldError } from './errors.ts'

type Fields = Record<string, FieldError[]>
type Node = { inner: unknown; key: string; above: Node | undefined; depth: number }

/** No form of ours comes near; a body of two megabytes may contain a million values. */
const MOST_NODES = 20_000
/** Limits the size of an answer, however many mistakes a call has. */
const MOST_FIELDS = 50
/** Levels of nesting that a field's name shows. */
const DEEPEST_NAME = 4

/**
 * Fields whose text PostgreSQL or JSON cannot store: NUL, or half of a surrogate pair. A value of too many parts is
 * refused as a whole.
 */
export function illFormed(value: unknown): Fields | undefined {
  const names = new Set<string>()
  // An explicit stack instead of recursion: bodies may be nested deeper than the call stack permits.
  const rest: Node[] = [{ inner: value, key: '', above: undefined, depth: 0 }]
  let nodes = 1
  for (let node = rest.pop(); node; node = rest.pop()) {
    const { inner } = node
    if (typeof inner === 'string' && (inner.includes('\0') || !inner.isWellFormed())) names.add(nameOf(node))
    if (names.size >= MOST_FIELDS) break
    if (typeof inner !== 'object' || inner === null) continue
    const keys = Array.isArray(inner) ? undefined : Object.keys(inner)
    nodes += keys ? keys.length : (inner as unknown[]).length
    if (nodes > MOST_NODES) return withError(['body'], 'type')
    if (keys) for (const key of keys) rest.push(below(node, key, (inner as Fields)[key]))
    else (inner as unknown[]).forEach((child, index) => rest.push(below(node, String(index), child)))
  }
  return names.size > 0 ? withError(names, 'characters') : undefined
}

/** A value that is deeper than names show has the name of the value that contains it. */
const below = (node: Node, key: string, inner: unknown): Node =>
  node.depth < DEEPEST_NAME ? { inner, key, above: node, depth: node.depth + 1 } : { ...node, inner }

function nameOf(node: Node): string {
  const path: string[] = []
  for (let at = node; at.above; at = at.above) path.unshift(at.key)
  return fieldName(path)
}

function withError(names: Iterable<string>, key: string): Fields {
  const fields = noFields()
  for (const name of names) fields[name] = [{ key }]
  return fields
}

/** Without a prototype: field names come from the caller, and `constructor` must not find an inherited property. */
const noFields = (): Fields => Object.create(null) as Fields

/** A schema's issues as errors by field; `ratings.salary` is `ratings_salary` in the answer. */
export function fieldsOf(error: z.ZodError): Fields {
  const fields = noFields()
  let named = 0
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    for (const key of unknown ?? [undefined]) {
      const path = key === undefined ? issue.path : [...issue.path, key]
      const name = fieldName(path.map(String))
      if (fields[name]) continue
      if (named === MOST_FIELDS) return fields
      fields[name] = [unknown ? { key: 'unknown' } : explain(issue)]
      named += 1
    }
  }
  return fields
}

const fieldName = (path: string[]): string => (path.length === 0 ? 'body' : path.join('_')).slice(0, 80)

function explain(issue: z.core.$ZodIssue): FieldError {
  if (issue.input === undefined || issue.input === null || issue.input === '') return { key: 'required' }
  switch (issue.code) {
    case 'too_small':
      // An empty list where something must be chosen.
      if (issue.origin === 'array') return { key: 'required' }
      return issue.origin === 'string'
        ? { key: 'too_short', values: { min: Number(issue.minimum) } }
        : { key: 'too_low', values: { min: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin === 'array') return { key: 'too_many', values: { max: Number(issue.maximum) } }
      return issue.origin === 'string'
        ? { key: 'too_long', values: { max: Number(issue.maximum) } }
        : { key: 'too_high', values: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : 'format' }
    case 'invalid_value':
      return { key: 'choice' }
    case 'custom':
      return {
        key: (issue.params?.['key'] as string | undefined) ?? 'agree',
        values: issue.params?.['values'] as FieldError['values'],
      }
    default:
      return { key: 'type' }
  }
}
