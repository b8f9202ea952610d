import assert from 'node:assert/strict'
import test from 'node:test'
import { cutOf, moved, NEAREST, WHOLE } from './crop.ts'

const wide = { width: 1000, height: 500 }

test('the initial crop is the largest that the frame permits, in the middle', () => {
  assert.deepEqual(cutOf(wide, 1, WHOLE), { x: 250, y: 0, width: 500, height: 500 })
  assert.deepEqual(cutOf(wide, 4, WHOLE), { x: 0, y: 125, width: 1000, height: 250 })
})

test('the crop never extends beyond the picture’s edges, however far it is moved', () => {
  let view = WHOLE
  for (let step = 0; step < 40; step += 1) view = moved(wide, 1, view, { x: 0.1, y: 0.1 })
  assert.deepEqual(cutOf(wide, 1, view), { x: 500, y: 0, width: 500, height: 500 })
  view = moved(wide, 1, view, { x: -0.1 })
  assert.equal(cutOf(wide, 1, view).x, 450, 'it comes back at the first step')
})

test('zooming stays within its bounds', () => {
  let view = WHOLE
  for (let step = 0; step < 20; step += 1) view = moved(wide, 1, view, { zoom: 1.2 })
  assert.equal(view.zoom, NEAREST)
  for (let step = 0; step < 20; step += 1) view = moved(wide, 1, view, { zoom: 1 / 1.2 })
  assert.deepEqual(cutOf(wide, 1, view), { x: 250, y: 0, width: 500, height: 500 })
})
