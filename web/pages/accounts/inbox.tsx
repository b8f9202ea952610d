import { Sorry } from '#web/frame/sorry.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate, useLocation } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Loading } from '#web/ui/forms/waiting.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import '#web/accounts/accounts.css'

/** The simulated inbox. The server's page has no messages; it shows only whether there is an inbox at all. */
export const page = definePage<null>({
  load: async ({ call }) => {
    await call('inbox', {})
    return null
  },
  head: ({ locale }) => {
    const { title, lead } = words(locale, 'accounts').inbox
    return { title, description: lead, noindex: true }
  },
  View: () => <InboxList missing={<Sorry trouble="notFound" />} />,
})

type Messages = Output<'inbox'>['messages']
type Shown = { to: string; messages: Messages | 'missing' }

/**
 * Messages of the simulated inbox, newest first, all or those to one address. `missing` is shown on a site without
 * simulated inbox.
 */
function InboxList({ missing }: { missing: ReactNode }) {
  const { inbox: words } = useWords('accounts')
  const to = new URLSearchParams(useLocation().search).get('to') ?? ''
  const [shown, setShown] = useState<Shown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    httpCall('inbox', { query: { to } }).then(
      ({ messages }) => current && setShown({ to, messages }),
      () => current && setShown({ to, messages: 'missing' }),
    )
    return () => void (current = false)
  }, [to, round])
  if (shown?.messages === 'missing') return missing
  return (
    <div className="wrap wrap-narrow">
      <h1>{words.title}</h1>
      <p className="find">{words.lead}</p>
      <Filter refresh={() => setRound(round + 1)} key={shown ? to : 'first'} to={shown?.to ?? ''} />
      <div aria-live="polite">
        {shown === undefined ? (
          <Loading label={words.loading} />
        ) : (
          <Letters messages={shown.messages} to={shown.to} />
        )}
      </div>
    </div>
  )
}

function Filter({ to, refresh }: { to: string; refresh: () => void }) {
  const { inbox: words } = useWords('accounts')
  const locale = useLocale()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    refresh()
    void navigate(href(locale, 'inbox', {}, { to: field.current?.value.trim() }))
  }
  return (
    <form className="inbox-filter" noValidate onSubmit={submit}>
      <TextField ref={field} label={words.filter} defaultValue={to} autoComplete="off" />
      <Button type="submit" kind="line">
        {words.submit}
      </Button>
      {to && <a href={href(locale, 'inbox')}>{words.all}</a>}
    </form>
  )
}

function Letters({ messages, to }: { messages: Messages; to: string }) {
  const { inbox: words, ...channels } = useWords('accounts')
  const format = useFormats()
  if (messages.length === 0) return <Empty>{to ? words.emptyFor(to) : words.empty}</Empty>
  return messages.map(message => {
    const received = new Date(message.received_at)
    return (
      <article className="letter" key={message.id}>
        <h2>{message.subject}</h2>
        <p className="note">
          {channels[message.channel].channel}, {words.to} <b>{message.to}</b>,{' '}
          <time dateTime={message.received_at}>{format.time(received)}</time>
        </p>
        <pre>{message.body}</pre>
      </article>
    )
  })
}
