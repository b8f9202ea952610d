import { useState } from 'react'
import type { Colleague } from '#shared/contract/owners/owners.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { AreaForm } from '../area-form.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords, useFormats } from '#web/platform/locale.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '../session.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import { Waiting } from '../waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import '../area.css'

type Listed = { colleagues: Colleague[] }

/** Owners of the company: invite, remove, and the history of their actions. */
export function Colleagues() {
  const { colleagues: words } = useWords('owners')
  const loaded = useSessionData(OWNER, 'ownerColleagues', {})
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead-text">{words.lead}</p>
      <Waiting loaded={loaded}>
        {({ colleagues }) => <List colleagues={colleagues} onChange={loaded.put} />}
      </Waiting>
      <Section title={words.invite.title}>
        <Invite onChange={loaded.put} />
      </Section>
      <OwnHistory key={loaded.data?.colleagues.length} />
    </>
  )
}

function List({ colleagues, onChange }: Listed & { onChange: (listed: Listed) => void }) {
  const { colleagues: words } = useWords('owners')
  const [removing, setRemoving] = useState<Colleague>()
  return (
    <>
      <ul className="area-people">
        {colleagues.map(one => (
          <li key={one.id}>
            <span>
              <b>{one.is_you ? words.you(one.name) : one.name}</b>
              <span className="note">
                {one.role}, {one.email}
              </span>
              {!one.has_password && <span className="note">{words.invited}</span>}
            </span>
            {!one.is_you && (
              <LinkButton icon="trash-2" onClick={() => setRemoving(one)}>
                {words.remove.action}
                <span className="vh"> {one.name}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {removing && <RemovalDialog who={removing} onClose={() => setRemoving(undefined)} onDone={onChange} />}
    </>
  )
}

function RemovalDialog({
  who,
  onClose,
  onDone,
}: {
  who: Colleague
  onClose: () => void
  onDone: (listed: Listed) => void
}) {
  const { colleagues: words, failed } = useWords('owners')
  const { nav } = useWords('masthead')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const { busy, trouble, run } = useSubmit(failed, [])
  const remove = () =>
    run(async () => {
      onDone(await call('removeColleague', { params: { id: who.id } }))
      toast(words.remove.done(who.name))
      onClose()
    })
  return (
    <Confirm
      title={words.remove.title(who.name)}
      close={nav.close}
      no={words.remove.keep}
      yes={words.remove.action}
      warns
      busy={busy}
      onNo={onClose}
      onYes={remove}
    >
      <TroubleBox trouble={trouble}>
        <p>{words.remove.body}</p>
      </TroubleBox>
    </Confirm>
  )
}

const FIELDS = ['name', 'email', 'role'] as const

function Invite({ onChange }: { onChange: (listed: Listed) => void }) {
  const { colleagues: words, failed, account } = useWords('owners')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const [attempt, setAttempt] = useState(0)
  const send = (form: FormData) => {
    const valueOf = (field: string) => String(form.get(field)).trim()
    const empty = FIELDS.filter(field => valueOf(field) === '')
    if (empty.length > 0)
      return setTrouble({ fields: Object.fromEntries(empty.map(field => [field, account.empty])) })
    const body = { name: valueOf('name'), email: valueOf('email'), role: valueOf('role') }
    run(async () => {
      onChange(await call('inviteColleague', { body }))
      toast(words.invite.done(body.name))
      setAttempt(attempt + 1)
    })
  }
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: account[name],
    error: trouble.fields[name],
    onInput: () => mended(name),
  })
  return (
    <AreaForm key={attempt} trouble={trouble} onSend={send}>
      <TextField {...field('name')} maxLength={80} autoComplete="off" />
      <TextField {...field('email')} type="email" inputMode="email" maxLength={254} autoComplete="off" />
      <TextField {...field('role')} maxLength={80} autoComplete="off" />
      <p className="note">{words.invite.same}</p>
      <Button type="submit" busy={busy}>
        {words.invite.submit}
      </Button>
    </AreaForm>
  )
}

/** History of the actions in the company's name, visible to its owners only. */
function OwnHistory() {
  const { history } = useWords('owners')
  const { day } = useFormats()
  return (
    <Section title={history.title}>
      <p className="note">{history.lead}</p>
      <Waiting loaded={useSessionData(OWNER, 'ownerHistory', {})}>
        {({ acts }) =>
          acts.length === 0 ? (
            <Empty>{history.none}</Empty>
          ) : (
            <ul className="area-people">
              {acts.map(({ id, act, by, about, week }) => (
                <li key={id}>
                  <span>
                    <b>
                      {(history.acts[act as keyof typeof history.acts] ?? history.other)(
                        about ?? history.somebody,
                      )}
                    </b>
                    <span className="note">
                      {by ?? history.somebody}, {history.week(day(week))}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Waiting>
    </Section>
  )
}
