import { useEffect, useState } from 'react'
import type { ProfileAnswer, ProfileField } from '#shared/contract/owners/profile.ts'
import { saveOver } from '#web/forms/newer.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/platform/locale.ts'
import { preventReload } from '#web/platform/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useOwner } from '../owner-area.tsx'
import { OWNER } from '../session.ts'
import { changeOf, draftOf, editedFields, ontoNewer, type Draft } from './draft.ts'

/** A colleague who saved first, and the fields that they changed. */
export type Overtaken = { who: string | null; changed: ProfileField[] }

/** State of the profile editor until it is saved. `first` is the profile as it was loaded. */
export function useProfile(first: ProfileAnswer) {
  const { company } = useOwner()
  const { save: words } = useWords('profile')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const [state, setState] = useState({ answer: first, draft: draftOf(first.profile) })
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const { busy, trouble, run } = useSubmit({ offline: words.failed })
  const params = { name: company.slug }
  const edited = editedFields(state.answer.profile, state.draft)
  const isEdited = edited.length > 0
  useEffect(() => (isEdited ? preventReload() : undefined), [isEdited])

  /** Takes over a newer profile; edited fields keep their value. */
  const take = (answer: ProfileAnswer) =>
    setState(before => ({ answer, draft: ontoNewer(before.draft, before.answer.profile, answer.profile) }))

  const save = () =>
    run(async () => {
      setOvertaken(undefined)
      const { answer: seen, draft } = state
      const { saved, newer } = await saveOver(
        () => call('saveProfile', { params, body: changeOf(seen.profile, draft) }),
        () => call('ownerProfile', { params }),
      )
      if (newer) {
        take(newer)
        return setOvertaken(overtakenBy(newer, seen))
      }
      setState({ answer: saved, draft: draftOf(saved.profile) })
      toast(words.saved)
    })

  return {
    state,
    edited,
    errors: trouble.fields,
    failed: trouble.message !== undefined || Object.keys(trouble.fields).length > 0,
    overtaken,
    busy,
    save,
    take,
    put: (typed: Partial<Draft>) => setState(before => ({ ...before, draft: { ...before.draft, ...typed } })),
    /** Deletes the picture at once; the batik pattern replaces it. */
    async drop(picture: 'logo' | 'cover') {
      const body = { [picture]: '_del_' as const }
      await call('saveProfile', { params, body }).then(take, () => {})
    },
  }
}

export type EditedProfile = ReturnType<typeof useProfile>

function overtakenBy(newer: ProfileAnswer, seen: ProfileAnswer): Overtaken {
  const news = newer.history.filter(({ version }) => version > seen.profile.version)
  return { who: news[0]?.who ?? null, changed: [...new Set(news.flatMap(event => event.changed))] }
}
