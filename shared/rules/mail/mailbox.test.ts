import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limitedMailbox, mailboxOf } from './mailbox.ts'

const same = (of: (email: string) => string, ...emails: string[]) =>
  assert.equal(new Set(emails.map(of)).size, 1, emails.map(of).join(', '))
const different = (of: (email: string) => string, ...emails: string[]) =>
  assert.equal(new Set(emails.map(of)).size, emails.length, emails.map(of).join(', '))

test('capitals and small letters are one mailbox, and so are both spellings of an internationalized host', () => {
  same(mailboxOf, 'Budi@Contoh.ID', 'budi@contoh.id')
  same(mailboxOf, 'budi@bücher.example', 'budi@xn--bcher-kva.example', 'budi@BÜCHER.example')
})

test('at hosts known to support subaddresses a subaddress is the same mailbox', () => {
  for (const host of ['gmail.com', 'outlook.com', 'hotmail.co.id', 'icloud.com', 'proton.me', 'zoho.com'])
    same(mailboxOf, `budi@${host}`, `budi+1@${host}`, `Budi+kerja+2@${host}`)
})

test('at other hosts a subaddress is another mailbox, because it may belong to another person', () => {
  different(mailboxOf, 'budi@contoh.id', 'budi+1@contoh.id', 'budi+2@contoh.id')
  different(mailboxOf, 'budi@yahoo.com', 'budi-1@yahoo.com')
})

test('at Gmail dots and the second host name are the same mailbox, and elsewhere dots are not', () => {
  same(mailboxOf, 'budi.santoso@gmail.com', 'budisantoso@gmail.com', 'b.u.d.i.santoso+x@googlemail.com')
  different(mailboxOf, 'budi.santoso@outlook.com', 'budisantoso@outlook.com')
})

test('limits ignore the subaddress at every host', () => {
  same(limitedMailbox, 'budi@contoh.id', 'budi+1@contoh.id', 'BUDI+2@contoh.id')
  same(limitedMailbox, 'budi@yahoo.co.id', 'budi-satu@yahoo.co.id')
  same(limitedMailbox, 'budi.s@gmail.com', 'budis+1@googlemail.com')
  different(limitedMailbox, 'budi@contoh.id', 'ani@contoh.id', 'budi-1@contoh.id')
})

test('an address that consists only of a subaddress stays as it is', () => {
  different(limitedMailbox, '+1@contoh.id', '+2@contoh.id')
  assert.equal(mailboxOf('+1@gmail.com'), '+1@gmail.com')
})
