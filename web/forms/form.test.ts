import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftPlace, unwritten, type DraftOf } from './draft.ts'
import { firstStepWith, formErrors, furthestStep, hashOf, mistakesOn, type Form } from './form.ts'

// A minimal form of two steps that is independent of reviews.
type Step = 'place' | 'check'
type Field = 'city' | 'phone' | 'agree'
type Draft = DraftOf<Step> & { city: string; phone: string; agree: boolean; visits: boolean }

const empty = (): Draft => ({
  ...unwritten('place' as Step),
  city: '',
  phone: '',
  agree: false,
  visits: false,
})
const example: Form<Draft, Step, Field> = {
  steps: () => ['place', 'check'],
  fields: (step, { visits }) => (step === 'check' ? ['agree'] : visits ? ['city', 'phone'] : ['city']),
  mistake: (field, draft) => (draft[field] ? undefined : `${field} is missing`),
  fieldOf: name => (name === 'city_id' ? 'city' : name),
}

test('a step names its missing fields, and only those that this draft has', () => {
  assert.deepEqual(mistakesOn(example, 'place', empty()), { city: 'city is missing' })
  assert.deepEqual(mistakesOn(example, 'place', { ...empty(), city: 'Bekasi', visits: true }), {
    phone: 'phone is missing',
  })
})

test('nobody gets past an incomplete step', () => {
  assert.equal(furthestStep(example, empty()), 'place')
  assert.equal(furthestStep(example, { ...empty(), city: 'Bekasi' }), 'check')
  assert.equal(furthestStep(example, { ...empty(), city: 'Bekasi', visits: true }), 'place')
})

test('a refusal of the server is shown at its field, on that field’s step', () => {
  const errors = formErrors(example, { city_id: ['There is no such city.', 'Too short.'] })
  assert.deepEqual(errors, { city: 'There is no such city.' })
  assert.equal(firstStepWith(example, Object.keys(errors), empty()), 'place')
  assert.equal(firstStepWith(example, ['phone'], empty()), undefined)
  assert.equal(hashOf('check', example.steps(empty())), '#2')
})

test('a draft is restored as it was left, new questions are empty, and another version discards it', () => {
  const storage = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  }
  Object.assign(globalThis, { localStorage })
  const place = (version: number) =>
    draftPlace({ key: 'stand', version, empty, hasInput: ({ city }) => city !== '' })
  assert.equal(place(1).read(), undefined)
  assert.equal(place(1).save({ ...empty(), city: 'Bekasi', step: 'check' }), true)
  assert.deepEqual(place(1).read(), { ...empty(), city: 'Bekasi', step: 'check' })
  assert.equal(place(2).read(), undefined)
  storage.set('stand', '{"city":"Depok"}')
  assert.deepEqual(place(1).read(), { ...empty(), city: 'Depok' })
  place(1).wipe()
  assert.equal(place(1).read(), undefined)
})
