import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Steps of a conversation that a test can control: a command, the first line of a mail, or its end. */
export type MailStep = 'HELLO' | 'EHLO' | 'STARTTLS' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY' | 'END'

/** A mail server on this machine, over a real connection, with behaviour that tests set for each step. */
export type MailServer = {
  url: string
  /** Accepted mails, and the receivers of each. */
  mails: string[]
  receivers: string[]
  connections: number
  /** Instead of accepting: an answer such as `451 4.3.0 later`, `drop` the connection, or `hang` without an answer. */
  at: Partial<Record<MailStep, string>>
  /** Delay before each mail is accepted, in milliseconds. */
  takes: number
  /** Called with the receiver of each accepted mail. */
  onMail?: (receiver: string, mail: string) => void
  close(): void
}

export async function mailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    state.connections += 1
    converse(socket, state)
  })
  const state: MailServer = {
    url: '',
    mails: [],
    receivers: [],
    connections: 0,
    at: {},
    takes: 0,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

/** Splits into lines, in whatever chunks the bytes arrive. */
function converse(socket: Socket, state: MailServer): void {
  let rest = ''
  let letter: string[] | undefined
  let receivers: string[] = []
  socket.on('error', () => {})
  socket.setEncoding('utf8').on('data', chunk => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (!socket.destroyed) read(line)
  })
  say('HELLO', '220 test')

  /** True if the step succeeded. */
  function say(step: MailStep, usual: string): boolean {
    const answer = state.at[step] ?? usual
    if (answer === 'drop') socket.destroy()
    else if (answer !== 'hang' && answer !== '') socket.write(`${answer}\r\n`)
    return state.at[step] === undefined || answer.startsWith('2')
  }

  function read(line: string): void {
    if (letter) return void (line === '.' ? consider(letter) : body(letter, line))
    const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1]
    if (to !== undefined) return void (say('RCPT', '250 ok') && receivers.push(to))
    if (/^EHLO/i.test(line)) return void say('EHLO', '250 test')
    if (/^STARTTLS/i.test(line)) return void say('STARTTLS', '454 4.7.0 not now')
    if (/^MAIL/i.test(line)) return void say('MAIL', '250 ok')
    if (/^DATA/i.test(line)) return void (say('DATA', '354 go on') && (letter = []))
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    socket.write('250 ok\r\n')
  }

  function body(lines: string[], line: string): void {
    if (lines.length === 0) say('BODY', '')
    lines.push(line)
  }

  function consider(lines: string[]): void {
    letter = undefined
    if (state.takes > 0) setTimeout(() => end(lines), state.takes)
    else end(lines)
  }

  function end(lines: string[]): void {
    // A connection that drops here loses the answer, not the mail.
    if (say('END', '250 kept') || state.at.END === 'drop') {
      state.mails.push(`${lines.join('\r\n')}\r\n`)
      state.receivers.push(...receivers)
      for (const receiver of receivers) state.onMail?.(receiver, lines.join('\r\n'))
    }
    receivers = []
  }
}
