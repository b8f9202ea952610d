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
import { within } from '../deadline.ts'
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

/** The caller as the transport sees it: nothing here is verified yet. */
export type Caller = {
  locale: Locale
  bearer?: string | undefined
  /** A random token of the browser. Without one, limits count the address, which is never stored. */
  device?: string | undefined
  address: string
  /** The host name that the browser asked for; absent where the call did not come over the network. */
  host?: string | undefined
  /** Whether a proxy forwarded the request. */
  forwarded?: boolean
}

/**
 * The verified holder of a bearer token. Handlers of `pass`, `code` and `secret` endpoints read the bearer
 * themselves.
 */
export type Holder = { kind: 'account' | 'staff' | 'owner'; id: string; tokenHash: Buffer }

/**
 * What a handler receives with its input. With `shows` and `freshFor` it declares to the page cache what a page
 * depends on.
 */
export type Context = Caller & Dependencies & { holder: Holder | undefined }

type Handler<N extends EndpointName> = (input: HandlerInput<N>, context: Context) => Promise<Sent<N>>
export type Handlers = { [N in EndpointName]: Handler<N> }
/**
 * Result of the admission before the body was read; `holder` is undefined where the call needs no session. `whole`:
 * the body had arrived by then.
 */
export type Admitted = { holder: Holder | undefined; whole: boolean }
export type RawInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  file?: ReceivedFile | undefined
  admitted?: Admitted | undefined
}
/** Reads a form with a file that is still arriving, which takes as long as the sender's connection needs. */
type Receive = () => Promise<Pick<RawInput, 'body' | 'file'>>
export type Answer = { status: number; body: unknown; retryAfterSeconds?: number | undefined }
/** What a page depends on, collected while its loaders call. */
export type Dependencies = {
  shows(...subjects: string[]): void
  freshFor(milliseconds: number): void
  /** Runs `load` once for several handlers of one page: the same `question` gets the first answer. */
  once<T>(question: string, load: () => Promise<T>): Promise<T>
}

export type Api = {
  /** Validates, authorises and runs the handler; throws `AppError`. */
  call<N extends EndpointName>(
    name: N,
    input: RawInput,
    caller: Caller,
    dependencies?: Dependencies,
  ): Promise<Output<N>>
  /**
   * Called before any of the body is read: throws `AppError` where the sender may not call. If the body was still
   * arriving, `call` authenticates again, since the session may have ended.
   */
  admit(name: EndpointName, params: unknown, caller: Caller): Promise<Holder | undefined>
  /** The same as `call`, returned as status and JSON body, with errors in the caller's language. */
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
  /** Whether the pass was ever issued; its handler decides what it permits. */
  isPass(token: string): Promise<boolean>
  words: {
    message(locale: Locale, code: ErrorCode, limit?: number): string
    field(locale: Locale, field: string, error: FieldError): string
  }
  /** The longest that a call may take, in milliseconds. */
  answerMs: number
  onBug(error: unknown): void
  /** The database was unavailable. */
  onAway(error: unknown): void
  /** A call took longer than it may. */
  onLate(name: EndpointName): void
}

/** For a single call: nothing is shared with other calls. */
const singleCall = (): Dependencies => ({ shows() {}, freshFor() {}, once: createOnce() })

/** Caches the answers while one page renders, or during one call. */
export function createOnce(): Dependencies['once'] {
  const answers = new Map<string, Promise<unknown>>()
  return <T>(question: string, load: () => Promise<T>): Promise<T> => {
    if (!answers.has(question)) answers.set(question, load())
    return answers.get(question) as Promise<T>
  }
}

/** One entry for each endpoint of the contract, for pages and clients alike. */
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
    async call(name, input, caller, dependencies = singleCall()) {
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

/** A session of one kind gives no access to the endpoints of another. */
const kindFor = ({ auth }: Endpoint): Holder['kind'] =>
  auth === 'staff' || auth === 'owner' ? auth : 'account'

const BEARERS_OF_HANDLERS = new Set<Endpoint['auth']>(['pass', 'code', 'secret'])

const fileOf = ({ takesFile }: Endpoint, { file }: RawInput): ReceivedFile | undefined =>
  takesFile && !file ? failField(takesFile.field, 'required') : file

/** Moves an error about a file, or about a full disk, to the field that the file came in. */
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
