import type { Output } from '#shared/contract/contract.ts'

type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}
type Named = (schema: JsonSchema) => JsonSchema
type Operation = {
  summary: string
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

/** What anybody may read, from the document itself: a page that says other things cannot be written. */
export function publicCalls(document: object): Output<'publicCalls'> {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const named: Named = ({ $ref = '', ...schema }) =>
    components.schemas[$ref.split('/').at(-1) ?? ''] ?? schema
  const calls = Object.entries(paths).flatMap(([path, { get }]) =>
    get && isOpen(get) && !path.includes('{token}')
      ? [{ path, says: get.summary, takes: takesOf(get, named), answers: answersOf(get, named) }]
      : [],
  )
  return { calls: calls.toSorted((a, b) => (a.path < b.path ? -1 : 1)) }
}

const isOpen = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some(one => Object.keys(one).length === 0)

const takesOf = ({ parameters }: Operation, named: Named) =>
  parameters
    .filter(one => one.in !== 'header')
    .map(({ name, schema, required = false }) => ({ name, kind: kindOf(schema, named), required }))

function answersOf({ responses }: Operation, named: Named) {
  const schema = named(responses['200']?.content?.['application/json']?.schema ?? {})
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    kind: kindOf(inner, named),
  }))
}

const MOST_NAMED = 8

function kindOf(given: JsonSchema, named: Named): string {
  const schema = named(given)
  if (schema.enum) {
    const named = schema.enum.slice(0, MOST_NAMED).join(' | ')
    return schema.enum.length > MOST_NAMED ? `${named} | …` : named
  }
  if (schema.const !== undefined) return String(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(one => kindOf(one, named)))].join(' | ')
  if (schema.type === 'array') return `${kindOf(schema.items ?? {}, named)}[]`
  if (schema.properties && !('type' in schema && schema.type !== 'object'))
    return `{ ${Object.keys(schema.properties).join(', ')} }`
  return [schema.type ?? 'any'].flat().join(' | ')
}
