import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { openApi } from './openapi.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  requestBody?: object
  responses: Record<string, object>
}
const document = openApi({ siteName: 'Situs', publicUrl: 'http://site' }) as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

test('every endpoint stands in the document, with its path parameters and answers', () => {
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

test('a review’s three kinds are told apart in the document', () => {
  const body = JSON.stringify(document.paths['/review']?.['post']?.requestBody)
  for (const field of ['interview_rounds', 'department', 'left_at_year', 'manage_code'])
    assert.ok(body.includes(field), field)
})

test('the document says that a review may be filled up, so that its length tells nothing', () => {
  for (const [path, method] of [
    ['/review', 'post'],
    ['/my-review', 'put'],
  ] as const)
    assert.match(JSON.stringify(document.paths[path]?.[method]?.requestBody), /4096 bytes/)
})
