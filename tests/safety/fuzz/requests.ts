import fc, { type Arbitrary } from 'fast-check'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { SMALL_PNG } from '#tests/support/files/pictures.ts'
import { inputSchema, valuesOf, type Known } from './schema.ts'

/** A request before encoding; `raw` is sent unchanged instead of the body. */
export type Fuzzed = {
  params: Record<string, string>
  query: [string, string][]
  body: unknown
  /** The uploaded file, if the call takes one. */
  file?: Buffer | undefined
  raw?: string
  headers: Record<string, string>
  what: string
}
type Change = (request: Fuzzed) => Arbitrary<Fuzzed>

/** Half are valid, most of the others have one fault, some are nonsense throughout. */
export function requestsOf(name: EndpointName, known: Known): Arbitrary<Fuzzed> {
  const valid = validOf(name, known)
  return fc.oneof(
    { weight: 10, arbitrary: valid },
    {
      weight: 6,
      arbitrary: fc.tuple(valid, fc.constantFrom(...CHANGES)).chain(([request, change]) => change(request)),
    },
    { weight: 2, arbitrary: valid.chain(request => nonsense(request)) },
  )
}

function validOf(name: EndpointName, known: Known): Arbitrary<Fuzzed> {
  const { params, query, body }: Schemas = CONTRACT[name]
  const { takesFile }: Endpoint = ENDPOINTS[name]
  const keys = [...ENDPOINTS[name].path.matchAll(/:(\w+)/g)].map(match => match[1] as string)
  const given = fc.record({
    params: params ? valuesOf(inputSchema(params), known) : fc.constant({}),
    query: query ? valuesOf(inputSchema(query), known) : fc.constant({}),
    body: body ? valuesOf(inputSchema(body), known) : fc.constant(undefined),
    device: fc.uuid(),
    locale: fc.constantFrom('id', 'en'),
  })
  return given.map(one => ({
    params: Object.fromEntries(keys.map(key => [key, String((one.params as Record<string, unknown>)[key])])),
    query: Object.entries(one.query as object).flatMap(([key, value]) =>
      [value].flat().flatMap(single => (single == null ? [] : [[key, String(single)] as [string, string]])),
    ),
    body: one.body,
    file: takesFile && SMALL_PNG,
    headers: { device: one.device, locale: one.locale },
    what: 'valid',
  }))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same request with one other value: in the body if there is one, else in the query or the address. */
const replacing =
  (what: string, values: Arbitrary<unknown>): Change =>
  request =>
    fc.tuple(fc.nat(), values).map(([pick, value]) => {
      const { body } = request
      const keys = isObject(body) ? Object.keys(body) : []
      if (isObject(body) && keys.length > 0) {
        const key = keys[pick % keys.length] as string
        const inner = body[key]
        const nested = isObject(inner) ? Object.keys(inner) : []
        const replaced =
          isObject(inner) && nested.length > 0 && pick % 2 === 0
            ? { ...inner, [nested[pick % nested.length] as string]: value }
            : value
        return { ...request, body: { ...body, [key]: replaced }, what }
      }
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      if (request.query.length > 0) {
        const at = pick % request.query.length
        const query = request.query.map((pair, index): [string, string] =>
          index === at ? [pair[0], text] : pair,
        )
        return { ...request, query, what }
      }
      // An address without its last part belongs to another call.
      const params = Object.fromEntries(
        Object.keys(request.params).map(key => [key, text.slice(0, 600) || ' ']),
      )
      return { ...request, params, what }
    })

const adding =
  (what: string, fields: Arbitrary<[string, unknown]>): Change =>
  request =>
    fields.map(([key, value]) =>
      isObject(request.body)
        ? { ...request, body: Object.fromEntries([...Object.entries(request.body), [key, value]]), what }
        : { ...request, query: [...request.query, [key, String(JSON.stringify(value))]], what },
    )

const missing: Change = request =>
  fc.nat().map(pick => {
    if (!isObject(request.body)) return { ...request, query: request.query.slice(1), what: 'missing' }
    const keys = Object.keys(request.body)
    const left = Object.entries(request.body).filter(([key]) => key !== keys[pick % keys.length])
    return { ...request, body: Object.fromEntries(left), what: 'missing' }
  })

const twice: Change = request =>
  fc.string({ maxLength: 20 }).map(other => ({
    ...request,
    query: [
      ...request.query,
      ...request.query.map(([key]): [string, string] => [key, other]),
      ['locale', 'id'],
      ['locale', 'en'],
    ],
    what: 'query twice',
  }))

const otherType: Change = request =>
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'nonsense',
      '',
    )
    .map(type => ({
      ...request,
      headers: { ...request.headers, 'content-type': type },
      what: 'content type',
    }))

