import type { Output } from '#shared/contract/contract.ts'
import { PART_BYTES, type FileKind } from '#shared/rules/file-kinds.ts'
import { httpCall, isCallError, type CallError } from '../call.ts'
import { sendFile } from './send-file.ts'
import { refusedAtSight, type FieldWords } from './sight.ts'

/** Why nothing goes on its way: the line broke, the server took nothing and is asked again, or it is asked no more until somebody says so. */
export type Stop = 'line' | 'server' | 'over'

type Heard = {
  /** How much is there, from 0 to 1. */
  onProgress: (share: number) => void
  onStopped: (why: Stop) => void
}

/** So soon a broken line is tried again: one that breaks often says nothing when it is back. */
const AGAIN_MS = 4000
/** A server that took nothing has so long before each next try. */
const PATIENCE_MS = [4000, 8000, 16_000, 32_000, 60_000]
const MOST_PATIENCE_MS = Math.max(...PATIENCE_MS)

/** Sends a file in parts and goes on where it stood when it was stopped. Throws as every call does, but only what is wrong for good. */
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

  /** Until then, until the line is back, or until somebody says so. */
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

/** What may be otherwise in a while: no line, too much at once, or a fault of ours. */
const passes = ({ status }: CallError): boolean => status === 0 || status === 429 || status >= 500

/** Undefined where it was asked often enough, or wants to be left alone for longer than anybody waits before a page. */
function waitOf({ status, retryAfter = 0 }: CallError, tries: number): number | undefined {
  if (status === 0) return AGAIN_MS
  const [patience, told] = [PATIENCE_MS[tries], retryAfter * 1000]
  return patience && told <= MOST_PATIENCE_MS ? Math.max(patience, told) : undefined
}

/** 256 bits as 43 characters. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Throws what the server would answer. */
async function refuseAtSight(file: File, kinds: readonly FileKind[], words: FieldWords): Promise<void> {
  const told = await refusedAtSight(file, kinds, words)
  if (told)
    throw { status: 422, code: 'invalid', message: told, errors: { file: [told] } } satisfies CallError
}
