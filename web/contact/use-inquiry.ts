import { useEffect, useState, type SubmitEvent } from 'react'
import type { SentFile } from '#shared/contract/files/sent-files.ts'
import { without, useSubmit } from '#web/forms/use-submit.ts'
import { httpCall } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { preventReload } from '#web/platform/session.ts'
import { bodyOf, type Answered, type InquiryCall, type Received } from './answer.ts'

/** Sends a request; `answered` is the state if the form was sent before JavaScript ran. */
export function useInquiry(
  name: InquiryCall,
  answered: Answered | undefined,
  arrived?: () => Promise<SentFile[]>,
) {
  const { failed } = useWords('contact')
  const { busy, trouble, setTrouble, run } = useSubmit(failed)
  const [sent, setSent] = useState<Received | undefined>(answered?.sent)
  const [before, setBefore] = useState(answered)
  const [posted, setPosted] = useState(answered)
  const [typed, setTyped] = useState(false)
  useEffect(() => (typed && !sent ? preventReload() : undefined), [typed, sent])
  const shown = before ? { fields: before.fields } : trouble
  return {
    busy,
    sent,
    trouble: shown,
    /** Errors of the form sent before JavaScript ran, shown until the next submit. */
    posted,
    typed: answered?.typed ?? {},
    mended(field: string) {
      setTyped(true)
      setBefore(undefined)
      setTrouble(now => without(field, before ? shown : now))
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      const body = bodyOf(new FormData(event.currentTarget))
      setBefore(undefined)
      setPosted(undefined)
      run(async () => {
        const upload_files = await arrived?.()
        setSent(await httpCall(name, { body: { ...body, ...(upload_files && { upload_files }) } as never }))
      })
    },
  }
}

export type InquiryState = ReturnType<typeof useInquiry>
