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
  /** How much is there, from 0 to 1. */
  share: number
  /** Why it does not go on. */
  stopped?: Stop | undefined
  /** Why it was refused. */
  refused?: string
}

/** Words of the files of one form. */
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
  /** Said of the field while one stands there that was refused. */
  refused: string
  gone: string
}

type Going = { sent: Promise<SentFile | undefined>; again: () => void; stop: () => void }
const NOT_SENT: Going = { sent: Promise.resolve(undefined), again() {}, stop() {} }

/** Files that go up as soon as they are chosen; a form takes along what arrived. */
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
    // Whoever chooses again has read why.
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

  /** Waits for what is still on its way. A form goes without a file only once its sender has taken that file back. */
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
