import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ABOUT } from '#shared/contract/site/descriptions/about.ts'
import { CONTRACT, type Schemas } from '#shared/contract/contract.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { openApi } from './openapi.ts'

type Operation = {
  operationId: string
  summary?: string
  tags: string[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, object>
}
const document = openApi({ siteName: 'Situs', publicUrl: 'http://site' }) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  components: Record<string, Record<string, object>>
}

test('the document has every endpoint, with its path parameters and answers', () => {
  assert.equal(document.openapi, '3.1.0')
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[endpoint.method.toLowerCase()]
    assert.equal(operation?.operationId, name)
    for (const [, parameter] of path.matchAll(/\{(\w+)\}/g)) {
      assert.ok(
        operation.parameters.some(one => one.in === 'path' && one.name === parameter),
        `${path} lacks ${parameter}`,
      )
    }
    assert.ok(operation.responses['default'])
  }
})

test('the document distinguishes the three kinds of a review', () => {
  const body = JSON.stringify(document.paths['/review']?.['post']?.requestBody)
  for (const field of ['interview_rounds', 'department', 'left_at_year', 'manage_code'])
    assert.ok(body.includes(field), field)
})

test('the document says that a review may be padded, so that its length reveals nothing', () => {
  for (const [path, method] of [
    ['/review', 'post'],
    ['/my-review', 'put'],
  ] as const)
    assert.match(JSON.stringify(document.paths[path]?.[method]?.requestBody), /4096 bytes/)
})

const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))

test('each call has a sentence and a room; a sentence describes one call, and the team’s calls come last', () => {
  const rooms = document.tags.map(({ name }) => name)
  for (const { operationId, summary, tags } of operations) {
    assert.match(summary ?? '', /^[A-Z][^]*\.$/, operationId)
    assert.ok(rooms.includes(tags[0] ?? ''), operationId)
  }
  assert.deepEqual(
    Object.keys(ABOUT).filter(name => !(name in ENDPOINTS)),
    [],
  )
  const isTeam = Object.keys(document.paths).map(path => path.startsWith('/team/'))
  assert.equal(isTeam.lastIndexOf(false) < isTeam.indexOf(true), true)
})

test('a call names the error statuses that its declaration implies', () => {
  const statuses = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {})
  assert.deepEqual(statuses('/apply-job', 'post'), [
    '201',
    '401',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '503',
    'default',
  ])
  assert.deepEqual(statuses('/cities', 'get'), ['200', '429', '503', 'default'])
})

test('every reference resolves, and shared schemas appear once', () => {
  const text = JSON.stringify(document)
  const refs = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
  for (const [, kind = '', name = ''] of refs) assert.ok(document.components[kind]?.[name], `${kind} ${name}`)
  for (const name of ['CompanyCard', 'City', 'Departments'])
    assert.ok(refs.filter(([, , one]) => one === name).length > 3, name)
  assert.ok(text.length < 500_000, `${text.length} characters`)
})

test('a claim and an application are documented as JSON and as a form with files', () => {
  for (const [path, field] of [
    ['/claim-company', 'upload_files'],
    ['/apply-job', 'attachment'],
  ] as const) {
    const body = document.paths[path]?.['post']?.requestBody as
      | { content: Record<string, object> }
      | undefined
    const content = body?.content ?? assert.fail(path)
    assert.deepEqual(Object.keys(content), ['application/json', 'multipart/form-data'])
    assert.ok(JSON.stringify(content['multipart/form-data']).includes(field))
  }
})

test('each call with a body shows an example that its own rules accept', () => {
  let shown = 0
  for (const { operationId, requestBody } of operations) {
    const { body }: Schemas = CONTRACT[operationId as keyof typeof CONTRACT]
    const json = requestBody?.content['application/json']
    if (!body || !json) continue
    shown += 1
    const { error } = body.safeParse(json.example)
    assert.equal(error, undefined, `${operationId} refuses ${JSON.stringify(json.example)}`)
  }
  assert.ok(shown > 50)
})
