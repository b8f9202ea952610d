import { useEffect, useRef, useState } from 'react'
import { FILE_LIMIT } from '#shared/rules/file-kinds.ts'
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
export function useResume(onSent: (file: Sent) => void) {
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
    chosen.current = file
    if (file.size >= FILE_LIMIT)
      return setSending({ name: file.name, size: file.size, share: 0, refused: words.tooLarge })
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
