import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFreeMail, isMailboxAt } from './free-mail.ts'

test('free mail hosts are distinguished from hosts for a company’s people only', () => {
  for (const host of [
    'gmail.com',
    'yahoo.co.id',
    'yahoo.co.uk',
    'yahoo.com.sg',
    'qq.com',
    'fastmail.com',
    'telkom.net',
  ])
    assert.equal(isFreeMail(`ratri@${host}`), true, host)
  for (const host of ['telkom.co.id', 'gmail.kantor.example', 'yahoo.kantor.co.id'])
    assert.equal(isFreeMail(`ratri@${host}`), false, host)
  assert.equal(isMailboxAt('ratri@telkom.co.id', 'www.telkom.co.id'), true)
})
