import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { createCompanies } from '#server/companies/create.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { changed } from '#server/platform/db/db.ts'
import { createHttp } from '#server/platform/http/http.ts'
import { localFiles } from '#server/platform/files/files.ts'
import { memoryLimits } from '#server/platform/limits/memory.ts'
import { createLog } from '#server/platform/log.ts'
import { createPageCache } from '#server/platform/http/page-cache.ts'
import { createPages } from './pages.ts'

/** A page that answers a form. */
const FORM = '/masuk'

let it: TestApp
let server: Server
let origin: string
let renders = 0
let whileRendering: (() => Promise<void>) | undefined

/** Real HTTP server, cache, API and change feed; only the renderer is a stub that prints the company's name. */
before(async () => {
  it = await testApp()
  const cache = createPageCache(1_000_000)
  it.db.onChange(subjects => cache.changed(subjects))
  const files = {
    renderer: async () => ({
      render,
      card: async () => ({ status: 404 }),
      knownQuery: (_path: string, search: string) =>
        search.includes('sort=') ? `?${/sort=\w+/.exec(search)?.[0]}` : '',
      takesForm: async (path: string) => path === FORM,
    }),
    assets: () => ({ script: '', preloads: [], styles: [], font: undefined, before: '' }),
    register: async () => {},
  }
  const pages = createPages({
    api: it.app.api,
    log: createLog('silent'),
    answerMs: 1000,
    cache,
    clock: it.clock,
    site: {
      name: 'Site',
      origin: 'http://site',
      demo: true,
      whatsapp: 'inbox',
      raffle: true,
      streets: null,
      addresses: false,
      operator: null,
    },
    dev: false,
    trustProxy: false,
    files,
  })
  const http = createHttp({
    api: it.app.api,
    files: localFiles({ folder: it.filesDir, clock: it.clock, secrets: it.secrets }),
    dropSent: async () => {},
    limits: memoryLimits({ clock: it.clock, key: it.secrets.index }),
    log: createLog('silent'),
    clock: it.clock,
    trustProxy: false,
    serverFactory: handler => serverOf(handler),
  })
  pages.register(http)
  await http.listen({ port: 0, host: '127.0.0.1' })
  server = http.server as Server
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  function serverOf(handler: RequestListener): Server {
    return createServer(
      (request, response) => void (pages.serveCached(request, response) || handler(request, response)),
    )
  }
  await it.db.begin('content', tx =>
    createCompanies(tx, [{ slug: 'toko', name: 'Toko Lama', listed_on: '2026-01-01' }]),
  )
})
after(async () => {
  server.close()
  await it.close()
})

async function render({
  path,
  form,
  call,
}: {
  path: string
  form?: string | undefined
  call(name: 'company', input: object): Promise<unknown>
}) {
  renders += 1
  if (path === FORM) {
    const gaji = new URLSearchParams(form).get('gaji')
    return { status: gaji === 'banyak' ? 422 : 200, html: `<input value="${gaji}">`, isIndexed: false }
  }
  if (path.endsWith('/rusak')) throw new Error('a component broke')
  const slug = path.split('/').at(-1) as string
  try {
    const { company } = (await call('company', { params: { slug } })) as { company: { name: string } }
    await whileRendering?.()
    return { status: 200, html: `<h1>${company.name}</h1>`, isIndexed: true }
  } catch (error) {
    return { status: (error as { status: number }).status, html: '<h1>tidak ada</h1>', isIndexed: false }
  }
}

async function rename(name: string): Promise<void> {
  await it.db.begin('content', async tx => {
    const [row] = await tx<
      { id: string }[]
    >`update content.company set name = ${name} where slug = 'toko' returning id`
    changed(`company:${row?.id}`)
  })
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()

test('a page is rendered once and then answered from the cache, with an ETag', async () => {
  const first = await get('/perusahaan/toko')
  const before = renders
  const again = await get('/perusahaan/toko?utm_source=x')
  assert.equal(await again.text(), await first.text())
  assert.equal(renders, before, 'unknown parameters do not make another page')
  const etag = first.headers.get('etag') as string
  assert.equal((await get('/perusahaan/toko', { 'if-none-match': etag })).status, 304)
  assert.equal(first.headers.get('cache-control'), 'no-cache')
  assert.match(first.headers.get('content-security-policy') ?? '', /script-src 'self'/)
})

test('a change shows on the next request, on every variant of the page', async () => {
  await text('/perusahaan/toko')
  await text('/perusahaan/toko?sort=best')
  await rename('Toko Baru')
  await settled('/perusahaan/toko', 'Toko Baru')
  await settled('/perusahaan/toko?sort=best', 'Toko Baru')
})

test('a change during rendering does not leave the old page in the cache', async () => {
  await rename('Toko Satu')
  whileRendering = async () => {
    whileRendering = undefined
    await rename('Toko Dua')
  }
  await text('/perusahaan/toko')
  await settled('/perusahaan/toko', 'Toko Dua')
})

test('missing pages are 404 and not cached, and old forms of addresses redirect', async () => {
  assert.equal((await get('/perusahaan/tidak-ada')).status, 404)
  const moved = await get('/company/toko?sort=best')
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, '/en/company/toko?sort=best'])
  const other = await get('/perusahaan/l/toko')
  assert.deepEqual([other.status, other.headers.get('location')], [301, '/perusahaan/toko'])
})

