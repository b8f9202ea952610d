import type { z } from 'zod'
import {
  CONTRACT,
  type HandlerInput,
  type Output,
  type Schemas,
  type Sent,
} from '#shared/contract/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import type { ReceivedFile } from '#shared/contract/files/sent-files.ts'
import type { Locale } from '#shared/locale.ts'
import { isAway } from '../db/away.ts'
import { within } from '../hurry.ts'
import {
  AppError,
  fail,
  failField,
  failPass,
  HOW_TO_PASS,
  isAppError,
  STATUS,
  unavailable,
  type ErrorCode,
  type FieldError,
} from './errors.ts'
import { fieldsOf, illFormed } from './validation.ts'

/** Who calls, as the transport sees it: nothing here is trusted yet. */
export type Caller = {
  locale: Locale
  bearer?: string | undefined
  /** A random token of the browser. Where it sends none, limits count its address, which is never kept. */
  device?: string | undefined
  address: string
  /** The name that the browser asked for; none where nothing came over the network. */
  host?: string | undefined
  /** Whether a proxy passed it on. */
  forwarded?: boolean
}

/** Whom a bearer turned out to be. Handlers of `pass`, `code` and `secret` endpoints read the bearer itself. */
export type Holder = { kind: 'account' | 'staff' | 'owner'; id: string; tokenHash: Buffer }

/** What a handler knows beside its input. `shows` and `freshFor` tell a page's cache what it depends on. */
export type Context = Caller & Dependencies & { holder: Holder | undefined }

type Handler<N extends EndpointName> = (input: HandlerInput<N>, context: Context) => Promise<Sent<N>>
export type Handlers = { [N in EndpointName]: Handler<N> }
/** Who was admitted before the body was read, undefined where the call needs no session; `whole`: the body had arrived by then. */
export type Admitted = { holder: Holder | undefined; whole: boolean }
export type RawInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: ReceivedFile | undefined
  admitted?: Admitted | undefined
}
/** Reads what is still on its way: a form with a file, which takes as long as its sender's line does. */
type Receive = () => Promise<Pick<RawInput, 'body' | 'file'>>
export type Answer = { status: number; body: unknown; retryAfterSeconds?: number | undefined }
/** What a page depends on, gathered while its loaders call. */
export type Dependencies = {
  shows(...subjects: string[]): void
  freshFor(milliseconds: number): void
  /** Asks once for what several handlers of one page need: the same question gets the first answer. */
  once<T>(question: string, ask: () => Promise<T>): Promise<T>
}

export type Api = {
  /** Validates, authorises and runs; throws `AppError`. */
  call<N extends EndpointName>(
    name: N,
    input: RawInput,
    caller: Caller,
    dependencies?: Dependencies,
  ): Promise<Output<N>>
  /**
   * Before anything is read of a body: throws `AppError` where its sender may not call. Where the body is still on its
   * way, `call` asks again, since a session may end meanwhile.
   */
  admit(name: EndpointName, params: unknown, caller: Caller): Promise<Holder | undefined>
  /** The same as `call` as status and JSON body, with errors in the caller's language. */
  answer(
    name: EndpointName,
    input: RawInput & { receive?: Receive | undefined },
    caller: Caller,
    dependencies?: Dependencies,
  ): Promise<Answer>
  /** An error as status and JSON body. */
  problem(error: AppError, locale: Locale): Answer
}

type Parts = {
  handlers: Handlers
  authenticate(kind: Holder['kind'], token: string): Promise<Holder | undefined>
  /** Whether it was ever given out; what it is good for is its handler's to say. */
  isPass(token: string): Promise<boolean>
  words: {
    message(locale: Locale, code: ErrorCode, limit?: number): string
    field(locale: Locale, field: string, error: FieldError): string
  }
  /** The most that a call may take, in milliseconds. */
  answerMs: number
  onBug(error: unknown): void
  /** The database did not answer. */
  onAway(error: unknown): void
  /** A call took longer than it may. */
  onLate(name: EndpointName): void
}

/** A call of its own: nothing is kept for others. */
const alone = (): Dependencies => ({ shows() {}, freshFor() {}, once: asksOnce() })

/** Remembers the answers of one page's rendering, or of one call. */
export function asksOnce(): Dependencies['once'] {
  const asked = new Map<string, Promise<unknown>>()
  return <T>(question: string, ask: () => Promise<T>): Promise<T> => {
    if (!asked.has(question)) asked.set(question, ask())
    return asked.get(question) as Promise<T>
  }
}

