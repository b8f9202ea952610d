// Values typed into a page's plain form, such as pay, appear only in the answer to them.
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import test, { after, before } from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { PATHS, type PageName } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'

const FIGURE = '7654321'
const TYPED = `${FIGURE} <img src=x onerror=alert(1)> </script>"'`

const logged: string[] = []
let it: TestApp
let origin: string
before(async () => {
  const note = (...values: unknown[]) =>
    void logged.push(
      values.map(one => (one instanceof Error ? `${one.message} ${one.stack}` : JSON.stringify(one))).join(),
    )
  it = await testApp({ web: 'built', log: { info: note, error: note } })
  await it.app.http.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(it.app.http.server.address() as AddressInfo).port}`
})
after(() => it.close())

const addresses = (Object.keys(PATHS) as PageName[])
  .filter(name => !PATHS[name].id.includes(':') && name !== 'devUi')
  .flatMap(name => LOCALES.map(locale => PATHS[name][locale] + (name === 'subscribe' ? '?topic=advice' : '')))

const send = (path: string, body: URLSearchParams) => fetch(origin + path, { method: 'POST', body })

/** The page's form that submits to the page itself. */
const ownForm = (html: string, path: string): string | undefined =>
  [...html.matchAll(/<form([^>]*method="post"[^>]*)>(.*?)<\/form>/gs)].find(([, head = '']) =>
    [undefined, path.split('?')[0]].includes(/action="([^"#?]*)/.exec(head)?.[1]),
  )?.[2]

/** Field names of a page's own form. */
async function fieldsOf(path: string): Promise<string[]> {
  const form = ownForm(await (await fetch(origin + path)).text(), path) ?? ''
  return [...form.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g)].map(([, name]) => name as string)
}

test('the answer to a form shows the typed values as text, only to its sender, and may not be cached', async () => {
  const answering = []
  for (const path of addresses) {
    const names = await fieldsOf(path)
    const answer = await send(path, new URLSearchParams(names.map(name => [name, TYPED])))
    if (answer.status === 405) {
      assert.deepEqual(names, [], path)
      continue
    }
    answering.push(path)
    const html = await answer.text()
    assert.equal(answer.status, 422, path)
    assert.ok(html.includes(FIGURE) && !html.includes('<img src=x'), path)
    assert.equal(answer.headers.get('cache-control'), 'no-store', path)
    assert.equal(answer.headers.get('set-cookie'), null, path)
    assert.equal(html.match(/<\/script>/g)?.length, (html.match(/<script/g) ?? []).length, path)
    assert.ok(ownForm(html, path), path)
    assert.ok(!(await (await fetch(origin + path)).text()).includes(FIGURE), `${path} for the next reader`)
  }
  assert.ok(answering.length >= 4)
  assert.ok(logged.length > addresses.length)
  assert.deepEqual(
    logged.filter(line => line.includes(FIGURE)),
    [],
  )
})

test('unknown fields are not repeated in the answer, and repeated or very many fields break nothing', async () => {
  const path = PATHS.takeHomeCalculator.id
  const other = await send(path, new URLSearchParams({ wage: '9jt', other: FIGURE, __proto__: FIGURE }))
  assert.ok(!(await other.text()).includes(FIGURE))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const body of [
    '',
    'wage=1&wage=2',
    '&&&=%%%',
    'a=b&'.repeat(3000),
    'wage=%00%FF%ED%A0%80',
    `wage=x${'%20'.repeat(4000)}9jt`,
  ])
    assert.equal(
      (await fetch(origin + path, { method: 'POST', headers, body })).status,
      422,
      body.slice(0, 30),
    )
})
