import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { fieldsOf, illFormed } from './validation.ts'

const LARGEST = 2 * 1024 * 1024
const plain = (fields: object | undefined) => fields && { ...fields }

test('text that cannot be stored is reported with its path, four levels deep', () => {
  assert.equal(illFormed({ a: ['x', { b: 'y' }], c: null, d: 1 }), undefined)
  assert.deepEqual(plain(illFormed({ a: ['x', { b: '\0' }] })), { a_1_b: [{ key: 'characters' }] })
  assert.deepEqual(plain(illFormed('\ud800')), { body: [{ key: 'characters' }] })
  const deep = { a: { b: { c: { d: { e: ['\0'] } } } } }
  assert.deepEqual(plain(illFormed(deep)), { a_b_c_d: [{ key: 'characters' }] })
})

test('a body with very many values is refused as a whole, and at once', () => {
  const bodies = [
    `[${'1,'.repeat(LARGEST / 2 - 2)}1]`,
    `[${'[],'.repeat(LARGEST / 3 - 2)}1]`,
    `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join()}}`,
    '['.repeat(LARGEST / 2) + ']'.repeat(LARGEST / 2),
  ]
  for (const text of bodies) {
    const body: unknown = JSON.parse(text)
    const start = process.cpuUsage()
    const fields = illFormed(body)
    const took = process.cpuUsage(start).user / 1000
    assert.deepEqual(plain(fields), { body: [{ key: 'type' }] }, text.slice(0, 10))
    assert.ok(took < 500, `${text.slice(0, 10)} took ${took} ms`)
  }
  assert.equal(illFormed(Array(10_000).fill(1)), undefined)
})

test('of very many mistakes fifty are reported', () => {
  const many = Array.from({ length: 5000 }, (_, at) => [`k${at}`, '\0'])
  const body: unknown = Object.fromEntries(many)
  assert.equal(Object.keys(illFormed(body) ?? {}).length, 50)
  const unknown = z.strictObject({}).safeParse(body)
  assert.equal(Object.keys(fieldsOf(unknown.error as z.ZodError)).length, 50)
  const wrong = z.array(z.number()).safeParse(Array(5000).fill('x'))
  assert.equal(Object.keys(fieldsOf(wrong.error as z.ZodError)).length, 50)
})

test('a list error names its maximum, and an empty list gets the message to fill it', () => {
  const schema = z.object({ list: z.array(z.string()).min(1).max(2) })
  const errorsOf = (list: string[]) =>
    plain(fieldsOf(schema.safeParse({ list }, { reportInput: true }).error as z.ZodError))
  assert.deepEqual(errorsOf(['a', 'b', 'c']), { list: [{ key: 'too_many', values: { max: 2 } }] })
  assert.deepEqual(errorsOf([]), { list: [{ key: 'required' }] })
})
