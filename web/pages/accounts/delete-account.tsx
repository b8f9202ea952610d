import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { endSession } from '#web/platform/session.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { SignedIn } from '#web/accounts/own/signed-in.tsx'
import '#web/accounts/own/own-account.css'

export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'account').leave
    return { title, description, noindex: true }
  },
  View: () => <Deletion />,
})

/** Second step of deleting the account: what is deleted, what remains, and the red button. */
function Deletion() {
  const locale = useLocale()
  const { leave: words, myReview } = useWords('account')
  return (
    <div className="wrap wrap-narrow own-account">
      <h1>{words.title}</h1>
      <div className="own-lists">
        {[words.goes, words.stays].map(({ title, items }) => (
          <Section key={title} title={title} className="prose">
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <p>
        {words.withdraw} <a href={href(locale, 'myReview')}>{myReview}</a>.
      </p>
      <SignedIn>
        <Final />
      </SignedIn>
    </div>
  )
}

function Final() {
  const locale = useLocale()
  const { leave: words, refused } = useWords('account')
  const navigate = useNavigate()
  const toast = useToast()
  const { busy, trouble, run } = useSubmit(refused, [])
  const deleteAccount = () =>
    run(async () => {
      await httpCall('deleteAccount', { body: { agreed: true } })
      endSession({ reload: false })
      toast(words.done)
      void navigate(href(locale, 'home'))
    })
  return (
    <TroubleBox trouble={trouble}>
      <div className="own-acts">
        <ButtonLink kind="line" href={href(locale, 'account')}>
          {words.cancel}
        </ButtonLink>
        <Button kind="warn" busy={busy} onClick={deleteAccount}>
          {words.agree}
        </Button>
      </div>
    </TroubleBox>
  )
}
