import assert from 'node:assert/strict'
import { test } from 'node:test'
import { href } from '#shared/paths.ts'
import { plainPath } from './plain-path.ts'

test('every path has one canonical spelling', () => {
  for (const [spelling, plain] of [
    ['/', '/'],
    ['///', '/'],
    ['//evil.example/..', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/x/../perusahaan/toko', '/perusahaan/toko'],
    ['/x/%2e%2e/perusahaan/./toko', '/perusahaan/toko'],
    ['/perusahaan//toko/', '/perusahaan/toko'],
    ['/%70erusahaan/toko', '/perusahaan/toko'],
    ['/perusahaan/kopi%20"tua"', '/perusahaan/kopi%20%22tua%22'],
    ['/x%2f..%2fy', '/x%2F..%2Fy'],
  ] as const) {
    assert.equal(plainPath(spelling), plain, spelling)
    assert.equal(plainPath(plain), plain, 'and leads nowhere else')
  }
})

test('our own links already use it', () => {
  for (const role of ['Staf Gudang', 'R&D (riset)', 'Ahli “kopi”', 'a/b', "l'atelier", 'π'])
    assert.equal(plainPath(href('id', 'position', { role })), href('id', 'position', { role }))
})
