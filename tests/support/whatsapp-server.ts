import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type WhatsAppRequest = { path: string; headers: IncomingHttpHeaders; body: any }
/** Behaviour of the provider after it has read a request. */
export type WhatsAppAct = (response: ServerResponse, request: IncomingMessage) => void

/** A stub of the WhatsApp Cloud API: a real HTTP server that records requests and answers as configured. */
export async function whatsAppServer() {
  const state = {
    url: '',
    requests: [] as WhatsAppRequest[],
    act: accept as WhatsAppAct,
    env: {} as Record<string, string>,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || 'null')
    state.requests.push({ path: request.url ?? '', headers: request.headers, body })
    state.act(response, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`
  state.env = {
    WHATSAPP_URL: state.url,
    WHATSAPP_TOKEN: 'token-of-ours',
    WHATSAPP_PHONE_ID: '10595',
    WHATSAPP_TEMPLATE: 'login_code',
  }
  return state
}

export type WhatsAppServer = Awaited<ReturnType<typeof whatsAppServer>>

export const accept: WhatsAppAct = response =>
  void response.setHeader('content-type', 'application/json').end('{"messages":[{"id":"wamid.1"}]}')

/** An error as the provider words it, quoting the request. */
export const refuse =
  (status: number, code: number, headers: Record<string, string> = {}): WhatsAppAct =>
  response =>
    void response
      .writeHead(status, headers)
      .end(JSON.stringify({ error: { code, message: 'to 6281234567890 with 123456 failed' } }))

/** Accepts the message, and the connection breaks before the answer. */
export const acceptAndDrop: WhatsAppAct = (_, request) => void request.socket.destroy()

export const hang: WhatsAppAct = () => {}
