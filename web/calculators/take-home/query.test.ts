import assert from 'node:assert/strict'
import test from 'node:test'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { answerPay, readPaid, START } from './query.ts'

test('a wage alone is enough: single, both BPJS, low risk', () => {
  assert.deepEqual(readPaid({ ...START, wage: '9jt' }).paid, {
    wage: 9_000_000,
    status: 'TK/0',
    employment: true,
    health: true,
    risk: 'low',
    relatives: 0,
    minimumWage: 0,
  })
})

test('a missing checkbox counts as not ticked, and a minimum wage is accepted in usual notations', () => {
  const { health: _, ...typed }: Typed = { ...START, wage: '2,4 juta', minimum: '5,7 juta' }
  const { paid } = readPaid(typed)
  assert.deepEqual([paid?.health, paid?.employment, paid?.minimumWage], [false, true, 5_700_000])
})

test('a value that the form does not offer is a mistake at its field', () => {
  const { mistakes, paid } = readPaid({
    wage: '9jt',
    family: 'K/9',
    risk: 'none',
    relatives: '12',
    minimum: '5,7',
  })
  assert.deepEqual(mistakes, { family: true, risk: true, relatives: true, minimum: true })
  assert.equal(paid, undefined)
})

test('the server answers 200 if it could calculate, otherwise 422, with the known fields', () => {
  const send = (more: object) => answerPay(new URLSearchParams({ ...START, ...more }))
  assert.deepEqual(send({ wage: '9jt', other: 'x' }), { status: 200, shown: { ...START, wage: '9jt' } })
  assert.equal(send({}).status, 422)
  assert.equal(send({ wage: '108.000.000' }).status, 422)
  assert.equal(send({ wage: '108.000.000', wage_as: '9000000' }).status, 200)
})
