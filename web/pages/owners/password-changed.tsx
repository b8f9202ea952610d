import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Confirmation of a new password. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'owners').password.changed
    return { title, description, noindex: true }
  },
  View: PasswordChanged,
})

function PasswordChanged() {
  const locale = useLocale()
  const { changed } = useWords('owners').password
  return (
    <div className="wrap wrap-narrow">
      <h1>{changed.title}</h1>
      <p>{changed.body}</p>
      <p>
        <ButtonLink href={href(locale, 'ownerLogin')}>{changed.signIn}</ButtonLink>
      </p>
    </div>
  )
}
