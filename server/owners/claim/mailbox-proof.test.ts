import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany, uniqueName } from '#tests/support/companies.ts'
import { inboxOf, signInStaff } from '#tests/support/sign-in.ts'

let it: TestApp
let editor: string
before(async () => {
  it = await testApp()
  editor = (await signInStaff(it, 'editor')).token
})
after(() => it.close())

async function claimNew(email: string): Promise<string> {
  const company_name = uniqueName('Baru')
  await claim(email, { company_name })
  const [row] = await it.db.content`select id from content.company where name = ${company_name}`
  return String(row?.['id'])
}

/** Claims the company and confirms the address. */
async function claim(email: string, company: object) {
  const person = { name: 'Ratri Anggraini', email, phone: '021 555 0100', role: 'Kepala SDM', info: null }
  const body = { ...person, ...company, agree: true }
  const sent = await it.call('claimCompany', { body }, { device: email })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  await it.app.tasks.drain()
  const [mail] = await inboxOf(it, email)
  const key = /#(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  return (await it.call('confirmClaim', { body: { key } })).body.proof
}

/** The desk's view of the newest claim on a company. */
async function asDecided(companyId: string) {
  const [row] = await it.db.content`
    select id from content.claim where company_id = ${companyId} and state = 'pending'`
  const { body } = await it.call('openClaim', { params: { id: row?.['id'] } }, { bearer: editor })
  return { editors: body.editors, isMailbox: body.flags.includes('mailbox'), id: body.id }
}

async function list(companyId: string, website_host: string) {
  const body = { decision: 'approve', website_host }
  const { status } = await it.call('decideCompany', { params: { id: companyId }, body }, { bearer: editor })
  assert.equal(status, 200)
  await it.app.tasks.drain()
}

test('a website that the editor entered during the claim proves no mailbox, also not for a later claim', async () => {
  const host = `${randomUUID()}.example`
  const id = await claimNew(`hr@${host}`)
  await list(id, host)
  const first = await asDecided(id)
  assert.deepEqual([first.editors, first.isMailbox], [2, false])
  const decline = { decision: 'decline', words: 'Tidak ada bukti.' }
  await it.call('decideClaim', { params: { id: first.id }, body: decline }, { bearer: editor })
  await it.app.tasks.drain()
  assert.equal(await claim(`direktur@${host}`, { company_id: id }), 'documents')
  assert.equal((await asDecided(id)).editors, 2)
})

test('a website that was listed before the claim is proof', async () => {
  const host = `${randomUUID()}.example`
  const { id } = await addCompany(it.db, { name: `Lama ${randomUUID()}`, website_host: host })
  assert.equal(await claim(`hr@${host}`, { company_id: id }), 'mailbox')
  assert.equal((await asDecided(id)).editors, 1)
})
