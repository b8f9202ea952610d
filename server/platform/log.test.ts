import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from './log.ts'

/** Log output while a function runs. */
function written(work: () => void): string {
  const { write } = process.stderr
  let text = ''
  process.stderr.write = ((chunk: string) => (text += chunk) && true) as typeof write
  try {
    work()
  } finally {
    process.stderr.write = write
  }
  return text
}

test('an error of the database is logged by name and code, without the values it quotes', () => {
  const error = Object.assign(
    new Error('duplicate key value violates unique constraint: Key (tag)=(\\x1234abcd) exists'),
    {
      name: 'PostgresError',
      code: '23505',
      severity: 'ERROR',
      detail: 'Key (email)=(rani@example.com) already exists.',
    },
  )
  const line = written(() => createLog('info').error('bug', error))
  assert.match(line, /PostgresError \(23505\)/)
  assert.ok(!line.includes('1234abcd') && !line.includes('rani@example.com'))
})

test('a bug in the program is logged with its message and its place', () => {
  const line = written(() => createLog('info').error('bug', new TypeError('x is not a function')))
  assert.match(line, /TypeError: x is not a function/)
  assert.match(line, /log\.test\.ts/)
})

test('client input cannot move a terminal’s cursor, reverse a line or split it', () => {
  const sent = 'a\n\u001b[2J\u009b2J\u2028\u202e\u{e0041}b'
  const line = written(() => createLog('info').error('bug', new Error(sent)))
  assert.doesNotMatch(line.slice(0, -1), /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  assert.ok((JSON.parse(line) as { error: string }).error.includes(sent))
})

test('a silent log writes nothing', () => {
  assert.equal(
    written(() => createLog('silent').info('request', { route: '/' })),
    '',
  )
})
