import type { Config } from '../config.ts'
import { bodyWithin } from '../http/body-within.ts'
import { DeliveryError } from './delivery.ts'

type Template = { language: string; code: string }
export type WhatsApp = (id: string, to: string, template: Template) => Promise<void>

/** The longest time that a silent provider occupies a worker; the lease of its task is extended all the while. */
const TIMEOUT_MS = 20_000
const LARGEST_ANSWER = 64 * 1024

/**
 * Sends a code as an authentication template of the WhatsApp Cloud API: the provider's fixed sentence and a button
 * that copies the code. https://developers.facebook.com/docs/whatsapp/business-management-api/authentication-templates
 */
export function createWhatsApp(config: NonNullable<Config['whatsapp']>, timeoutMs = TIMEOUT_MS): WhatsApp {
  return async (id, to, template) => {
    const response = await post(config, bodyOf(config.template, id, to, template), timeoutMs)
    // An answer of 2xx means sent, even if the rest of the answer is lost.
    if (response.ok) return void response.body?.cancel().catch(() => {})
    throw await explain(response)
  }
}

async function post(
  { url, token, phoneId }: NonNullable<Config['whatsapp']>,
  body: object,
  timeoutMs: number,
): Promise<Response> {
  try {
    return await fetch(`${url}/${phoneId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The token is sent only to the configured address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const reason = reasonOf(error)
    throw new DeliveryError(`whatsapp: ${reason}`, { unsure: !NEVER_LEFT.has(reason) })
  }
}

const bodyOf = (name: string, id: string, to: string, { language, code }: Template): object => {
  const parameters = [{ type: 'text', text: code }]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
    biz_opaque_callback_data: id,
  }
}

/** Errors after which certainly nothing was sent: the provider was not reached at all. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** The failure as a code; the error's own text may quote the message. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'failed')
}

/** Numbers that are not on WhatsApp, or that it does not permit us to write to. */
const RECIPIENT = new Set([131_021, 131_026, 131_030, 131_045, 131_050])

async function explain(response: Response): Promise<DeliveryError> {
  const code = await codeOf(response)
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  const detail = code === undefined ? String(response.status) : `${response.status} ${code}`
  return new DeliveryError(`whatsapp: ${detail}`, {
    final: code !== undefined && RECIPIENT.has(code),
    retryAfterSeconds,
  })
}

/** The provider's error number; undefined for an answer that is too long, late or not JSON. */
async function codeOf(response: Response): Promise<number | undefined> {
  try {
    const text = await bodyWithin(response, LARGEST_ANSWER)
    const code = (JSON.parse(String(text)) as { error?: { code?: unknown } }).error?.code
    return Number.isSafeInteger(code) ? Number(code) : undefined
  } catch {
    return undefined
  }
}
