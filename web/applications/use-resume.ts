import { useEffect, useRef, useState } from 'react'
import { FILE_LIMIT, FILE_TYPES, RESUME_KINDS } from '#shared/rules/file-kinds.ts'
import { isCallError } from '#web/platform/call.ts'
import { sendFile } from '#web/platform/files/send-file.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Draft } from './draft.ts'

export type Sending = {
  name: string
  size: number
  /** How much is there, from 0 to 1. */
  share: number
  /** The line broke; it goes on when it is back. */
  stopped?: boolean
  refused?: string
}

/** So soon a broken line is tried again. */
const AGAIN_MS = 4000

type Sent = NonNullable<Draft['file']>

/** A résumé that goes up as soon as it is chosen, and again by itself once a broken line is back. */
export function useResume(onSent: (file: Sent) => void, onChoose: () => void) {
  const { file: words } = useWords('applying')
  const [sending, setSending] = useState<Sending>()
  const chosen = useRef<File>(undefined)
  const stop = useRef<AbortController>(undefined)

  async function up(file: File): Promise<void> {
    const { name, size } = file
    const aborting = (stop.current = new AbortController())
    const isOld = () => stop.current !== aborting
    setSending({ name, size, share: 0 })
    try {
      const sent = await sendFile('sendFile', file, {
        signal: aborting.signal,
        onProgress: share => isOld() || setSending({ name, size, share }),
      })
      if (isOld()) return
      if (!isResume(sent.kind)) return setSending({ name, size, share: 0, refused: words.kind })
      setSending(undefined)
      onSent({ id: sent.id, secret: sent.secret, name: sent.name, size: sent.size })
    } catch (error) {
      if (isOld()) return
      const isLine = isCallError(error) && error.status === 0
      const why = isCallError(error) ? (error.errors['file']?.[0] ?? error.message) : ''
      setSending(now => ({
        name,
        size,
        share: now?.share ?? 0,
        ...(isLine ? { stopped: true } : { refused: why || words.failed }),
      }))
    }
  }

  function choose(file: File | undefined): void {
    if (!file) return
    onChoose()
    chosen.current = file
    const refuse = (refused: string) => setSending({ name: file.name, size: file.size, share: 0, refused })
    if (isOther(file)) return refuse(words.kind)
    if (file.size >= FILE_LIMIT) return refuse(words.tooLarge)
    void up(file)
  }
  const again = () => chosen.current && void up(chosen.current)

  const isStopped = sending?.stopped === true
  useEffect(() => {
    if (!isStopped) return
    // A line that breaks often says nothing when it is back.
    const soon = setTimeout(again, AGAIN_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(soon)
      removeEventListener('online', again)
    }
  })

  function drop(): void {
    stop.current?.abort()
    stop.current = undefined
    setSending(undefined)
  }
  return { sending, choose, again, drop }
}

/** A picture or a sheet, by all that the browser knows of it: it need not go up to be refused. */
const isOther = ({ name, type }: File): boolean =>
  /\.\w+$/.test(name) &&
  !RESUME_KINDS.some(kind => FILE_TYPES[kind] === type || name.toLowerCase().endsWith(`.${kind}`))

const isResume = (kind: string): boolean => RESUME_KINDS.some(one => one === kind)
