import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, TakenFile } from '#shared/contract/endpoint.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { SentFile } from '#shared/contract/files/sent-files.ts'
import type { Files } from '../files/files.ts'
import { incomingForm, type IncomingPlaces, type Received } from '../files/receive.ts'
import type { Limits } from '../limits/limits.ts'
import type { Answer, Api, Caller, RawInput } from './api.ts'

type Parts = {
  api: Api
  files: Files
  limits: Limits
  places: IncomingPlaces
  /** Removes the stored files of a form that is refused. */
  dropSent(sent: SentFile[]): Promise<void>
  callerOf(request: FastifyRequest): Caller
  send(reply: FastifyReply, answer: Answer): FastifyReply
  /** The route of a call that takes no form. */
  routeOf(name: EndpointName, endpoint: Endpoint): RouteOptions
}
type Way = { request: FastifyRequest; reply: FastifyReply }
type Bring = (received: Received, caller: Caller) => Promise<RawInput>
type FilesOfForm = NonNullable<Endpoint['mayTakeFiles']>

/** The routes of all calls, grouped by what they read: JSON, a form with a file, or either. */
export function routesOf(parts: Parts, all: [EndpointName, Endpoint][]) {
  const routes: Record<'plain' | 'forms' | 'either', RouteOptions[]> = { plain: [], forms: [], either: [] }
  for (const [name, endpoint] of all) {
    const { takesFile, mayTakeFiles } = endpoint
    if (takesFile) routes.forms.push(fileRouteOf(parts, name, endpoint, takesFile))
    else if (mayTakeFiles) routes.either.push(eitherRouteOf(parts, name, endpoint, mayTakeFiles))
    else routes.plain.push(parts.routeOf(name, endpoint))
  }
  return routes
}

const fileRouteOf = (
  parts: Parts,
  name: EndpointName,
  endpoint: Endpoint,
  taken: TakenFile,
): RouteOptions => ({
  ...parts.routeOf(name, endpoint),
  handler: (request, reply) =>
    answerForm(parts, name, taken, { request, reply }, async ({ body, files: [file] }) => ({ body, file })),
})

/**
 * Accepts JSON, or a form that contains the files: each is stored as `POST /files` stores one, and the body names it.
 */
function eitherRouteOf(
  parts: Parts,
  name: EndpointName,
  endpoint: Endpoint,
  taken: FilesOfForm,
): RouteOptions {
  const plain = parts.routeOf(name, endpoint)
  return {
    ...plain,
    handler(request, reply) {
      if (!request.isMultipart()) return plain.handler.call(this, request, reply)
      const names: SentFile[] = []
      const bring: Bring = async ({ body, files }, caller) => {
        for (const file of files) {
          const { id, secret } = await parts.api.call('sendFile', { file }, caller)
          names.push({ id, secret })
        }
        const texts = Object.entries(body).filter(([, text]) => text !== '')
        const named = names.length > 0 && { [taken.field]: taken.count === 1 ? names[0] : names }
        return { body: { ...Object.fromEntries(texts), ...named } }
      }
      const refused = () => parts.dropSent(names)
      return answerForm(parts, name, taken, { request, reply }, bring, refused)
    },
  }
}

async function answerForm(
  { api, files, limits, places, callerOf, send }: Parts,
  name: EndpointName,
  taken: TakenFile,
  { request, reply }: Way,
  bring: Bring,
  refused = async (): Promise<void> => {},
): Promise<FastifyReply> {
  const caller = callerOf(request)
  const incoming = incomingForm(request, { files, limits, places, address: caller.address }, taken)
  const receive = async () => bring(await incoming.receive(), caller)
  const { params, query } = request
  const answer = await api.answer(name, { params, query, receive }, caller)
  await incoming.drop()
  // A call that exceeded its time may still be using its files.
  if (answer.status >= 400 && answer.status < 500) await refused()
  // The rest of a refused form is not read.
  return send(request.raw.complete ? reply : reply.header('connection', 'close'), answer)
}
