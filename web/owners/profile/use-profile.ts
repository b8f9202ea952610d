import { useEffect, useState } from 'react'
import type { ProfileAnswer, ProfileField } from '#shared/contract/owners/profile.ts'
import { isCallError } from '#web/platform/call.ts'
import { holdWords } from '#web/platform/session.ts'
import { OWNER } from '../session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useOwner } from '../owner-area.tsx'
import { changeOf, draftOf, editedFields, ontoNewer, type Draft } from './draft.ts'

type State = { answer: ProfileAnswer; draft: Draft }
/** Who was faster, and with which fields. */
export type Overtaken = { who: string | null; changed: ProfileField[] }
type Came = { kind: 'saved' | 'failed' } | { kind: 'overtaken'; by: Overtaken }

/** What stands there, and what is typed over it. */
function useEditing() {
  const { company } = useOwner()
  const call = useSessionCall(OWNER)
  const [state, setState] = useState<State>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let stale = false
    call('ownerProfile', { params: { name: company.slug } }).then(
      answer => stale || setState({ answer, draft: draftOf(answer.profile) }),
      () => stale || setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [call, company.slug, attempt])

  const edited = state ? editedFields(state.answer.profile, state.draft) : []
  const isHeld = edited.length > 0
  useEffect(() => (isHeld ? holdWords() : undefined), [isHeld])
  return {
    state,
    setState,
    edited,
    failed: failed && !state,
    again() {
      setFailed(false)
      setAttempt(attempt + 1)
    },
    put: (typed: Partial<Draft>) =>
      setState(before => before && { ...before, draft: { ...before.draft, ...typed } }),
    /** What stands there now; what was typed stays. */
    take: (answer: ProfileAnswer) =>
      setState(
        before => before && { answer, draft: ontoNewer(before.draft, before.answer.profile, answer.profile) },
      ),
  }
}

/** The company's profile until it is saved, and saving it. */
export function useProfile() {
  const { company } = useOwner()
  const call = useSessionCall(OWNER)
  const { state, setState, ...editing } = useEditing()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const params = { name: company.slug }

  async function save(): Promise<Came> {
    if (!state) return { kind: 'failed' }
    setBusy(true)
    try {
      const body = changeOf(state.answer.profile, state.draft)
      const answer = await call('saveProfile', { params, body })
      setErrors({})
      setState({ answer, draft: draftOf(answer.profile) })
      return { kind: 'saved' }
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.code === 'conflict') return await overtaken(state)
      setErrors(Object.fromEntries(Object.entries(error.errors).map(([field, [text = '']]) => [field, text])))
      return { kind: 'failed' }
    } finally {
      setBusy(false)
    }
  }

  async function overtaken({ answer: seen }: State): Promise<Came> {
    const answer = await call('ownerProfile', { params })
    editing.take(answer)
    const news = answer.history.filter(({ version }) => version > seen.profile.version)
    const changed = [...new Set(news.flatMap(event => event.changed))]
    return { kind: 'overtaken', by: { who: news[0]?.who ?? null, changed } }
  }

  return {
    ...editing,
    state,
    errors,
    busy,
    save,
    /** The company's cloth in its place, at once. */
    async drop(picture: 'logo' | 'cover') {
      const body = { [picture]: '_del_' as const }
      await call('saveProfile', { params, body }).then(editing.take, () => {})
    },
  }
}

export type EditedProfile = ReturnType<typeof useProfile> & { state: State }
