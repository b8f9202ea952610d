import { useEffect, useEffectEvent } from 'react'
import { useLocale } from '#web/platform/locale.ts'
import type { Choice } from '#web/ui/forms/combobox/combobox.tsx'
import { allCities, allJobRoles } from '#web/forms/lists.ts'
import type { KeptDraft } from '#web/forms/use-draft.ts'
import type { Draft } from './kept/draft.ts'

/** City and position under their names in the page's language: the draft may have been begun in the other, or be open there in another tab. */
export function useOwnNames({ draft, show }: KeptDraft<Draft>): void {
  const locale = useLocale()
  const { city, job_role, job_role_aside } = draft
  const isForeign =
    draft.locale !== null && draft.locale !== locale && [city, job_role, job_role_aside].some(Boolean)
  // The draft itself: one that another tab sends while names are still coming is renamed, too.
  const foreign = isForeign ? draft : undefined
  const rename = useEffectEvent((cities: readonly Choice[], roles: readonly Choice[]) =>
    show(before => ({
      ...before,
      city: named(before.city, cities),
      job_role: named(before.job_role, roles),
      job_role_aside: named(before.job_role_aside, roles),
      locale,
    })),
  )
  useEffect(() => {
    if (!foreign) return
    let gone = false
    Promise.all([allCities(locale), allJobRoles(locale)]).then(
      ([cities, roles]) => gone || rename(cities, roles),
      () => {
        // The names of the other language say the same.
      },
    )
    return () => void (gone = true)
  }, [foreign, locale])
}

const named = (choice: Choice | null, list: readonly Choice[]): Choice | null =>
  choice && { id: choice.id, label: list.find(({ id }) => id === choice.id)?.label ?? choice.label }
