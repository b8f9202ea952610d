import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import type { OwnerReview, OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { REPLY } from '#shared/contract/owner-desk/limits.ts'
import type { ReplyRole } from '#shared/contract/keys.ts'
import { ownerDraft, OWNER } from '#web/owners/session.ts'
import { isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useReplyFindings } from './use-reply-findings.ts'

type Draft = { text: string; role: ReplyRole }
type Trouble = { text?: string; whole?: string; conflict?: boolean }

/** The words of an answer, what is against them, and sending them. */
export function useReplyForm(
  one: OwnerReview,
  onChange: (one: OwnerReview) => void,
  element: RefObject<HTMLFormElement | null>,
) {
  const [draft, setDraft] = useDraft(one)
  /** The words that were read before these were written. */
  const [version, setVersion] = useState(one.reply?.version ?? null)
  const [trouble, setTrouble] = useState<Trouble>({})
  const [busy, setBusy] = useState(false)
  const findings = useReplyFindings(draft.text)
  const mistake = useMistake()
  const save = useSave(one, onChange)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const text = mistake(draft.text) ?? (findings.isPresent ? findings.refused[0] : undefined)
    if (text) return refuse({ text })
    setBusy(true)
    const { saved, ...found } = await save(draft, version)
    setBusy(false)
    if (!saved) return refuse(found)
    begin(saved.reply)
  }

  function refuse(found: Trouble) {
    setTrouble(found)
    if (found.text) element.current?.querySelector('textarea')?.focus()
  }

  function begin(reply: OwnReply | null) {
    setVersion(reply?.version ?? null)
    setDraft(begun(reply))
    setTrouble({})
  }

  return {
    draft,
    trouble,
    findings,
    busy,
    send,
    change: (part: Partial<Draft>) => {
      setDraft({ ...draft, ...part })
      setTrouble({})
    },
    takeTheirs: () => begin(one.reply),
    /** One's own words replace theirs with the next press. */
    settle: () => {
      setVersion(one.reply?.version ?? null)
      setTrouble({})
    },
    removed: (now: OwnerReview) => {
      begin(null)
      onChange(now)
    },
  }
}

/** What is wrong with the length of an answer. */
function useMistake() {
  const { answer: words } = useWords('answering')
  return (text: string): string | undefined => {
    const { length } = text.trim()
    if (length < REPLY.min) return words.tooShort(REPLY.min)
    return length > REPLY.max ? words.tooLong(REPLY.max) : undefined
  }
}

/** Sends an answer, and says what became of it. Where a colleague was first, what stands there now is read. */
function useSave({ review: { id } }: OwnerReview, onChange: (one: OwnerReview) => void) {
  const { answer: words } = useWords('answering')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const params = { id }
  return async (
    { text, role }: Draft,
    version: string | null,
  ): Promise<Trouble & { saved?: OwnerReview }> => {
    try {
      const saved = await call('saveReply', { params, body: { text: text.trim(), role, version } })
      onChange(saved)
      toast(words.sent[saved.reply?.state === 'held' ? 'held' : 'shown'])
      return { saved }
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.errors['text']?.[0]) return { text: error.errors['text'][0] }
      if (error.code !== 'conflict') return { whole: error.message || words.failed }
    }
    const now = await call('ownerReview', { params }).catch(() => undefined)
    if (!now) return { whole: words.failed }
    onChange(now)
    return { conflict: true, whole: words.met }
  }
}

/** What is typed stays in this tab until it is sent, or its owner signs out. */
function useDraft({ review: { id }, reply }: OwnerReview) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(id).get() ?? begun(reply))
  const isUnsent = draft.text !== (reply?.words ?? '')
  useEffect(() => void keptDraft(id).put(isUnsent ? draft : undefined), [id, draft, isUnsent])
  return [draft, setDraft] as const
}

const keptDraft = (id: string) => ownerDraft<Draft>(`reply:${id}`)

const begun = (reply: OwnReply | null): Draft => ({
  text: reply?.words ?? '',
  role: reply?.role ?? 'human_resources',
})
