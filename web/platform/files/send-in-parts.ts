import type { Output } from '#shared/contract/contract.ts'
import { PART_BYTES, type FileKind } from '#shared/rules/file-kinds.ts'
import { httpCall, isCallError } from '../call.ts'
import { sendFile } from './send-file.ts'

type Heard = {
  /** How much is there, from 0 to 1. */
  onProgress: (share: number) => void
  /** The line broke; it goes on by itself once it is back. */
  onBroken: () => void
}

/** So soon a broken line is tried again: one that breaks often says nothing when it is back. */
const AGAIN_MS = 4000

/** Sends a file in parts and goes on where it stood when the line broke. Throws as every call does, but for a broken line. */
export function sendInParts(file: File, kinds: readonly FileKind[], { onProgress, onBroken }: Heard) {
  const stopping = new AbortController()
  const { signal } = stopping
  const secret = newSecret()
  let has = 0
  let again = () => {}

  async function sendOn(): Promise<Output<'wholeFile'>> {
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
    for (;;)
      try {
        return await sendOn()
      } catch (error) {
        if (signal.aborted || !isCallError(error) || error.status !== 0) throw error
        onBroken()
        const waiting = new AbortController()
        await new Promise<void>(done => {
          again = done
          setTimeout(done, AGAIN_MS)
          addEventListener('online', () => done(), { signal: waiting.signal })
        })
        waiting.abort()
        signal.throwIfAborted()
      }
  }

  return { sent: sendThrough(), again: () => again(), stop: () => stopping.abort() }
}

/** 256 bits as 43 characters. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}
