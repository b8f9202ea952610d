import { useEffect, useRef, useState } from 'react'
import { RESUME_KINDS } from '#shared/rules/file-kinds.ts'
import { isCallError } from '#web/platform/call.ts'
import { sendInParts, type Stop } from '#web/platform/files/send-in-parts.ts'
import { useWords } from '#web/platform/locale.ts'
import type { Draft } from './draft.ts'

export type Sending = {
  name: string
  size: number
  /** Fraction uploaded so far, from 0 to 1. */
  share: number
  /** Why the upload is paused. */
  stopped?: Stop | undefined
  refused?: string
}

type Sent = NonNullable<Draft['file']>

/** Uploads a résumé as soon as it is chosen; an interrupted upload is resumed. */
export function useResume(onSent: (file: Sent) => void, onChoose: () => void) {
  const { file: words } = useWords('applying')
  const { field } = useWords('errors')
  const [sending, setSending] = useState<Sending>()
  const going = useRef<ReturnType<typeof sendInParts>>(undefined)

  useEffect(() => () => going.current?.stop(), [])

  async function up(file: File): Promise<void> {
    const { name, size } = file
    const put = (part: Partial<Sending>) =>
      going.current === mine && setSending(now => ({ name, size, share: now?.share ?? 0, ...part }))
    const mine = sendInParts(file, RESUME_KINDS, {
      words: field,
      onProgress: share => put({ share, stopped: undefined }),
      onStopped: stopped => put({ stopped }),
    })
    going.current = mine
    setSending({ name, size, share: 0 })
    try {
      const { id, secret, ...sent } = await mine.sent
      if (going.current !== mine) return
      drop()
      onSent({ id, secret, name: sent.name, size: sent.size })
    } catch (error) {
      const why = isCallError(error) ? (error.errors['file']?.[0] ?? error.message) : ''
      put({ refused: why || words.failed })
    }
  }

  function choose(file: File | undefined): void {
    if (!file) return
    drop()
    onChoose()
    void up(file)
  }

  function drop(): void {
    going.current?.stop()
    going.current = undefined
    setSending(undefined)
  }
  return { sending, choose, again: () => going.current?.again(), drop }
}
