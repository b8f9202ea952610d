import type { Output } from '#shared/contract/contract.ts'
import { PART_BYTES, type FileKind } from '#shared/rules/file-kinds.ts'
import { httpCall, isCallError, type CallError } from '../call.ts'
import { sendFile } from './send-file.ts'
import { refusedAtSight, type FieldWords } from './sight.ts'

/**
 * Why an upload is paused: `line`, no connection; `server`, the server refused and is retried; `over`, retries are used
 * up and the user must resume.
 */
export type Stop = 'line' | 'server' | 'over'

type Heard = {
  /** Fraction of the file uploaded so far, from 0 to 1. */
  onProgress: (share: number) => void
  onStopped: (why: Stop) => void
}

/** Retry interval for a broken connection, because the browser's `online` event is not reliable. */
const AGAIN_MS = 4000
/** Delays between retries after a refusal by the server. */
const PATIENCE_MS = [4000, 8000, 16_000, 32_000, 60_000]
const MOST_PATIENCE_MS = Math.max(...PATIENCE_MS)

/**
 * Uploads a file in parts and resumes at the last part that arrived. Throws permanent errors only; others are retried.
 */
export function sendInParts(file: File, kinds: readonly FileKind[], given: Heard & { words: FieldWords }) {
  const { words, onProgress, onStopped } = given
  const stopping = new AbortController()
  const { signal } = stopping
  const secret = newSecret()
  let has = 0
  let again = () => {}

  async function sendOn(): Promise<Output<'wholeFile'>> {
    signal.throwIfAborted()
    const { name, size } = file
    while (has < size) {
      const part = file.slice(has, has + PART_BYTES)
      const from = has
      const answer = await sendFile('sendPart', part, {
        params: { from: String(from) },
        bearer: secret,
        signal,
        onProgress: share => onProgress((from + share * part.size) / size),
      })
      has = answer.has
      signal.throwIfAborted()
    }
    return httpCall('wholeFile', { body: { name, size, kinds: [...kinds] } }, secret)
  }

  async function sendThrough(): Promise<Output<'wholeFile'>> {
    for (let tries = 0; ;) {
      const had = has
      try {
        return await sendOn()
      } catch (error) {
        if (signal.aborted || !isCallError(error) || !passes(error)) throw error
        tries = error.status === 0 || has > had ? 0 : tries
        const wait = waitOf(error, tries)
        onStopped(error.status === 0 ? 'line' : wait === undefined ? 'over' : 'server')
        await until(wait)
        tries = wait === undefined ? 0 : tries + 1
      }
    }
  }

  /** Waits for the timeout, for the `online` event or for the user's retry. */
  async function until(wait: number | undefined): Promise<void> {
    const waiting = new AbortController()
    await new Promise<void>(done => {
      again = done
      addEventListener('online', () => done(), { signal: waiting.signal })
      if (wait !== undefined) setTimeout(done, wait)
    })
    waiting.abort()
  }

  return {
    sent: refuseAtSight(file, kinds, words).then(sendThrough),
    again: () => again(),
    stop() {
      stopping.abort()
      again()
    },
  }
}

/** Temporary errors: no connection, rate limit, server fault. */
const passes = ({ status }: CallError): boolean => status === 0 || status === 429 || status >= 500

/** Undefined when retries are used up, or when the server's `Retry-After` is longer than the longest delay. */
function waitOf({ status, retryAfter = 0 }: CallError, tries: number): number | undefined {
  if (status === 0) return AGAIN_MS
  const [patience, retryMs] = [PATIENCE_MS[tries], retryAfter * 1000]
  return patience && retryMs <= MOST_PATIENCE_MS ? Math.max(patience, retryMs) : undefined
}

/** 256 random bits as 43 characters of base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Throws the error that the server would answer for this file. */
async function refuseAtSight(file: File, kinds: readonly FileKind[], words: FieldWords): Promise<void> {
  const message = await refusedAtSight(file, kinds, words)
  if (message)
    throw { status: 422, code: 'invalid', message: message, errors: { file: [message] } } satisfies CallError
}
