import { useEffect, useRef, useState } from 'react'
import type { PostAct } from '#shared/contract/library/keys.ts'
import { isCallError, type Call } from '#web/platform/call.ts'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { forgetKept, recall, remember } from '../session/use-kept.ts'
import type { Edited, Listed, Which, Writing } from './text.ts'

/** Where texts of a kind come from and go to. */
export type Source<L extends Listed, W extends Writing> = {
  kind: string
  list: (call: Call) => Promise<L[]>
  open: (call: Call, which: Which) => Promise<Edited<L, W>>
  save: (call: Call, saved: Which & { version: number; act: PostAct }, written: W) => Promise<Edited<L, W>>
  /** Before its first version nothing of it is stored. */
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

/** The texts of a desk, the one that is open, and what its writer does with it. What is not saved stays in this tab. */
export function useTexts<L extends Listed, W extends Writing>(source: Source<L, W>) {
  const { call, state, setState, again, fail, show } = useDesk(source)
  const { edited, draft } = state
  const nameOf = ({ key, locale }: Which) => `${source.kind} ${key} ${locale}`
  useKept(draft)
  const lastOpened = useRef<Which>(undefined)

  function keep(next: Draft<W> | undefined): void {
    if (!next && edited) forgetKept(nameOf(edited))
    setState(now => ({ ...now, saved: false, draft: next }))
  }

  /** Not while one is being saved: the answer to that decides what stands. Of several, the last is shown. */
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
      forgetKept(mine.of)
      show(next, now => writtenSince(now.draft, draft, next), true)
    } catch (error) {
      if (!isCallError(error)) return fail('save')
      if (error.code === 'conflict') return meet(mine)
      fail('save', error.errors)
    }
  }

  /** Somebody else has saved meanwhile: theirs is fetched, and what was written here stays beside it. */
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
    /** What the writing was begun from, where a newer version is stored by now. */
    outdated: edited && draft && draft.version !== edited.version ? draft.base : undefined,
    isUnsaved: (which: Which) => recall(nameOf(which)) !== undefined,
    again,
    open,
    write: (written: W) => edited && keep({ ...(draft ?? begun(nameOf(edited), edited)), written }),
    discard: () => keep(undefined),
    /** Goes on with what was written here, on top of what somebody else has saved. */
    keepMine: () => edited && draft && keep({ ...begun(draft.of, edited), written: draft.written }),
    save,
  }
}

/** What is not saved stays in this tab, and closing it asks first. */
function useKept<W extends Writing>(draft: Draft<W> | undefined): void {
  useAskBeforeClosing(draft !== undefined)
  useEffect(() => {
    if (draft) remember(draft.of, draft)
  }, [draft])
}

/** The list of a desk's texts, asked for again where that failed, and what becomes of the one that is open. */
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

function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

const isOne = (which: Which) => (one: Which) => one.key === which.key && one.locale === which.locale

/** With its newest version, once there is one. */
function withOne<L extends Listed>(listed: L[], edited: L): L[] {
  if (edited.version === 0) return listed
  return listed.some(isOne(edited))
    ? listed.map(one => (isOne(edited)(one) ? edited : one))
    : [...listed, edited]
}

export type Texts<L extends Listed, W extends Writing> = ReturnType<typeof useTexts<L, W>>

/** What is written and not saved, and the version that it was begun from. */
type Draft<W extends Writing> = { of: string; version: number; base: W; written: W }

const begun = <W extends Writing>(
  of: string,
  { version, written }: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> => ({ of, version, base: written, written })

/** What was typed while `sent` was being saved goes on from what is stored now. */
const writtenSince = <W extends Writing>(
  now: Draft<W> | undefined,
  sent: Draft<W> | undefined,
  stored: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> | undefined =>
  now && now !== sent ? { ...begun(now.of, stored), written: now.written } : undefined
