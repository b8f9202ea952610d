import assert from 'node:assert/strict'
import test from 'node:test'
import { href } from '#shared/paths.ts'
import { returnPath, returnQuery } from './return-path.ts'

const ORIGIN = 'https://kerjajujur.example'
const pathOf = (next: string, name = 'lanjut') =>
  returnPath(`?${new URLSearchParams({ [name]: next })}`, ORIGIN)

test('a path of this site is accepted with its query and fragment', () => {
  assert.equal(pathOf('/perusahaan/x/ulasan?sort=best#a'), '/perusahaan/x/ulasan?sort=best#a')
  assert.equal(pathOf('/a/../b', 'next'), '/b')
})

test('other sites are refused in every notation', () => {
  const foreign = [
    'https://jahat.example/',
    '//jahat.example/',
    '/\\jahat.example/',
    '/\t/jahat.example/',
    '/\n//jahat.example',
    '/.//jahat.example',
    '/..//jahat.example',
    '/x/..//jahat.example',
    '/%2e//jahat.example',
    'javascript:alert(1)',
    'jahat',
    '',
  ]
  for (const next of foreign) assert.equal(pathOf(next), undefined, JSON.stringify(next))
  assert.equal(returnPath('', ORIGIN), undefined)
})

test('signing in never returns to the sign-in page', () => {
  for (const page of ['login', 'register'] as const) {
    assert.equal(pathOf(`${href('id', page)}?lanjut=/`), undefined)
    assert.deepEqual(returnQuery(href('en', page)), {})
  }
})

test('the query parameter has the language of the page', () => {
  const [id, en] = [href('id', 'company', { id: 'x' }), href('en', 'company', { id: 'x' })]
  assert.deepEqual(returnQuery(id), { lanjut: id })
  assert.deepEqual(returnQuery(en), { next: en })
})
