import type { Config } from '../config.ts'
import { bodyWithin } from '../http/body-within.ts'
import { DeliveryError } from './delivery.ts'

type Template = { language: string; code: string }
export type WhatsApp = (id: string, to: string, template: Template) => Promise<void>

/** A provider that says nothing keeps a worker so long at most; its task stays its own meanwhile. */
const TIMEOUT_MS = 20_000
const LARGEST_ANSWER = 64 * 1024

/**
 * Sends a code as an authentication template of the WhatsApp Cloud API: the provider's fixed sentence and a button
 * that copies the code. https://developers.facebook.com/docs/whatsapp/business-management-api/authentication-templates
 */
export function createWhatsApp(config: NonNullable<Config['whatsapp']>, timeoutMs = TIMEOUT_MS): WhatsApp {
  return async (id, to, template) => {
    const response = await post(config, bodyOf(config.template, id, to, template), timeoutMs)
    // Once it says yes it is sent, whatever becomes of the rest of the answer.
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
      // The token goes where it was configured to go, and nowhere else.
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

/** Nothing was sent: the provider was not reached at all. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** What failed as a word; the error's own text may quote what was sent. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : (name ?? 'failed')
}

/** Numbers that are not on WhatsApp, or that it does not let us write to. */
const RECIPIENT = new Set([131_021, 131_026, 131_030, 131_045, 131_050])

async function explain(response: Response): Promise<DeliveryError> {
  const code = await codeOf(response)
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  const said = code === undefined ? String(response.status) : `${response.status} ${code}`
  return new DeliveryError(`whatsapp: ${said}`, {
    final: code !== undefined && RECIPIENT.has(code),
    retryAfterSeconds,
  })
}

/** The number of the provider's error; an answer that is too long, late or no JSON has none. */
async function codeOf(response: Response): Promise<number | undefined> {
  try {
    const said = await bodyWithin(response, LARGEST_ANSWER)
    const code = (JSON.parse(String(said)) as { error?: { code?: unknown } }).error?.code
    return Number.isSafeInteger(code) ? Number(code) : undefined
  } catch {
    return undefined
  }
}
