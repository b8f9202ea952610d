import { useEffect, useRef, useState } from 'react'
import type { PostAct } from '#shared/contract/library/keys.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { forgetState, recall, remember } from '../session/use-stored-state.ts'
import type { Edited, Listed, Which, Writing } from './text.ts'

/** API calls for one kind of texts. */
export type Source<L extends Listed, W extends Writing> = {
  kind: string
  list: (call: Call) => Promise<L[]>
  open: (call: Call, which: Which) => Promise<Edited<L, W>>
  save: (call: Call, saved: Which & { version: number; act: PostAct }, written: W) => Promise<Edited<L, W>>
  /** A new text before its first version. */
  empty: (which: Which) => Edited<L, W>
}

type State<L extends Listed, W extends Writing> = {
  listed?: L[]
  edited?: Edited<L, W>
  draft?: Draft<W> | undefined
  busy: boolean
  failed?: 'list' | 'open' | 'save' | undefined
  errors: Record<string, string[]>
  saved: boolean
}

const CALM = { busy: false, failed: undefined, errors: {}, saved: false }

/** State of an editor: the list, the open text, and the actions. Unsaved input is stored in this tab. */
export function useTexts<L extends Listed, W extends Writing>(source: Source<L, W>) {
  const { call, state, setState, again, fail, show } = useDesk(source)
  const { edited, draft } = state
  const nameOf = ({ key, locale }: Which) => `${source.kind} ${key} ${locale}`
  useStoredDraft(draft)
  const lastOpened = useRef<Which>(undefined)

  function setDraft(next: Draft<W> | undefined): void {
    if (!next && edited) forgetState(nameOf(edited))
    setState(now => ({ ...now, saved: false, draft: next }))
  }

  /** Ignored during saving, because the answer determines the state. Of several requests only the last is shown. */
  async function open(which: Which): Promise<void> {
    if (state.busy) return
    lastOpened.current = which
    setState(now => ({ ...now, ...CALM }))
    const isNew = !state.listed?.some(isOne(which))
    try {
      const next = isNew ? source.empty(which) : await source.open(call, which)
      if (lastOpened.current === which) show(next, () => recall<Draft<W>>(nameOf(which)))
    } catch {
      if (lastOpened.current === which) fail('open')
    }
  }

  async function save(act: PostAct): Promise<void> {
    if (!edited || state.busy) return
    const { key, locale } = edited
    const mine = draft ?? begun(nameOf(edited), edited)
    lastOpened.current = undefined
    setState(now => ({ ...now, ...CALM, busy: true }))
    try {
      const next = await source.save(call, { key, locale, act, version: mine.version }, mine.written)
      forgetState(mine.of)
      show(next, now => writtenSince(now.draft, draft, next), true)
    } catch (error) {
      if (!isCallError(error)) return fail('save')
      if (error.code === 'conflict') return meet(mine)
      fail('save', error.errors)
    }
  }

  /** A colleague has saved in the meantime: loads the newer version and keeps the input next to it. */
  async function meet(mine: Draft<W>): Promise<void> {
    remember(mine.of, mine)
    try {
      const theirs = await source.open(call, edited as Which)
      show(theirs, now => now.draft ?? mine)
    } catch {
      fail('save')
    }
  }

  return {
    ...state,
    written: draft?.written ?? edited?.written,
    /** The version on which the input is based, if a newer one is stored by now. */
    outdated: edited && draft && draft.version !== edited.version ? draft.base : undefined,
    isUnsaved: (which: Which) => recall(nameOf(which)) !== undefined,
    again,
    open,
    write: (written: W) => edited && setDraft({ ...(draft ?? begun(nameOf(edited), edited)), written }),
    discard: () => setDraft(undefined),
    /** Continues with the own input, based on the colleague's version. */
    keepMine: () => edited && draft && setDraft({ ...begun(draft.of, edited), written: draft.written }),
    save,
  }
}

/** Stores unsaved input in this tab and asks for confirmation before the tab is closed. */
function useStoredDraft<W extends Writing>(draft: Draft<W> | undefined): void {
  useCloseWarning(draft !== undefined)
  useEffect(() => {
    if (draft) remember(draft.of, draft)
  }, [draft])
}

/** Loads the list of texts, with retry, and holds the open one. */
function useDesk<L extends Listed, W extends Writing>(source: Source<L, W>) {
  const call = useSessionCall(TEAM)
  const [state, setState] = useState<State<L, W>>(CALM)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    source.list(call).then(
      listed => setState(now => ({ ...now, ...CALM, listed })),
      () => setState({ ...CALM, failed: 'list' }),
    )
  }, [source, call, attempt])
  const fail = (what: 'open' | 'save', errors = {}) =>
    setState(now => ({
      ...now,
      ...CALM,
      errors,
      failed: Object.keys(errors).length === 0 ? what : undefined,
    }))
  const show = (next: Edited<L, W>, draftOf: (now: State<L, W>) => Draft<W> | undefined, saved = false) =>
    setState(now => ({
      ...now,
      ...CALM,
      edited: next,
      draft: draftOf(now),
      listed: withOne(now.listed ?? [], next),
      saved,
    }))
  const again = () => {
    setState(CALM)
    setAttempt(attempt + 1)
  }
  return { call, state, setState, again, fail, show }
}

function useCloseWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', prevent)
    return () => removeEventListener('beforeunload', prevent)
  }, [isUnsaved])
}

const isOne = (which: Which) => (one: Which) => one.key === which.key && one.locale === which.locale

/** The list with the newest version of this text; a text without a version is not added. */
function withOne<L extends Listed>(listed: L[], edited: L): L[] {
  if (edited.version === 0) return listed
  return listed.some(isOne(edited))
    ? listed.map(one => (isOne(edited)(one) ? edited : one))
    : [...listed, edited]
}

export type Texts<L extends Listed, W extends Writing> = ReturnType<typeof useTexts<L, W>>

/** Unsaved input, and the version on which it is based. */
type Draft<W extends Writing> = { of: string; version: number; base: W; written: W }

const begun = <W extends Writing>(
  of: string,
  { version, written }: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> => ({ of, version, base: written, written })

/** Input that was typed during saving, now based on the stored version. */
const writtenSince = <W extends Writing>(
  now: Draft<W> | undefined,
  sent: Draft<W> | undefined,
  stored: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> | undefined =>
  now && now !== sent ? { ...begun(now.of, stored), written: now.written } : undefined
