import type { Output } from '#shared/contract/contract.ts'
import type { JsonSchema } from './openapi-example.ts'

type Named = (schema: JsonSchema) => JsonSchema
type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  security?: object[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: object }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

/** What anybody may call, from the document itself: a page that says other things cannot be written. */
export function publicCalls(document: object): Output<'publicCalls'> {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const named: Named = ({ $ref = '', ...schema }) =>
    components.schemas[$ref.split('/').at(-1) ?? ''] ?? schema
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    isInside(path)
      ? []
      : Object.entries(methods).flatMap(([method, operation]) =>
          isOpen(operation) ? [callOf(method, path, operation, named)] : [],
        ),
  )
  return { calls: calls.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))) }
}

/** The team's calls, and those whose address is a secret of one letter. */
const isInside = (path: string): boolean => path.startsWith('/team/') || path.includes('{token}')

function callOf(method: string, path: string, operation: Operation, named: Named) {
  const { example } = operation.requestBody?.content['application/json'] ?? {}
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    says: operation.summary,
    takes: takesOf(operation, named),
    answers: answersOf(operation, named),
    body: example ? JSON.stringify(example) : null,
  }
}

const isOpen = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some(one => Object.keys(one).length === 0)

function takesOf({ parameters, requestBody }: Operation, named: Named) {
  const { properties = {}, required: needed = [] } = named(
    requestBody?.content['application/json']?.schema ?? {},
  )
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: needed.includes(name),
  }))
  return [...parameters.filter(one => one.in !== 'header'), ...fields].map(
    ({ name, schema, required = false }) => ({ name, kind: kindOf(schema, named), required }),
  )
}

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
