import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery.ts'

type Letter = {
  to: string
  subject: string
  text: string
  html: string
  unsubscribe?: string
  replyTo?: string
}
export type Mailer = (id: string, letter: Letter) => Promise<void>

/** A provider that says nothing keeps a worker so long at most; its task stays its own meanwhile. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 }

/** Sends letters by SMTP. Throws `DeliveryError`, which says whether to try again and repeats nothing of the letter. */
export function createMailer(url: string, from: string, timeouts = TIMEOUTS): Mailer {
  const transport = createTransport({ url, ...timeouts })
  const host = from.replace(/^.*@|>.*$/g, '')
  return async (id, { to, subject, text, html, unsubscribe, replyTo }) => {
    // The message's own id goes along, so that a repeat after a crash can be told as such.
    const messageId = `<${id}@${host}>`
    try {
      // As an object: a text would be read as a list of addresses.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId,
        headers: unsubscribe ? oneClick(unsubscribe) : {},
      })
    } catch (error) {
      throw explain(error)
    }
  }
}

/** A mail program's own button (RFC 8058): it sends a form to the address, with no cookie and no script. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The server's own words name the address: of its refusal only the step and the number are kept. */
function explain(error: unknown): DeliveryError {
  const { command = '', responseCode, code = '' } = error as Refusal
  const step = /^[A-Z ]+/.exec(command)?.[0].trim()
  const said = [step, responseCode, code].filter(Boolean).join(' ')
  return new DeliveryError(`mail: ${said || 'failed'}`, { final: isFinal(error as Refusal) })
}

type Refusal = { command?: string; responseCode?: number; code?: string }

/** The receiving side will never take this letter. What it says to our sender or password is ours to mend: that waits. */
const isFinal = ({ command, responseCode = 0 }: Refusal): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500
