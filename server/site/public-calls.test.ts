import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Output } from '#shared/contract/contract.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

const read = async (url: string) => {
  const { statusCode, body } = await it.app.http.inject({ url })
  assert.equal(statusCode, 200, url)
  return body.replaceAll('<!-- -->', '')
}

test('the developers’ page shows the public calls, with a link and a curl line for each, and no calls of owners or staff', async () => {
  for (const path of ['/pengembang', '/en/developers']) {
    const body = await read(path)
    assert.match(body, /GET \/search\/companies/)
    assert.match(body, /curl (?:&#x27;|')[^<]*\/api\/search\/companies\?q=logistik/)
    assert.match(body, /<code>q<\/code>/)
    assert.match(body, /href="\/api\/openapi\.json"/)
    const names = [...body.matchAll(/<section id="(\w+)">/g)].map(([, name = '']) => name)
    assert.ok(names.length > 60 && names.includes('contact'))
    for (const name of names) {
      assert.ok(body.includes(`href="#${name}"`), String(name))
      assert.match(body.split(`<section id="${name}">`)[1] ?? '', /^[^]*?<pre[^>]*>curl [^<]*\/api\//)
    }
    const contact = body.split('<section id="contact">')[1]?.split('</section>')[0] ?? ''
    assert.match(contact, /<code>ticket<\/code>/, 'what a call that answers 202 says')
    const closed = Object.values(ENDPOINTS).filter(({ auth }) => auth === 'staff' || auth === 'owner')
    assert.ok(closed.every(({ path: one }) => !body.includes(`GET ${one}<`)))
  }
})

test('calls are grouped by subject, reads first, and each alternative of a value appears once', async () => {
  const { calls } = (await it.call('publicCalls', {})).body as Output<'publicCalls'>
  const groups = calls.map(({ room, method }) => `${room} ${method === 'GET'}`)
  assert.equal(groups.filter((one, i) => one !== groups[i - 1]).length, new Set(groups).size)
  const kinds = calls.flatMap(({ takes, answers }) => [...takes, ...answers].map(({ kind }) => kind))
  for (const kind of kinds.filter(one => !/[()]/.test(one))) {
    const alternatives = kind.split(' | ')
    assert.equal(new Set(alternatives).size, alternatives.length, kind)
    assert.ok(alternatives.length === 1 || !kind.endsWith('[]') || kind.includes('{'), kind)
  }
})

test('the page of licences lists each package in use', async () => {
  for (const path of ['/lisensi', '/en/licences']) {
    const body = await read(path)
    assert.match(body, /<td>fastify<\/td><td>[\d.]+<\/td><td>MIT<\/td>/)
    assert.match(body, /<td>idn-area-data<\/td><td>ODbL 1\.0<\/td>/)
    assert.doesNotMatch(body, /\]\(http|---/)
  }
})

test('the printed addresses of reads work as printed', async () => {
  const body = await read('/en/developers')
  const lines = [...body.matchAll(/<pre[^>]*>curl (?:&#x27;|')http[^<]*?(\/api\/[^<]*?)(?:&#x27;|')<\/pre>/g)]
  const addresses = lines.map(([, path = '']) => path.replaceAll('&amp;', '&'))
  assert.ok(addresses.length > 30)
  for (const url of addresses.filter(path => !/[/=][A-Z]+\b/.test(path))) {
    const { statusCode } = await it.app.http.inject({ url })
    assert.equal(statusCode, 200, url)
  }
})
