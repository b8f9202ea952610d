import { OwnerArea, useOwner } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { href } from '#shared/paths.ts'
import { AreaForm } from '#web/owners/area-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Facts } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { ownerSession, renewOwner, OWNER } from '#web/owners/session.ts'
import { SupportLink } from '#web/owners/support-link.tsx'
import '#web/owners/area.css'

export const page = definePage({
  head: ({ locale }) => {
    const { area, account } = words(locale, 'owners')
    return { title: account.title, description: area.description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerAccount">
      <Account />
    </OwnerArea>
  ),
})

/** The owner's role at the company, how they sign in, and the company's subscription. */
function Account() {
  const locale = useLocale()
  const { account } = useWords('owners')
  return (
    <>
      <h1>{account.title}</h1>
      <PersonForm />
      <Section title={account.password.title}>
        <ArrowLink href={href(locale, 'ownerChangePassword')}>{account.password.action}</ArrowLink>
      </Section>
      <SubscriptionFacts />
    </>
  )
}

function PersonForm() {
  const { account, failed } = useWords('owners')
  const { user } = useOwner()
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const send = (form: FormData) => {
    const valueOf = (field: string) => String(form.get(field)).trim()
    const empty = ['name', 'role'].filter(field => valueOf(field) === '')
    if (empty.length > 0)
      return setTrouble({ fields: Object.fromEntries(empty.map(field => [field, account.empty])) })
    run(async () => {
      const token = ownerSession()?.token
      const body = { name: valueOf('name'), role: valueOf('role'), phone: valueOf('phone') || null }
      await call('changeAccount', { body })
      if (token) renewOwner(token, await call('ownerMe', {}))
      toast(account.saved)
    })
  }
  const field = (name: 'name' | 'role' | 'phone') => ({
    name,
    label: account[name],
    defaultValue: user[name] ?? '',
    error: trouble.fields[name],
    onInput: () => mended(name),
  })
  return (
    <AreaForm trouble={trouble} onSend={send}>
      <TextField {...field('name')} maxLength={80} autoComplete="name" />
      <TextField
        {...field('role')}
        maxLength={80}
        autoComplete="organization-title"
        hint={account.roleHint}
      />
      <TextField
        {...field('phone')}
        type="tel"
        maxLength={30}
        autoComplete="tel"
        optional={account.optional}
      />
      <Facts items={[{ label: account.email, value: user.email }]} />
      <p className="note">{account.emailHow}</p>
      <Button type="submit" busy={busy}>
        {account.submit}
      </Button>
    </AreaForm>
  )
}

function SubscriptionFacts() {
  const { account, home } = useWords('owners')
  const { day } = useFormats()
  const { state, since, until } = useOwner().subscription
  const facts = [
    { label: account.subscription.state, value: account.subscription.states[state] },
    { label: account.subscription.since, value: day(since) },
    { label: account.subscription.until, value: until && day(until) },
  ]
  return (
    <Section title={home.subscription}>
      <Facts items={facts.filter(({ value }) => Boolean(value))} />
      <p>{account.subscription.means[state]}</p>
      <p>
        {account.subscription.renew} <SupportLink />
      </p>
      <p className="note">{account.subscription.never}</p>
    </Section>
  )
}