test('an address in another spelling redirects to the canonical one', async () => {
  for (const path of [
    '/x/../perusahaan/toko',
    '//perusahaan//toko',
    '/perusahaan/toko/',
    '/%70erusahaan/toko',
  ])
    assert.match(await raw(path), /^HTTP\/1\.1 301 [^]*\nlocation: \/perusahaan\/toko\r/, path)
  for (const path of ['///', '//evil.example/..'])
    assert.match(await raw(path), /^HTTP\/1\.1 301 [^]*\nlocation: \/\r/, path)
})

test('a request in the form for proxies is not found', async () => {
  const answer = await raw('http://x/perusahaan/toko')
  assert.match(answer, /^HTTP\/1\.1 404 /)
  assert.match(answer, /content-type: text\/plain/i)
})

test('a network address never replaces the device name', async () => {
  const url = `${origin}/api/reviews/${crypto.randomUUID()}/helpful`
  const unnamed = await fetch(url, { method: 'POST' })
  assert.equal(unnamed.status, 422)
  assert.deepEqual(Object.keys((await unnamed.json()).errors), ['device'])
  assert.equal((await fetch(url, { method: 'POST', headers: { device: 'd' } })).status, 404)
})

test('a page that cannot be rendered answers 500 in the reader’s language, and the next one is served', async () => {
  const broken = await get('/perusahaan/rusak')
  assert.equal(broken.status, 500)
  assert.match(await broken.text(), /Ada yang salah/)
  const english = await get('/en/company/rusak')
  assert.ok(!(await english.text()).includes('a component broke'))
  assert.equal((await get('/perusahaan/toko')).status, 200)
})

test('a page answers its plain form with the typed values, without caching', async () => {
  const first = await send(FORM, 'gaji=9+juta')
  assert.equal(first.status, 200)
  assert.equal(await first.text(), '<input value="9 juta">')
  assert.equal(first.headers.get('cache-control'), 'no-store')
  assert.match(first.headers.get('content-security-policy') ?? '', /form-action 'self'/)
  assert.equal(await (await send(FORM, 'gaji=12jt')).text(), '<input value="12jt">')
  assert.equal(await text(FORM), '<input value="null">')
})

test('a multipart form, as mail programs send to unsubscribe, is read like any other', async () => {
  const body = new FormData()
  body.set('gaji', '9 juta')
  const answer = await fetch(origin + FORM, { method: 'POST', body })
  assert.equal(await answer.text(), '<input value="9 juta">')
})

test('a form with a mistake is answered 422 with the typed values', async () => {
  const answer = await send(FORM, 'gaji=banyak')
  assert.equal(answer.status, 422)
  assert.equal(await answer.text(), '<input value="banyak">')
})

test('a form from another site is refused, by the browser’s own header or by its origin', async () => {
  const before = renders
  const origin = 'https://evil.example'
  const elsewhere: Record<string, string>[] = [
    { origin },
    { origin, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of elsewhere) assert.equal((await send(FORM, 'gaji=1', headers)).status, 403)
  assert.equal(renders, before)
  const own = await send(FORM, 'gaji=1', { origin: 'null', 'sec-fetch-site': 'same-origin' })
  assert.equal(own.status, 200)
})

test('a POST to a page without a form gets 405, and to an unknown address 404', async () => {
  const before = renders
  const other = await send('/perusahaan/toko', 'gaji=1')
  assert.deepEqual([other.status, other.headers.get('allow')], [405, 'GET, HEAD'])
  assert.equal((await send('/tidak-ada', 'gaji=1')).status, 404)
  assert.equal(renders, before)
})

test('a body that is not a form, or too large, is refused unread', async () => {
  const before = renders
  for (const type of ['application/json', 'text/plain'])
    assert.equal((await send(FORM, '{"gaji":1}', { 'content-type': type })).status, 415, type)
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  assert.equal((await send(FORM, '{"gaji":1}', broken)).status, 400)
  const large = await send(FORM, `gaji=${'9'.repeat(16 * 1024)}`)
  assert.equal(large.status, 413)
  assert.match(await large.text(), /<h1>/)
  assert.equal(renders, before)
})

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** The raw response to an unchanged address: `fetch` would normalise it first. */
function raw(address: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', part => (text += String(part)))
    socket.on('end', () => resolve(text)).on('error', reject)
  })
}

/** Within a second, as promised: with a server the announcement travels through the database. */
async function settled(path: string, name: string): Promise<void> {
  const until = Date.now() + 1000
  let seen = ''
  while (Date.now() < until) {
    seen = await text(path)
    if (seen.includes(name)) return
  }
  assert.fail(`${path} still shows ${seen}`)
}