/** One handler for each endpoint of the table, for pages and clients alike. */
export function createApi({
  handlers,
  authenticate,
  isPass,
  words,
  answerMs,
  onBug,
  onAway,
  onLate,
}: Parts): Api {
  const api: Api = {
    async call(name, input, caller, dependencies = alone()) {
      const endpoint: Endpoint = ENDPOINTS[name]
      const { admitted } = input
      const holder = admitted?.whole ? admitted.holder : await holderOf(endpoint, caller)
      const parsed = { ...parse(CONTRACT[name], input), file: fileOf(endpoint, input) }
      const handler = handlers[name] as unknown as (input: unknown, context: Context) => Promise<unknown>
      const result = await handler(parsed, { ...caller, ...dependencies, holder })
      return CONTRACT[name].response.parse(result) as Output<typeof name>
    },
    async admit(name, params, caller) {
      try {
        return await within(answerMs, () => letIn(name, params, caller))
      } catch (error) {
        throw expected(error, name)
      }
    },
    async answer(name, { receive, ...given }, caller, dependencies) {
      try {
        const input = { ...given, ...(await receive?.()) }
        const body = await within(answerMs, () => api.call(name, input, caller, dependencies))
        return { status: (ENDPOINTS[name] as Endpoint).status ?? 200, body }
      } catch (error) {
        return api.problem(atFile(ENDPOINTS[name], expected(error, name)), caller.locale)
      }
    },
    problem(error, locale) {
      const errors = Object.entries(error.fields ?? {}).map(([field, list]) => [
        field,
        list.map(one => words.field(locale, field, one)),
      ])
      const body = {
        message: words.message(locale, error.code, error.limit),
        code: error.code,
        errors: Object.fromEntries(errors),
        ...(error.candidates && { candidates: error.candidates }),
      }
      return { status: STATUS[error.code], body, retryAfterSeconds: error.retryAfterSeconds }
    },
  }
  return api

  async function letIn(name: EndpointName, params: unknown, caller: Caller): Promise<Holder | undefined> {
    const endpoint: Endpoint = ENDPOINTS[name]
    const holder = await holderOf(endpoint, caller)
    if (endpoint.auth === 'pass' && !(await isPass(caller.bearer ?? ''))) failPass()
    const schemas: Schemas = CONTRACT[name]
    part(schemas.params, params, () => fail('not_found'))
    return holder
  }

  function expected(error: unknown, name: EndpointName): AppError {
    if (isAppError(error)) {
      if (error.code === 'unavailable') onLate(name)
      return error
    }
    if (isAway(error)) {
      onAway(error)
      return unavailable()
    }
    onBug(error)
    return new AppError('internal')
  }

  async function holderOf(endpoint: Endpoint, caller: Caller): Promise<Holder | undefined> {
    if (endpoint.auth === 'none') return undefined
    if (endpoint.auth === 'optional' && !caller.bearer) return undefined
    if (caller.bearer && BEARERS_OF_HANDLERS.has(endpoint.auth)) return undefined
    const holder = caller.bearer ? await authenticate(kindFor(endpoint), caller.bearer) : undefined
    return holder ?? fail('unauthenticated', endpoint.auth === 'pass' ? HOW_TO_PASS : {})
  }
}

/** A session of one kind opens nothing of another. */
const kindFor = ({ auth }: Endpoint): Holder['kind'] =>
  auth === 'staff' || auth === 'owner' ? auth : 'account'

const BEARERS_OF_HANDLERS = new Set<Endpoint['auth']>(['pass', 'code', 'secret'])

const fileOf = ({ takesFile }: Endpoint, { file }: RawInput): ReceivedFile | undefined =>
  takesFile && !file ? failField(takesFile.field, 'required') : file

/** What is wrong with a file stands at the field that it came in; so does no room, at the file that found none. */
function atFile({ takesFile, mayTakeFiles }: Endpoint, error: AppError): AppError {
  const field = (takesFile ?? mayTakeFiles)?.field
  const wrong = error.fields?.['file'] ?? (error.code === 'storage_full' && [{ key: error.code }])
  if (!field || !wrong) return error
  const { retryAfterSeconds } = error
  return new AppError(error.code, {
    fields: { [field]: wrong },
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
}

function parse(schemas: Schemas, input: RawInput): object {
  return {
    params: part(schemas.params, input.params, () => fail('not_found')),
    query: part(schemas.query, input.query, fields => fail('invalid', { fields })),
    body: part(schemas.body, input.body, fields => fail('invalid', { fields })),
  }
}

function part(
  schema: z.ZodType | undefined,
  value: unknown,
  refuse: (fields: Record<string, FieldError[]>) => never,
): unknown {
  if (!schema) return undefined
  const broken = illFormed(value)
  if (broken) return refuse(broken)
  const result = schema.safeParse(value ?? {}, { reportInput: true })
  return result.success ? result.data : refuse(fieldsOf(result.error))
}
