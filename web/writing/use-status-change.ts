import { useState } from 'react'
import type { EmploymentStatus } from '#shared/contract/keys.ts'
import type { KeptDraft } from '#web/forms/use-draft.ts'
import { lostByStatus, withStatus, type Draft } from './kept/draft.ts'

/** Another status is another set of questions: asks first where answers would go. */
export function useStatusChange({ draft, put }: KeptDraft<Draft>, onChange: () => void) {
  const [asked, setAsked] = useState<EmploymentStatus>()
  const apply = (status: EmploymentStatus | undefined) => {
    setAsked(undefined)
    if (status === undefined) return
    onChange()
    put(before => withStatus(before, status))
  }
  const choose = (status: EmploymentStatus) => {
    if (draft.status_chosen && status === draft.employment_status) return
    if (lostByStatus(draft).length > 0) setAsked(status)
    else apply(status)
  }
  return { asked, apply, choose }
}
