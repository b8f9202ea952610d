import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { COMPANY_MESSAGE } from '#shared/contract/owner-desk/limits.ts'
import { href } from '#shared/paths.ts'
import { openLogin } from '#web/accounts/login.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { preventReload, useSession } from '#web/platform/session.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { NoScript } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import '#web/ui/forms/form.css'
import '#web/owner-desk/owner-desk.css'

type Data = { company: CompanyHeader }

/** Message to the owners of a company. */
export const page = definePage<Data>({
  load,
  head: ({ data, locale }) => {
    const messages = words(locale, 'answering').message
    return { title: messages.title(data.company.name), description: messages.lead, noindex: true }
  },
  company: data => data.company.slug,
  View: ({ data }) => <MessageForm company={data.company} />,
})

async function load({ params: { id }, call }: LoadArgs): Promise<Data> {
  const { company } = await call('company', { params: { slug: id as string }, query: { header: '1' } })
  return { company }
}

/** Message of a signed-in reader to a company's owners; the reader's address is included only with consent. */
function MessageForm({ company }: { company: CompanyHeader }) {
  const locale = useLocale()
  const { message: words } = useWords('answering')
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void (sent && heading.current?.focus()), [sent])
  const back = (
    <ArrowLink back href={href(locale, 'company', { id: company.slug })}>
      {words.back(company.name)}
    </ArrowLink>
  )
  return (
    <div className="wrap wrap-form letters-page">
      <h1 ref={heading} tabIndex={-1}>
        {sent ? words.sent : words.title(company.name)}
      </h1>
      {sent ? (
        <>
          <p className="form-p" role="status">
            {words.sentMore(company.name)}
          </p>
          {back}
        </>
      ) : company.claimed_since === null ? (
        <>
          <p className="form-p">{words.nobody(company.name)}</p>
          {back}
        </>
      ) : (
        <>
          <p className="form-p">{words.lead}</p>
          <NoScript ways={back}>{words.noScript}</NoScript>
          <Form company={company} onSent={() => setSent(true)} />
        </>
      )}
    </div>
  )
}

function Form({ company, onSent }: { company: CompanyHeader; onSent: () => void }) {
  const { message: words } = useWords('answering')
  const { count } = useFormats()
  const session = useSession()
  const cannotAnswer = session?.user.email === null
  const { hold, trouble, mended, busy, press } = useMessage(company, onSent)
  return (
    <form className="only-script" onSubmit={press} noValidate>
      <TextArea
        name="message"
        label={words.words}
        hint={words.wordsHint}
        rows={7}
        limit={COMPANY_MESSAGE.max}
        counter={used => words.counter(count(used), count(COMPANY_MESSAGE.max))}
        error={trouble.fields['message']}
        onInput={hold}
      />
      <TextField
        name="name"
        label={words.name}
        optional={words.optional}
        maxLength={80}
        error={trouble.fields['name']}
        onInput={() => mended('name')}
      />
      {!cannotAnswer && <Checkbox name="agree">{words.agree(session?.user.email ?? null)}</Checkbox>}
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
      <Button type="submit" full busy={busy}>
        {words.send}
      </Button>
      <p className="note">{cannotAnswer ? words.noEmail : words.anonymity}</p>
    </form>
  )
}

function useMessage({ id }: CompanyHeader, onSent: () => void) {
  const { message: words } = useWords('answering')
  const session = useSession()
  const [hasText, setHasText] = useState(false)
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ offline: words.failed }, FIELDS)
  useEffect(() => (hasText ? preventReload() : undefined), [hasText])

  const send = (message: string, name: string, agree: boolean) =>
    run(async () => {
      await httpCall('companyMessage', { body: { company_id: id, message, name, agree } })
      onSent()
    })

  const refuse = (message: string) => setTrouble({ fields: { message } })

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const valueOf = (field: string) => String(form.get(field) ?? '').trim()
    const [message, name, agree] = [valueOf('message'), valueOf('name'), form.has('agree')]
    const { length } = message
    if (length < COMPANY_MESSAGE.min) return refuse(words.tooShort(COMPANY_MESSAGE.min))
    if (length > COMPANY_MESSAGE.max) return refuse(words.tooLong(COMPANY_MESSAGE.max))
    if (session) return send(message, name, agree)
    openLogin({ reason: words.signIn, after: () => send(message, name, agree) })
  }

  const hold = (event: { currentTarget: HTMLTextAreaElement }) => {
    setHasText(event.currentTarget.value !== '')
    mended('message')
  }
  return { hold, trouble, mended, busy, press }
}

const FIELDS = ['message', 'name']
