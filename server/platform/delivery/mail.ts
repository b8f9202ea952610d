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

/** The longest time that a silent provider occupies a worker; the lease of its task is extended all the while. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 }

/**
 * Sends letters by SMTP. Throws `DeliveryError`, which states whether to try again and repeats nothing of the letter.
 */
export function createMailer(url: string, from: string, timeouts = TIMEOUTS): Mailer {
  const transport = createTransport({ url, ...timeouts })
  const host = from.replace(/^.*@|>.*$/g, '')
  return async (id, { to, subject, text, html, unsubscribe, replyTo }) => {
    // The message's own id is the Message-ID, so that a repeat after a crash can be recognised as a duplicate.
    const messageId = `<${id}@${host}>`
    try {
      // An object, because a string would be parsed as a list of addresses.
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

/** One-click unsubscribing (RFC 8058): the mail program posts a form to the address, without a cookie or a script. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The server's message quotes the address: only the step and the number of its refusal are retained. */
function explain(error: unknown): DeliveryError {
  const { command = '', responseCode, code = '' } = error as Refusal
  const step = /^[A-Z ]+/.exec(command)?.[0].trim()
  const detail = [step, responseCode, code].filter(Boolean).join(' ')
  return new DeliveryError(`mail: ${detail || 'failed'}`, { final: isFinal(error as Refusal) })
}

type Refusal = { command?: string; responseCode?: number; code?: string }

/**
 * Whether the recipient's side will never accept this letter. A refusal of our sender or password is ours to fix, so
 * the letter waits.
 */
const isFinal = ({ command, responseCode = 0 }: Refusal): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500
