import assert from 'node:assert/strict'
import test from 'node:test'
import { accounts as accountsEn } from '#shared/messages/en/accounts/accounts.ts'
import { account as accountEn } from '#shared/messages/en/accounts/account.ts'
import { legal as en } from '#shared/messages/en/library/legal.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts/accounts.ts'
import { account as accountId } from '#shared/messages/id/accounts/account.ts'
import { legal as id } from '#shared/messages/id/library/legal.ts'
import { BACKUP_DAYS, RETENTION_KEYS, RETENTION } from '#shared/rules/kept/retention.ts'
import type { Site } from '#shared/site.ts'
import { readPageText } from '#server/library/page-text.ts'
import { privacyOf } from './privacy.ts'

const TEXT = { id: await readPageText('id', 'privacy'), en: await readPageText('en', 'privacy') }

test('the account page says for each consent in the policy where to withdraw it', () => {
  for (const [{ sections }, { consents }] of [
    [privacyOf(TEXT.id, id, { whatsapp: null, operator: null }), accountId],
    [privacyOf(TEXT.en, en, { whatsapp: null, operator: null }), accountEn],
  ] as const) {
    const grounds = JSON.stringify(sections.find(one => one.id === 'dasar'))
    for (const consent of [
      /lamar|appl/,
      /undian|raffle/,
      /alamat pada pertanyaan atau jawaban|address beside a question or an answer/,
      /kabar yang kamu minta|news you ask/,
    ])
      for (const text of [grounds, consents.others]) assert.match(text, consent)
  }
})

for (const [text, words] of [
  [TEXT.id, id],
  [TEXT.en, en],
] as const) {
  const policyOf = (site: Pick<Site, 'whatsapp' | 'operator'>) => privacyOf(text, words, site)
  const policyText = (whatsapp: Site['whatsapp']) => JSON.stringify(policyOf({ whatsapp, operator: null }))

  test(`“${text.title}” names Meta if it delivers codes, and only then`, () => {
    assert.match(policyText('meta'), /Meta/)
    assert.doesNotMatch(policyText(null), /Meta/)
    assert.doesNotMatch(policyText('inbox'), /Meta/)
  })

  test(`“${text.title}” says so if no data leaves the machine`, () => {
    assert.match(policyText('inbox'), /\/inbox/)
    assert.doesNotMatch(policyText('meta'), /\/inbox/)
  })

  test(`“${text.title}” names the operator, the contact and the registration number, or says that it is a demo`, () => {
    const operator = { name: 'PT Maju', email: 'privasi@maju.id', pse: null }
    const named = JSON.stringify(policyOf({ whatsapp: null, operator }))
    assert.match(named, /PT Maju.*privasi@maju\.id/)
    assert.doesNotMatch(named, /demo|PSE/i)
    const listed = { ...operator, pse: '012345.01/DJAI.PSE/01/2026' }
    assert.match(JSON.stringify(policyOf({ whatsapp: null, operator: listed })), /PSE.*012345\.01/)
    assert.match(policyText(null), /demo/i)
  })

  test(`“${text.title}” covers all submissions, backups, and each right`, () => {
    const policy = policyOf({ whatsapp: null, operator: null })
    const section = (id: string) =>
      JSON.stringify(policy.sections.find(one => one.id === id) ?? assert.fail(id))
    for (const id of ['ulasan', 'gaji', 'tanya-jawab', 'lamaran', 'langganan', 'surat']) section(id)
    assert.match(section('langganan'), /nama depan dan belakang|first and last name/)
    assert.match(section('lama'), new RegExp(`(Cadangan|Backups).*\\b${BACKUP_DAYS} (hari|days)`))
    assert.match(section('lama'), /Pertanyaan dan jawaban tinggal|Questions and answers stay/)
    assert.match(section('lama'), /Langganan kabar tinggal|News that you asked for stays/)
    for (const right of [
      /membetulkan|correct/,
      /menghapus|erased/,
      /menarik persetujuan|withdraw a consent/,
      /berkeberatan|object/,
      /membatasi|restricted/,
      /mengadu|complain/,
      /ganti rugi|compensated/,
      /\/hak-data|\/en\/data-request/,
    ])
      assert.match(section('hak'), right)
    assert.match(section('dasar'), /satu persetujuan mencakup syarat|one consent covers the terms/)
    assert.match(section('dasar'), /dengan mengisi kolom alamat|by filling in the address/)
  })

  test(`“${text.title}” gives a period and a legal ground for everything that is deleted automatically`, () => {
    const policy = policyOf({ whatsapp: null, operator: null })
    const list = policy.sections.find(({ id }) => id === 'lama')?.blocks.at(-1)
    const lines = list?.kind === 'list' ? list.items.map(([run]) => run?.text) : []
    assert.equal(lines.length, RETENTION_KEYS.length)
    for (const [at, key] of RETENTION_KEYS.entries()) {
      const term: { days?: number; years?: number } = RETENTION[key]
      assert.match(
        lines[at] ?? '',
        new RegExp(`\\b${term.days ?? term.years} .*${words.kept.bases[RETENTION[key].basis]}`),
      )
    }
    const ids = policy.sections.map(({ id }) => id)
    for (const duty of ['dasar', 'pengaduan', 'anak', 'luar-negeri', 'perubahan'])
      assert.ok(ids.includes(duty))
    assert.equal(new Set(ids).size, ids.length)
  })
}

for (const [accounts, account] of [
  [accountsId, accountId],
  [accountsEn, accountEn],
] as const)
  test(`“${account.leave.stays.title}” and the last mail say how long backups keep a deleted account`, () => {
    const days = new RegExp(`(Cadangan|Backups)[^.]*\\b${BACKUP_DAYS} (hari|days)`)
    assert.match(account.leave.stays.items.join('\n'), days)
    assert.match(accounts.accountMail.deleted.body, days)
  })

test('the last mail to an account does not assume that its owner wrote a review', () => {
  for (const { accountMail } of [accountsId, accountsEn])
    assert.match(accountMail.deleted.body, /\n\n(Kalau kamu pernah menulis|If you ever wrote) [^.]*\.$/)
})
