// npm run bench -- flood (F-19): sends 5,000 requests for codes in five seconds from one IPv6 network, with a mail
// server that takes 300 ms per mail. Measures how long other people's codes take during the flood, from the request
// until the mail server has the mail.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { freshPlace } from '#tests/support/database.ts'
import { mailServer, type MailServer } from '#tests/support/mail-server.ts'
import { startProgram } from '#tests/support/program.ts'

const REQUESTS = 5_000
const SECONDS = 5
const MAIL_MS = 300
const STAFF = 'tim@kerjajujur.example'

/** Networks of the flood, each with a function that generates an address in it. */
const FLOODS = {
  'one site (/48), a customer (/64) each': () => `2001:db8:77:${hex()}::${hex()}`,
  'one provider (/32), a site (/48) each': () => `2001:db8:${hex()}:${hex()}::${hex()}`,
}
const hex = () => randomBytes(2).toString('hex')

type Asker = { who: string; bar: number; email: string; device: string; address: string; call?: string }
type Place = { url: string; mails: MailServer }

export async function benchFlood(): Promise<void> {
  const rows = [['flood from', 'who asks', 'after', 'the code is sent after', 'bar', '']]
  for (const [from, addressOf] of Object.entries(FLOODS)) rows.push(...(await underFlood(from, addressOf)))
  rows.splice(1, 0, ['---', '---', '---:', '---:', '---:', '---'])
  console.log(rows.map(row => `| ${row.join(' | ')} |`).join('\n'))
}

async function underFlood(from: string, addressOf: () => string): Promise<string[][]> {
  const made = await freshPlace()
  const mails = await mailServer()
  const program = await startProgram({ ...made.env, SMTP_URL: mails.url, TRUST_PROXY: 'yes' })
  try {
    const place = { url: program.url, mails }
    const people = []
    for (const after of [1, SECONDS, 3 * SECONDS])
      people.push({
        after,
        known: await signIn(place, 'known device'),
        elsewhere: await signIn(place, randomUUID()),
      })
    // A device may request one code per minute.
    await wait(61_000)
    mails.takes = MAIL_MS
    const flood = sendFlood(place, addressOf)
    const rows: string[][] = []
    for (const { after, known, elsewhere } of people) {
      await wait((after - flood.seconds()) * 1000)
      rows.push(...(await Promise.all(askers(known, elsewhere).map(one => measured(place, one, after)))))
    }
    const { answers, took } = await flood.ended
    console.log(`${from}: ${REQUESTS} requests in ${took.toFixed(1)} s, ${JSON.stringify(answers)}`)
    return rows.map(row => [from, ...row])
  } finally {
    await program.stop()
    mails.close()
    await made.remove()
  }
}

/** Each asker has a separate network, except one known device in the network of the flood. */
const askers = (known: string, elsewhere: string): Asker[] => [
  {
    who: 'known device in the same network',
    bar: 10,
    email: known,
    device: 'known device',
    address: '2001:db8:77:1::1',
  },
  {
    who: 'known address, new device',
    bar: 10,
    email: elsewhere,
    device: randomUUID(),
    address: '198.51.100.7',
  },
  {
    who: 'the team',
    bar: 10,
    email: STAFF,
    device: randomUUID(),
    address: '198.51.100.8',
    call: 'team/auth/login',
  },
  {
    who: 'a stranger',
    bar: 30,
    email: `${randomUUID()}@lain.example`,
    device: randomUUID(),
    address: '203.0.113.5',
  },
]

async function measured({ url, mails }: Place, asker: Asker, after: number): Promise<string[]> {
  const asked = performance.now()
  const arrived = arrival(mails, asker.email)
  const { status } = await ask(url, asker)
  const seconds = status === 202 ? ((await arrived) - asked) / 1000 : Number.NaN
  const said = status === 202 ? `${seconds.toFixed(1)} s` : `refused: ${status}`
  return [asker.who, `${after} s`, said, `${asker.bar} s`, seconds <= asker.bar ? 'met' : 'missed']
}

const waiting = new Map<string, (moment: number) => void>()
function arrival(mails: MailServer, email: string): Promise<number> {
  mails.onMail = receiver => waiting.get(receiver)?.(performance.now())
  return new Promise(done => waiting.set(email, done))
}

function sendFlood({ url }: Place, addressOf: () => string) {
  const started = performance.now()
  const answers: Record<string, number> = {}
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const one = async (at: number) => {
    await wait((at / REQUESTS) * SECONDS * 1000)
    const who = { email: `${randomUUID()}@${hex()}.example`, device: randomUUID(), address: addressOf() }
    const answer = await ask(url, who, agent).catch(() => ({ status: 'broken off' }))
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
  }
  const all = Promise.all(Array.from({ length: REQUESTS }, (_, at) => one(at)))
  const seconds = () => (performance.now() - started) / 1000
  return { seconds, ended: all.then(() => ({ answers, took: seconds() })) }
}

async function signIn({ url, mails }: Place, device: string): Promise<string> {
  const email = `${randomUUID()}@kenal.example`
  const arrived = arrival(mails, email)
  const { body } = await ask(url, { email, device, address: '192.0.2.1' })
  await arrived
  const code = /^Subject: .*?(\d{6})/m.exec(mails.mails.at(-1) ?? '')?.[1]
  const given = { user_id: body['user_id'], two_factor_code: code, consent: true }
  await post(`${url}/api/auth/2fa`, given, { device })
  return email
}

const ask = (
  url: string,
  { email, device, address, call = 'auth/login-email' }: Omit<Asker, 'who' | 'bar'>,
  agent?: Agent,
) => post(`${url}/api/${call}`, { email }, { device, 'x-forwarded-for': address }, agent)

type Said = { status: number; body: Record<string, unknown> }

/** Posts JSON over a connection of the agent. */
export function post(
  url: string,
  body: object,
  headers: Record<string, string>,
  agent?: Agent,
): Promise<Said> {
  return new Promise((done, failed) => {
    const sent = request(
      url,
      {
        method: 'POST',
        ...(agent && { agent }),
        headers: { 'content-type': 'application/json', ...headers },
      },
      answer => {
        let text = ''
        answer.setEncoding('utf8').on('data', part => (text += part))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body: JSON.parse(text) }))
      },
    )
    sent.on('error', failed).end(JSON.stringify(body))
  })
}

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, Math.max(0, milliseconds)))
