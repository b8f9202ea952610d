import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { mapServer } from '#tests/support/places/map-server.ts'

let it: TestApp
let map: Awaited<ReturnType<typeof mapServer>>
before(async () => {
  map = await mapServer()
  it = await testApp({ env: map.env })
})
after(async () => {
  await it.close()
  map.close()
})

const fetchTile = (address: string) => it.app.http.inject(address)

test('a tile of Indonesia is fetched once, and the browser requests it only from this site', async () => {
  const [first, second] = [
    await fetchTile('/streets/16/52215/33894'),
    await fetchTile('/streets/16/52215/33894'),
  ]
  for (const { statusCode, headers } of [first, second])
    assert.deepEqual([statusCode, headers['content-type']], [200, 'image/png'])
  assert.deepEqual(map.requests, ['/16/52215/33894.png'])
})

test('nothing else is fetched: no other country, no other zoom, no other path', async () => {
  const before = map.requests.length
  for (const address of [
    '/streets/16/0/0',
    '/streets/3/6/4',
    '/streets/16/..%2f..%2fsecret/1',
    '/streets/16/-1/5',
  ])
    assert.equal((await fetchTile(address)).statusCode, 404, address)
  assert.equal(map.requests.length, before)
})

test('if the tile server is down, the answer says so and is not cached', async () => {
  map.away = true
  assert.equal((await fetchTile('/streets/16/52216/33894')).statusCode, 503)
  map.away = false
  assert.equal((await fetchTile('/streets/16/52216/33894')).statusCode, 200)
})

test('of an endless tile no more is read than the maximum size', async () => {
  map.endless = true
  assert.equal((await fetchTile('/streets/16/52217/33894')).statusCode, 503)
  map.endless = false
  assert.ok(map.written < 32, `${map.written} MB`)
})

test('redirects of the tile server are not followed', async () => {
  const before = map.requests.length
  map.leadsTo = `${map.url}/secret.png`
  assert.equal((await fetchTile('/streets/16/52218/33894')).statusCode, 503)
  map.leadsTo = ''
  assert.deepEqual(map.requests.slice(before), ['/16/52218/33894.png'])
})
