import type { Output } from '#shared/contract/contract.ts'
import type { JsonSchema } from './openapi-example.ts'

type Call = Output<'publicCalls'>['calls'][number]
type Named = (schema: JsonSchema) => JsonSchema
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  security?: object[]
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: object }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

/**
 * The calls that anybody may make, read from the OpenAPI document, so that the page about them cannot differ from it.
 */
export function publicCalls(document: object): Output<'publicCalls'> {
  const { paths, components, tags } = document as {
    tags: { name: string }[]
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
  return {
    calls: tags.flatMap(({ name }) => calls.filter(({ room }) => room === name).toSorted(readingFirst)),
  }
}

function readingFirst(a: Call, b: Call): number {
  const reads = Number(b.method === 'GET') - Number(a.method === 'GET')
  return reads || (a.path < b.path ? -1 : Number(a.path > b.path))
}

/** The team's calls, and those whose address contains the secret of one letter. */
const isInside = (path: string): boolean => path.startsWith('/team/') || path.includes('{token}')

function callOf(method: string, path: string, operation: Operation, named: Named): Call {
  const { example } = operation.requestBody?.content['application/json'] ?? {}
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path,
    room: operation.tags[0] ?? '',
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
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema = named(done?.content?.['application/json']?.schema ?? {})
  return Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    kind: kindOf(inner, named),
  }))
}

const MOST_NAMED = 8

const kindOf = (schema: JsonSchema, named: Named): string =>
  [...new Set(alternatives(schema, named))].join(' | ')

/** The alternatives of a value; those inside of others may be repeated. */
function alternatives(given: JsonSchema, named: Named): string[] {
  const schema = named(given)
  if (schema.enum) {
    const some = schema.enum.slice(0, MOST_NAMED).map(String)
    return schema.enum.length > MOST_NAMED ? [...some, '…'] : some
  }
  if (schema.const !== undefined) return [String(schema.const)]
  if (schema.anyOf) return schema.anyOf.flatMap(one => alternatives(one, named))
  if (schema.type === 'array') {
    const inner = kindOf(schema.items ?? {}, named)
    return [inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`]
  }
  if (schema.properties && !('type' in schema && schema.type !== 'object'))
    return [`{ ${Object.keys(schema.properties).join(', ')} }`]
  return [schema.type ?? 'any'].flat()
}