const brokenJson: Change = request =>
  fc
    .constantFrom(
      '{',
      '[1,',
      '{"a":1}}',
      'null',
      '"text"',
      '\u0000',
      '{"a":"\ud800"}',
      '[]',
      '123',
      '{"__proto__":null}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"toString":1}',
    )
    .map(raw => ({ ...request, raw, what: 'broken JSON' }))

const oddHeaders: Change = request =>
  fc
    .record(
      {
        locale: fc.constantFrom('fr', '__proto__', 'id, en', '../id', 'constructor'),
        device: fc.string({ maxLength: 300 }).map(text => text.replace(/[^\x20-\x7e]/g, '')),
        authorization: fc.constantFrom(
          'Bearer',
          'Basic YTpi',
          'Bearer a b',
          `Bearer ${'x'.repeat(4000)}`,
          "Bearer ' or 1=1--",
        ),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', '::1', 'x'.repeat(500), "';--"),
        'idempotency-key': fc.constant('x'),
      },
      { requiredKeys: [] },
    )
    .map(headers => ({ ...request, headers: { ...request.headers, ...headers }, what: 'headers' }))

/** For a call that takes a file: another file, or none. */
const otherFile: Change = request =>
  fc
    .oneof(
      fc.constant(undefined),
      fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
      fc.nat(SMALL_PNG.length - 1).map(length => SMALL_PNG.subarray(0, length)),
      fc
        .tuple(fc.nat(SMALL_PNG.length - 1), fc.nat(255))
        .map(([at, byte]) => Buffer.from(SMALL_PNG.map((one, where) => (where === at ? byte : one)))),
    )
    .map(file => ({ ...request, file: request.file && file, what: 'file' }))

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const CHANGES: Change[] = [
  replacing(
    'wrong type',
    fc.constantFrom(0, -1, 1.5, 1e308, true, [], {}, [[]], '', 'NaN', '٣', [null], { length: 5 }),
  ),
  replacing('null', fc.constant(null)),
  replacing('huge', fc.constantFrom('a'.repeat(100_000), '👩🏽‍🔧'.repeat(5_000), '0'.repeat(70_000))),
  replacing('deep', fc.constantFrom(20, 2_000, 5_000).map(deep)),
  replacing('NUL', fc.constantFrom('\0', 'kerja\0jujur', '\0'.repeat(30))),
  replacing('half a surrogate pair', fc.constantFrom('\ud800', 'kerja\udfff', '\udc00\ud800')),
  replacing('another one’s id', fc.uuid()),
  replacing(
    'SQL',
    fc.constantFrom(
      "' or '1'='1",
      '1; drop table content.review--',
      "\\'; select pg_sleep(9)--",
      '%',
      '_%_',
      '$1',
      '${1}',
    ),
  ),
  adding(
    'unknown',
    fc.tuple(
      fc.constantFrom('state', 'is_admin', 'account_id', 'x'.repeat(300), '', '\0'),
      fc.jsonValue({ maxDepth: 1 }),
    ),
  ),
  adding(
    '__proto__',
    fc.tuple(
      fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'),
      fc.constantFrom<unknown>({ state: 'published' }, null, 1, 'x'),
    ),
  ),
  missing,
  twice,
  otherType,
  brokenJson,
  oddHeaders,
  otherFile,
]

const nonsense: Change = request =>
  fc
    .record({
      param: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      query: fc.dictionary(fc.string(), fc.string({ unit: 'binary' }), { maxKeys: 5 }),
      body: fc.jsonValue({ maxDepth: 4 }),
    })
    .map(({ param, query, body }) => ({
      ...request,
      params: Object.fromEntries(Object.keys(request.params).map(key => [key, param])),
      query: Object.entries(query),
      body: request.body === undefined ? undefined : body,
      what: 'nonsense',
    }))
