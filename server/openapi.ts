import { z } from 'zod'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import { ENDPOINTS, type Endpoint, type EndpointName } from '#shared/contract/endpoints.ts'
import { FILE_LIMIT_MEGABYTES, FILE_TYPES } from '#shared/rules/file-kinds.ts'
import { STATUS } from './platform/http/errors.ts'

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

/** The OpenAPI 3.1 document, made from the endpoint table and its schemas: what it says is what is checked. */
export function openApi({ siteName, publicUrl }: { siteName: string; publicUrl: string }): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]) {
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
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        ['session', 'staff', 'owner', 'pass', 'code', 'secret'].map(kind => [
          kind,
          { type: 'http', scheme: 'bearer' },
        ]),
      ),
      schemas: { Problem: PROBLEM },
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
    parameters: [...parameters('path', schemas.params), ...parameters('query', schemas.query), LOCALE],
    ...requestBody(endpoint, schemas),
    ...(bearer
      ? { security: endpoint.auth === 'optional' ? [{}, { [bearer]: [] }] : [{ [bearer]: [] }] }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done',
        content: endpoint.givesFile ? ANY_FILE : json(schemaOf(schemas.response, 'output')),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

function requestBody({ takesFile, padded }: Endpoint, { body }: Schemas): object {
  if (takesFile) return { requestBody: { required: true, description: FORM, content: form(takesFile, body) } }
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      ...(padded && { description: PADDED }),
      content: json(schemaOf(body, 'input')),
    },
  }
}

function form({ field, kinds }: NonNullable<Endpoint['takesFile']>, body: z.ZodType | undefined): object {
  const { properties, required = [] } = body ? schemaOf(body, 'input') : {}
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = {
    type: 'object',
    properties: { ...properties, [field]: file },
    required: [...required, field],
  }
  const types = kinds === 'part' ? [file.contentMediaType] : kinds.map(kind => FILE_TYPES[kind])
  const encoding = { [field]: { contentType: types.join(', ') } }
  return { 'multipart/form-data': { schema, encoding } }
}

const FORM = `One file, smaller than ${FILE_LIMIT_MEGABYTES} MB; its kind is told by its content.`
const ANY_FILE = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

type JsonSchema = { properties?: Record<string, object>; required?: string[] }

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $schema?: string
  }
  return rest
}

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

const PADDED =
  'JSON may be followed by spaces. Fill it up to a multiple of 4096 bytes, so that its length says nothing of the words: answers are filled up the same way.'
const json = (schema: object): object => ({ 'application/json': { schema } })
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
