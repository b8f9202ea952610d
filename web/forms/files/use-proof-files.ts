import { useRef, useState } from 'react'
import type { SentFile } from '#shared/contract/files/sent-files.ts'
import { PROOF_KINDS } from '#shared/rules/file-kinds.ts'
import { isCallError, type CallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { sendInParts, type Stop } from '#web/platform/files/send-in-parts.ts'

const MOST = 5

export type ProofFile = {
  key: number
  name: string
  size: number
  /** Fraction uploaded so far, from 0 to 1. */
  share: number
  /** Why the upload is paused. */
  stopped?: Stop | undefined
  /** Why the file was refused. */
  refused?: string
}

export type FileWords = {
  label: string
  hint: string
  choose: string
  drop: string
  going: (done: string, all: string) => string
  there: (all: string) => string
  remove: (name: string) => string
  tooMany: (most: number) => string
  failed: string
  /** Error of the field while it contains a refused file. */
  refused: string
  retention: string
}

type Going = { sent: Promise<SentFile | undefined>; again: () => void; stop: () => void }
const NOT_SENT: Going = { sent: Promise.resolve(undefined), again() {}, stop() {} }

/** Uploads files as soon as they are chosen; the form sends references to the uploaded files. */
export function useProofFiles(words: FileWords) {
  const { field } = useWords('errors')
  const [files, setFiles] = useState<ProofFile[]>([])
  const going = useRef(new Map<number, Going>())
  const next = useRef(0)
  const change = (key: number, part: Partial<ProofFile>) =>
    setFiles(now => now.map(one => (one.key === key ? { ...one, ...part } : one)))

  const why = (error: unknown): string =>
    isCallError(error) ? (error.errors['file']?.[0] ?? (error.message || words.failed)) : words.failed

  function up(key: number, file: File): Going {
    const going = sendInParts(file, PROOF_KINDS, {
      words: field,
      onProgress: share => change(key, { share, stopped: undefined }),
      onStopped: stopped => change(key, { stopped }),
    })
    const sent = going.sent.then(
      ({ id, secret }) => {
        change(key, { share: 1, stopped: undefined })
        return { id, secret }
      },
      error => {
        change(key, { refused: why(error) })
        return undefined
      },
    )
    return { sent, again: going.again, stop: going.stop }
  }

  function add(chosen: FileList | null): void {
    const left = MOST - files.filter(one => !one.refused).length
    // Refused files are removed with the next choice: the user has seen the reason by then.
    for (const { key, refused } of files) if (refused) remove(key)
    for (const [at, file] of [...(chosen ?? [])].entries()) {
      const key = (next.current += 1)
      const refused = at >= left ? words.tooMany(MOST) : undefined
      const { name, size } = file
      setFiles(now => [...now, { key, name, size, share: 0, ...(refused && { refused }) }])
      going.current.set(key, refused ? NOT_SENT : up(key, file))
    }
  }

  function remove(key: number): void {
    going.current.get(key)?.stop()
    going.current.delete(key)
    setFiles(now => now.filter(one => one.key !== key))
  }

  /** Waits for running uploads. A form never silently drops a file: the user must remove a failed one first. */
  async function arrived(): Promise<SentFile[]> {
    const all = [...going.current].map(async ([key, { sent }]) => ({ key, file: await sent }))
    const waited = await Promise.all(all)
    if (waited.some(({ key, file }) => !file && going.current.has(key)))
      throw {
        status: 422,
        code: 'invalid',
        message: words.refused,
        errors: { upload_files: [words.refused] },
      } satisfies CallError
    return waited.flatMap(({ file }) => file ?? [])
  }

  return { files, add, again: (key: number) => going.current.get(key)?.again(), remove, arrived }
}

export type ProofFiles = ReturnType<typeof useProofFiles>
