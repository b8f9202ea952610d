import { useEffect, useState, type FormEvent } from 'react'
import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { REPLY } from '#shared/contract/owner-desk/limits.ts'
import type { ReplyRole } from '#shared/contract/keys.ts'
import { saveOver } from '#web/forms/newer.ts'
import { NO_TROUBLE, useSubmit } from '#web/forms/use-submit.ts'
import { ownerDraft, OWNER } from '#web/owners/session.ts'
import { useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useReplyFindings } from './use-reply-findings.ts'

type Draft = { text: string; role: ReplyRole }

/** Text of a reply, its errors, and sending it. */
export function useReplyForm(one: OwnerReview, onChange: (one: OwnerReview) => void) {
  const { answer: words } = useWords('answering')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const [draft, setDraft] = useDraft(one)
  /** Version of the reply on which this draft is based. */
  const [version, setVersion] = useState(one.reply?.version ?? null)
  const [hasNewer, setHasNewer] = useState(false)
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ offline: words.failed }, FIELDS)
  const findings = useReplyFindings(draft.text)
  const mistake = useMistake()

  function send(event: FormEvent) {
    event.preventDefault()
    const text = mistake(draft.text) ?? (findings.isPresent ? findings.refused[0] : undefined)
    if (text) return setTrouble({ fields: { text } })
    run(async () => {
      const params = { id: one.review.id }
      const body = { text: draft.text.trim(), role: draft.role, version }
      const { saved, newer } = await saveOver(
        () => call('saveReply', { params, body }),
        () => call('ownerReview', { params }),
      )
      onChange(saved ?? newer)
      setHasNewer(newer !== undefined)
      if (newer) return setTrouble({ fields: {}, message: words.conflict })
      toast(words.sent[saved.reply?.state === 'held' ? 'held' : 'shown'])
      begin(saved.reply)
    })
  }

  function settle(reply: OwnReply | null) {
    setVersion(reply?.version ?? null)
    setTrouble(NO_TROUBLE)
    setHasNewer(false)
  }

  function begin(reply: OwnReply | null) {
    settle(reply)
    setDraft(begun(reply))
  }

  return {
    draft,
    trouble,
    hasNewer,
    findings,
    busy,
    send,
    change: (part: Partial<Draft>) => {
      setDraft({ ...draft, ...part })
      mended('text')
      setHasNewer(false)
    },
    takeTheirs: () => begin(one.reply),
    /** The next submit replaces the colleague's version. */
    settle: () => settle(one.reply),
    removed: (now: OwnerReview) => {
      begin(null)
      onChange(now)
    },
  }
}

const FIELDS = ['text']

/** Error for the length of a reply. */
function useMistake() {
  const { answer: words } = useWords('answering')
  return (text: string): string | undefined => {
    const { length } = text.trim()
    if (length < REPLY.min) return words.tooShort(REPLY.min)
    return length > REPLY.max ? words.tooLong(REPLY.max) : undefined
  }
}

/** The draft is stored in this tab until it is sent or the owner signs out. */
function useDraft({ review: { id }, reply }: OwnerReview) {
  const [draft, setDraft] = useState<Draft>(() => replyDraft(id).get() ?? begun(reply))
  const isUnsent = draft.text !== (reply?.words ?? '')
  useEffect(() => void replyDraft(id).put(isUnsent ? draft : undefined), [id, draft, isUnsent])
  return [draft, setDraft] as const
}

const replyDraft = (id: string) => ownerDraft<Draft>(`reply:${id}`)

const begun = (reply: OwnReply | null): Draft => ({
  text: reply?.words ?? '',
  role: reply?.role ?? 'human_resources',
})
