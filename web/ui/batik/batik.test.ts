import assert from 'node:assert/strict'
import test from 'node:test'
import { batikOf, CLOTHS, hashOf, MOTIFS, SCALES, tileOf, transformOf } from './batik.ts'

test('an id always gives the same cloth', () => {
  assert.deepEqual(batikOf('co_17'), batikOf('co_17'))
  assert.deepEqual(batikOf(17), batikOf('17'))
  assert.equal(hashOf(''), hashOf(''))
  assert.ok(hashOf('co_17') >= 0 && hashOf('co_17') <= 0xffffffff)
})

test('neighbouring ids differ', () => {
  const looks = new Set<string>()
  for (let i = 1; i <= 40; i++) {
    const b = batikOf(i)
    looks.add(`${b.motif} ${b.cloth} ${b.scale} ${b.turn}`)
    assert.notEqual(hashOf(i), hashOf(i + 1))
  }
  assert.ok(looks.size > 25, `only ${looks.size} looks among 40 ids`)
})

test('every motif, cloth, scale and rotation occurs about equally often', () => {
  const n = 8000
  const count = new Map<string, number>()
  for (let i = 0; i < n; i++) {
    const b = batikOf(`company-${i}`)
    for (const k of [b.motif, b.cloth, b.scale, b.turn]) count.set(String(k), (count.get(String(k)) ?? 0) + 1)
  }
  for (const k of [...MOTIFS, ...CLOTHS, ...SCALES]) {
    const share = (count.get(String(k)) ?? 0) / n
    assert.ok(share > 0.22 && share < 0.28, `${k}: ${share}`)
  }
  const turned = (count.get('true') ?? 0) / n
  assert.ok(turned > 0.47 && turned < 0.53)
})

test('each motif has at most 2 KB and one decimal', () => {
  for (const motif of MOTIFS) {
    const markup = tileOf(motif)
      .strokes.map(s => `<path class="${s.look}" d="${s.d}"/>`)
      .join('')
    assert.ok(markup.length <= 2048, `${motif}: ${markup.length}`)
    assert.doesNotMatch(markup, /\.\d\d|NaN|undefined|e-/, motif)
    assert.equal(new Set(tileOf(motif).strokes.map(s => s.look)).size, tileOf(motif).strokes.length, 'keys')
  }
})

test('a motif rotates with its cloth', () => {
  assert.equal(transformOf({ motif: 'kawung', scale: 1, turn: true }), 'scale(1)')
  assert.equal(transformOf({ motif: 'parang', scale: 0.75, turn: false }), 'scale(0.75) rotate(45)')
  assert.equal(transformOf({ motif: 'parang', scale: 0.75, turn: true }), 'scale(0.75) rotate(135)')
  assert.equal(transformOf({ motif: 'truntum', scale: 1.25, turn: true }), 'scale(1.25) rotate(45)')
})
