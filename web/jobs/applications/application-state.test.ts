import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invitedFirst, isInvitation, isRunning } from './application-state.ts'

const one = (state: 'sent' | 'invited' | 'declined' | 'withdrawn', is_taken_down = false) => ({
  state,
  vacancy: { is_taken_down },
})

test('an invitation of a company that was taken down does not count, and no application there is in progress', () => {
  assert.deepEqual([isInvitation(one('invited')), isRunning(one('invited'))], [true, true])
  assert.deepEqual([isInvitation(one('invited', true)), isRunning(one('invited', true))], [false, false])
  assert.equal(isRunning(one('sent', true)), false)
})

test('invitations come first, and all others keep their order', () => {
  const list = [one('sent'), one('invited', true), one('declined'), one('invited')]
  assert.deepEqual(invitedFirst(list), [list[3], list[0], list[1], list[2]])
})
