import assert from 'node:assert/strict'
import test from 'node:test'
import type { Call } from '#web/platform/call.ts'
import { domainOf, isEmployers } from './employers-mail.ts'

/** Whether a domain seems an employer's, and the requests to the server. */
async function look(domain: string, answer: () => Promise<{ company: boolean }>) {
  const requests: unknown[] = []
  const call = (async (name: string, input: object) => {
    requests.push([name, input])
    return answer()
  }) as unknown as Call
  return { employers: await isEmployers(domain, call), requests }
}
const yes = async () => ({ company: true })

test('free mailboxes and domains for organisations are recognised without a request', async () => {
  for (const domain of ['gmail.com', 'yahoo.co.id', 'proton.me'])
    assert.deepEqual(await look(domain, yes), { employers: false, requests: [] })
  for (const domain of ['majujaya.co.id', 'mail.kemenkeu.go.id', 'ui.ac.id', 'nasa.gov', 'moe.gov.sg'])
    assert.deepEqual(await look(domain, yes), { employers: true, requests: [] })
})

test('for any other domain the server is asked about only the domain, and without an answer it counts as nobody’s', async () => {
  const requests = [['companyMail', { body: { domain: 'majujaya.com' } }]]
  assert.deepEqual(await look('majujaya.com', yes), { employers: true, requests })
  assert.equal((await look('rani.example', async () => ({ company: false }))).employers, false)
  const failed = await look('majujaya.com', () => Promise.reject(new Error('offline')))
  assert.equal(failed.employers, false)
})

test('the domain is the part after the @, also in a masked address', () => {
  assert.equal(domainOf(' Rani@Maju.CO.ID '), 'maju.co.id')
  assert.equal(domainOf('r•••@maju.com'), 'maju.com')
  for (const none of ['', 'rani', 'rani@', 'rani@maju']) assert.equal(domainOf(none), undefined)
})
