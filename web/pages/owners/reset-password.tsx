import { href } from '#shared/paths.ts'
import { ForgotForm } from '#web/owners/password/forgot-form.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'

/** Request for a link to set a new password. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'owners').password.reset
    return { title, description, noindex: true }
  },
  View: ResetPassword,
})

function ResetPassword() {
  const locale = useLocale()
  const { password, area } = useWords('owners')
  return (
    <div className="wrap wrap-narrow">
      <h1>{password.reset.title}</h1>
      <p className="find">{password.reset.lead}</p>
      <noscript>
        <p>{area.noScript}</p>
      </noscript>
      <ForgotForm />
      <ArrowLink back href={href(locale, 'ownerLogin')}>
        {password.reset.back}
      </ArrowLink>
    </div>
  )
}
