import type { FollowedCompany } from '#shared/contract/accounts/saved.ts'
import { useWords } from '#web/platform/locale.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { useSaved } from './use-saved.ts'

/** Follows or unfollows a company. */
export function FollowAction({ company: { id, slug, name } }: { company: FollowedCompany }) {
  const { saved: words } = useWords('masthead')
  const { isSaved, toggle } = useSaved()
  const pressed = isSaved(id)
  return (
    <ActionButton
      className="only-script"
      pressed={pressed}
      onClick={() => toggle('companies', { id, slug, name })}
    >
      {pressed ? words.following : words.follow}
      <span className="vh"> {name}</span>
    </ActionButton>
  )
}
