import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { errors as words } from '#shared/messages/id/site/errors.ts'
import { FILE_LIMIT, PART_BYTES, RESUME_KINDS } from '#shared/rules/file-kinds.ts'
import { sendInParts, type Stop } from './send-in-parts.ts'

const FILE = new File(['%PDF-1.4\n', new Uint8Array(2 * PART_BYTES)], 'CV.pdf')
const MINUTE = 60_000

/** The server's next answers before it accepts anything; 0 is a broken connection. */
let troubles: { status: number; retryAfter?: number; body?: object }[] = []
let has = 0
/** Start of each sent part, and `whole`. */
let requests: (number | 'whole')[] = []

class Sending extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  #from = 0
  #retryAfter: number | undefined
  open(_method: string, path: string) {
    this.#from = Number(path.split('/').at(-1))
  }
  setRequestHeader() {}
  getResponseHeader = () => this.#retryAfter ?? null
  abort() {}
  send(form: FormData) {
    requests.push(this.#from)
    const trouble = troubles.shift()
    this.status = trouble?.status ?? 200
    this.#retryAfter = trouble?.retryAfter
    if (!trouble && this.#from === has) has += (form.get('file') as File).size
    this.responseText = JSON.stringify(trouble ? (trouble.body ?? {}) : { has })
    queueMicrotask(() => this.dispatchEvent(new Event('loadend')))
  }
}

beforeEach(() => {
  ;[troubles, has, requests] = [[], 0, []]
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
  Object.assign(globalThis, { XMLHttpRequest: Sending, addEventListener() {} })
  Object.defineProperty(globalThis, 'location', { value: { pathname: '/' }, configurable: true })
  globalThis.fetch = async () => {
    requests.push('whole')
    const trouble = troubles.shift()
    return Response.json(trouble?.body ?? { id: 'x', secret: 's', name: 'CV.pdf', size: FILE.size }, {
      status: trouble?.status ?? 201,
    })
  }
})

/** Sends a file to a server that first answers with these failures. */
function sending(first: typeof troubles, file = FILE) {
  troubles = first
  const stops: Stop[] = []
  const parts = sendInParts(file, RESUME_KINDS, {
    words: words.field,
    onProgress() {},
    onStopped: why => stops.push(why),
  })
  parts.sent.catch(() => {})
  return { ...parts, stops }
}
/** Runs all due timers and promises. */
async function pass(milliseconds: number) {
  for (let n = 0; n < 20; n += 1) await turn()
  mock.timers.tick(milliseconds)
  for (let n = 0; n < 20; n += 1) await turn()
}

test('while a server accepts nothing, sending resumes at the same part, and no accepted part is sent twice', async () => {
  const { sent, stops } = sending([{ status: 503 }, { status: 500 }])
  await pass(4000)
  assert.deepEqual(
    [requests, stops],
    [
      [0, 0],
      ['server', 'server'],
    ],
  )
  await pass(8000)
  assert.equal((await sent).name, 'CV.pdf')
  assert.deepEqual(requests, [0, 0, 0, PART_BYTES, 2 * PART_BYTES, 'whole'])
})

test('a file that has arrived but was not completed needs only its completion requested again', async () => {
  has = FILE.size
  const { sent } = sending([{ status: 200, body: { has } }, { status: 502 }])
  await pass(4000)
  await sent
  assert.deepEqual(requests, [0, 'whole', 'whole'])
})

test('a server is tried a few times at growing intervals, then only on request, and sending resumes where it stopped', async () => {
  const { again, sent, stops } = sending(Array.from({ length: 6 }, () => ({ status: 503 })))
  for (let n = 0; n < 9; n += 1) await pass(MINUTE)
  assert.deepEqual(stops, ['server', 'server', 'server', 'server', 'server', 'over'])
  assert.equal(requests.length, 6)
  again()
  await pass(0)
  await sent
  assert.deepEqual(requests.slice(6), [0, PART_BYTES, 2 * PART_BYTES, 'whole'])
})

test('the next try waits as long as the server demands', async () => {
  const { stops, sent } = sending([{ status: 429, retryAfter: 50 }])
  await pass(49_000)
  assert.deepEqual([requests, stops], [[0], ['server']])
  await pass(1000)
  await sent
})

test('a server that demands more than a minute is reported as busy at once, and tried on request', async () => {
  const { again, sent, stops } = sending([{ status: 507, retryAfter: 3600 }])
  await pass(0)
  assert.deepEqual(stops, ['over'])
  await pass(10 * MINUTE)
  assert.deepEqual(requests, [0])
  again()
  await sent
})

test('a broken connection is retried for as long as it takes', async () => {
  const { sent, stops } = sending(Array.from({ length: 30 }, () => ({ status: 0 })))
  for (let n = 0; n < 30; n += 1) await pass(4000)
  await sent
  assert.deepEqual(new Set(stops), new Set(['line']))
})

test('a permanent error is reported at once', async () => {
  const { sent, stops } = sending([
    { status: 422, body: { code: 'invalid', errors: { file: ['Terlalu besar.'] } } },
  ])
  await assert.rejects(sent, { status: 422, errors: { file: ['Terlalu besar.'] } })
  assert.deepEqual([requests, stops], [[0], []])
})

for (const [what, file, message] of [
  ['a page that is called PDF', new File(['<html>'], 'CV.pdf'), words.field.file_content('PDF')],
  ['an empty file', new File([], 'CV.pdf'), words.field.file_empty],
  ['a sheet', new File(['a;b'], 'gaji.csv'), words.field.file_kind('PDF, DOC, DOCX')],
  ['what is too large', new File([new Uint8Array(FILE_LIMIT)], 'CV.pdf'), words.field.file_too_large(20)],
] as const)
  test(`${what} is refused with the server’s message before anything is sent`, async () => {
    await assert.rejects(sending([], file).sent, { errors: { file: [message] } })
    assert.deepEqual(requests, [])
  })

test('removing the file while it waits ends all requests', async () => {
  const { stop, sent } = sending([{ status: 503 }])
  await pass(0)
  stop()
  await assert.rejects(sent)
  await pass(MINUTE)
  assert.deepEqual(requests, [0])
})

test('removing the file while it is checked sends nothing of it', async () => {
  const { stop, sent } = sending([])
  stop()
  await assert.rejects(sent)
  assert.deepEqual(requests, [])
})
