import type { z } from 'zod'
import { ABOUT, CALL_ROOMS } from '#shared/contract/site/descriptions/about.ts'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { Endpoint, TakenFile } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { FILE_LIMIT_MEGABYTES, FILE_TYPES } from '#shared/rules/file-kinds.ts'
import { exampleOf, type JsonSchema } from './openapi-example.ts'
import { jsonOf, NAMED_SCHEMAS, namedIn } from './openapi-names.ts'
import { STATUS } from '#server/platform/http/errors.ts'

const BEARERS: Record<Endpoint['auth'], string | undefined> = {
  none: undefined,
  optional: 'session',
  session: 'session',
  staff: 'staff',
  owner: 'owner',
  pass: 'pass',
  code: 'code',
  secret: 'secret',
}

/** The OpenAPI 3.1 document, made from the endpoint table and the schemas by which calls are validated. */
export function openApi({ siteName, publicUrl }: { siteName: string; publicUrl: string }): object {
  const paths: Record<string, Record<string, object>> = {}
  const calls = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]
  const place = ([name]: [string, Endpoint]) => CALL_ROOMS.indexOf(ABOUT[name]?.room ?? '')
  for (const [name, endpoint] of calls.toSorted((one, other) => place(one) - place(other))) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: CALL_ROOMS.map(name => ({ name })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        ['session', 'staff', 'owner', 'pass', 'code', 'secret'].map(kind => [
          kind,
          { type: 'http', scheme: 'bearer' },
        ]),
      ),
      schemas: { Problem: PROBLEM, ...NAMED_SCHEMAS, ...Object.fromEntries(answers()) },
      responses: REFUSALS,
    },
  }
}

const DESCRIPTION = `Answers come in the language of the Locale header: id (default) or en.
An answer that carries an ETag is the same for everyone. Keep it, and send the tag as If-None-Match when you ask again: while nothing has changed you get 304 without a body.`

function operation(name: EndpointName, endpoint: Endpoint): object {
  const schemas: Schemas = CONTRACT[name]
  const bearer = BEARERS[endpoint.auth]
  return {
    operationId: name,
    summary: ABOUT[name]?.says,
    tags: [ABOUT[name]?.room],
    parameters: [...parameters('path', schemas.params), ...parameters('query', schemas.query), LOCALE],
    ...requestBody(name, endpoint, schemas),
    ...(bearer
      ? { security: endpoint.auth === 'optional' ? [{}, { [bearer]: [] }] : [{ [bearer]: [] }] }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.givesFile ? ANY_FILE : json(answerOf(schemas.response)),
      },
      ...refusalsOf(endpoint, schemas),
    },
  }
}

function requestBody(name: EndpointName, endpoint: Endpoint, { body }: Schemas): object {
  const { takesFile, mayTakeFiles, padded } = endpoint
  if (takesFile) return { requestBody: { required: true, description: FORM, content: form(takesFile, body) } }
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      ...(padded && { description: PADDED }),
      content: {
        ...withExample(name, schemaOf(body, 'input')),
        ...(mayTakeFiles && form(mayTakeFiles, body)),
      },
    },
  }
}

function form({ field, kinds, count }: TakenFile, body: z.ZodType | undefined): object {
  const { properties, required = [] } = body ? schemaOf(body, 'input') : {}
  const one = { type: 'string', contentMediaType: 'application/octet-stream' }
  const isList = count !== undefined && count > 1
  const file = isList ? { type: 'array', items: one, maxItems: count } : one
  const schema = {
    type: 'object',
    properties: { ...properties, [field]: file },
    required: isList ? required : [...new Set([...required, field])],
  }
  const types = kinds === 'part' ? [one.contentMediaType] : kinds.map(kind => FILE_TYPES[kind])
  const encoding = { [field]: { contentType: types.join(', ') } }
  return { 'multipart/form-data': { schema, encoding } }
}

const FORM = `One file, smaller than ${FILE_LIMIT_MEGABYTES} MB; its kind is told by its content.`
const ANY_FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const withExample = (name: EndpointName, schema: JsonSchema): object => ({
  'application/json': { schema, example: exampleOf(name, schema, referred) },
})

const referred = ({ $ref = '' }: JsonSchema): JsonSchema => NAMED_SCHEMAS[$ref.split('/').at(-1) ?? ''] ?? {}

/** An answer of several calls is in the document once, named after the first of them. */
const ANSWERS = new Map<z.ZodType, string>()
const SEVERAL = new Map<string, z.ZodType>()
for (const [name, { response }] of Object.entries(CONTRACT) as [string, Schemas][]) {
  const first = ANSWERS.get(response)
  if (first) SEVERAL.set(first, response)
  else ANSWERS.set(response, `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`)
}

function answerOf(response: z.ZodType): object {
  const name = ANSWERS.get(response)
  return name && SEVERAL.has(name) ? { $ref: `#/components/schemas/${name}` } : schemaOf(response, 'output')
}

const answers = (): [string, object][] =>
  [...SEVERAL].map(([name, response]) => [name, schemaOf(response, 'output')])

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => namedIn(jsonOf(schema, io))

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const REFUSED: Partial<Record<number, string>> = {
  401: 'Nobody is signed in, or the bearer is over.',
  403: 'The bearer may not do this: a pass that is over, a subscription that has expired.',
  404: 'There is no such thing, or not for this bearer.',
  409: 'It was done before, or something changed meanwhile: the code says which.',
  413: 'The body, or a file, is too large.',
  415: 'The body is of a kind that is not read here.',
  422: 'A field is wrong: errors says which, in the reader’s language.',
  429: 'Too often: wait as long as Retry-After says.',
  503: 'Busy: ask again after Retry-After.',
}
const REFUSALS = Object.fromEntries(
  Object.entries(REFUSED).map(([status, description]) => [
    `Refused${status}`,
    { description, content: json({ $ref: '#/components/schemas/Problem' }) },
  ]),
)

/** The errors that a call’s own declaration implies; any other has the same form. */
function refusalsOf(endpoint: Endpoint, { params, query, body }: Schemas): object {
  const { auth, method, takesFile } = endpoint
  const takesBody = body !== undefined || takesFile !== undefined
  const statuses = [
    ...(auth === 'none' || auth === 'optional' ? [] : [401, 403]),
    ...(params ? [404] : []),
    ...(method === 'GET' ? [] : [409]),
    ...(takesBody ? [413, 415] : []),
    ...(takesBody || query ? [422] : []),
    429,
    503,
  ]
  const refs = statuses.map(status => [status, { $ref: `#/components/responses/Refused${status}` }])
  return {
    ...Object.fromEntries(refs),
    default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) },
  }
}

const PADDED =
  'JSON may be followed by spaces. Fill it up to a multiple of 4096 bytes, so that its length says nothing of the words: answers are filled up the same way.'
function json(schema: object): object {
  return { 'application/json': { schema } }
}
const LOCALE = {
  name: 'Locale',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['id', 'en'] },
}
const CANDIDATE = {
  type: 'object',
  required: ['id', 'name', 'place'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    place: { type: ['string', 'null'] },
  },
}
const PROBLEM = {
  type: 'object',
  required: ['message', 'code', 'errors'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(STATUS) },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    candidates: {
      type: 'object',
      description: 'By field, where a name fits several: what may have been meant.',
      additionalProperties: { type: 'array', items: CANDIDATE },
    },
  },
}
