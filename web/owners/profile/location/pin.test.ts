import assert from 'node:assert/strict'
import test from 'node:test'
import { AROUND, following, pinOf, pointAt, steppedBy, typedOf, viewOf, zoomed } from './pin.ts'

const jakarta = { lat: -6.2, long: 106.8 }

test('a pin needs coordinates in the country in both fields, with a comma or a minus of any kind', () => {
  assert.deepEqual(pinOf({ lat: ' −6,2', long: '106.8' }), jakarta)
  for (const typed of [
    { lat: '', long: '106.8' },
    { lat: '-6.2', long: '' },
    { lat: 'enam', long: '106.8' },
    { lat: '52.5', long: '13.4' },
  ])
    assert.equal(pinOf(typed), undefined, JSON.stringify(typed))
  assert.deepEqual(typedOf({ lat: -6.2000004, long: 106.8 }), { lat: '-6.2', long: '106.8' })
})

test('arrows move the pin, with Shift by a tenth, and never out of the country', () => {
  const view = viewOf(jakarta)
  assert.deepEqual(steppedBy(view, jakarta, 'ArrowRight', false), { lat: -6.2, long: 106.84 })
  assert.deepEqual(typedOf(steppedBy(view, jakarta, 'ArrowUp', true) ?? jakarta), {
    lat: '-6.196',
    long: '106.8',
  })
  assert.equal(steppedBy(view, jakarta, 'Enter', false), undefined)
  const edge = { lat: 6.49, long: 141.49 }
  const far = steppedBy(viewOf(edge), steppedBy(viewOf(edge), edge, 'ArrowUp', false), 'ArrowRight', false)
  assert.deepEqual(far, { lat: 6.5, long: 141.5 })
})

test('without a pin the map shows the whole country, and the first arrow puts the pin in the middle', () => {
  const view = viewOf(undefined)
  assert.deepEqual(steppedBy(view, undefined, 'ArrowLeft', false), { lat: view.lat, long: view.long })
})

test('the map stays while the pin is well inside it, and follows it otherwise', () => {
  const view = viewOf(jakarta)
  assert.equal(following(view, { lat: -6.25, long: 107 }), view)
  const bandung = { lat: -6.91, long: 107.61 }
  assert.deepEqual(following(view, bandung), { ...bandung, span: AROUND })
})

test('zooming keeps the pin in the middle, within the limits', () => {
  const country = viewOf(undefined)
  const nearer = zoomed(country, jakarta, 1)
  assert.deepEqual(nearer, { ...jakarta, span: 16 })
  assert.deepEqual(zoomed(nearer, jakarta, -1), country)
  assert.deepEqual(zoomed({ ...jakarta, span: 0.7 }, jakarta, 1), { ...jakarta, span: 0.7 })
})

test('a press on the map gives the coordinates at that point', () => {
  const view = { ...jakarta, span: 2 }
  assert.deepEqual(pointAt(view, { x: 0.5, y: 0.5 }), jakarta)
  assert.deepEqual(typedOf(pointAt(view, { x: 1, y: 0 })), { lat: '-5.575', long: '107.8' })
})
