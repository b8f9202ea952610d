import { useState } from 'react'
import { httpCall } from '#web/platform/call.ts'
import { showPhone } from '#shared/rules/phone.ts'
import { useWords } from '#web/platform/locale.ts'
import { currentSession, startSession } from '#web/platform/session.ts'
import { useSite } from '#web/platform/site.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddressStep } from '../address-step.tsx'
import type { Target } from '../attempt.ts'
import { CodeStep } from '../code-step.tsx'
import { masked } from '../mask.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useAttempt, type AttemptState } from '../use-attempt.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import type { Part } from './own-account.tsx'

type Channel = Target['channel']
const CHANNELS = ['email', 'whatsapp'] as const

/** Addresses for signing in: added or replaced with a code, removed if another one remains. */
export function Addresses({ account, put }: Part) {
  const { addresses: words } = useWords('account')
  const { whatsapp } = useSite()
  const toast = useToast()
  const [changing, setChanging] = useState<Channel | 'refused'>()
  const [removing, setRemoving] = useState<Channel>()
  const at = { email: account.email, whatsapp: account.phone_number && showPhone(account.phone_number) }
  const both = account.email !== null && account.phone_number !== null
  const shown = CHANNELS.filter(channel => channel === 'email' || whatsapp !== null || at.whatsapp !== null)
  const done = (next: Part['account'], message: string) => {
    rename(next)
    put(next)
    setChanging(undefined)
    setRemoving(undefined)
    toast(message)
  }
  return (
    <Section title={words.title}>
      <p className="note">{words.lead}</p>
      {account.mail_refused && (
        <Notice kind="warn">
          <p>{words.mailRefused}</p>
          <LinkButton onClick={() => setChanging('refused')}>{words.prove}</LinkButton>
        </Notice>
      )}
      <ul className="own-rows">
        {shown.map(channel => (
          <li key={channel}>
            <span>
              <b>{at[channel] ?? words.none}</b>
              <span className="note">{words[channel]}</span>
            </span>
            <span className="own-acts">
              <LinkButton onClick={() => setChanging(channel)}>
                {words[at[channel] === null ? 'add' : 'change'][channel]}
              </LinkButton>
              {both && <LinkButton onClick={() => setRemoving(channel)}>{words.remove[channel]}</LinkButton>}
            </span>
          </li>
        ))}
      </ul>
      {changing === 'refused' && account.email !== null && (
        <Change
          channel="email"
          title={words.prove}
          lead={words.proveTold}
          own={account.email}
          onClose={() => setChanging(undefined)}
          onDone={next => done(next, words.proved)}
        />
      )}
      {changing && changing !== 'refused' && (
        <Change
          channel={changing}
          title={words[at[changing] === null ? 'add' : 'change'][changing]}
          lead={
            changing === 'email' && at.email !== null
              ? `${words.notice.email} ${words.stays}`
              : words.notice[changing]
          }
          onClose={() => setChanging(undefined)}
          onDone={next => done(next, words.saved)}
        />
      )}
      {removing && (
        <Remove
          channel={removing}
          address={at[removing] ?? ''}
          onClose={() => setRemoving(undefined)}
          onDone={next => done(next, words.removed)}
        />
      )}
    </Section>
  )
}

/** Updates the addresses in the stored session, since the menu shows them as the account's name. */
function rename({ email, phone_number }: Part['account']): void {
  const session = currentSession()
  if (session) startSession({ ...session, user: masked({ ...session.user, email, phone_number }) })
}

type Changing = { channel: Channel; onClose: () => void; onDone: (account: Part['account']) => void }

function Change({
  channel,
  title,
  lead,
  own,
  onClose,
  onDone,
}: Changing & {
  title: string
  lead: string
  /** Existing address of the account, to which the code is sent; without it the user types one. */
  own?: string
}) {
  const { code } = useWords('accounts')
  const { nav } = useWords('masthead')
  const state = useAttempt('address')
  const { attempt, tryCode, setTrouble } = state
  const verify = (two_factor_code: string) => {
    if (two_factor_code.length !== 6) return setTrouble({ fields: { two_factor_code: code.empty } })
    tryCode(async user_id => {
      const account = await httpCall('proveAddress', { body: { user_id, two_factor_code } })
      state.forget()
      onDone(account)
    })
  }
  return (
    <Dialog open onClose={onClose} close={nav.close} title={title}>
      <TroubleBox trouble={state.trouble}>
        {attempt?.channel === channel && (own === undefined || own === attempt.to) ? (
          <CodeStep
            {...state}
            back={own === undefined ? state.back : undefined}
            attempt={attempt}
            verify={verify}
            eager
            submit={code.submit}
          />
        ) : own === undefined ? (
          <AddressStep {...state} stored={undefined} only={channel} lead={lead} inDialog />
        ) : (
          <OwnStep {...state} lead={lead} to={own} />
        )}
      </TroubleBox>
    </Dialog>
  )
}

/** Sends a code to the account's own address; there is no field. */
function OwnStep({
  request,
  busy,
  trouble,
  lead,
  to,
}: Pick<AttemptState, 'request' | 'busy' | 'trouble'> & Own) {
  const { email: words } = useWords('accounts')
  return (
    <>
      <p className="sign-p">{lead}</p>
      <p className="sign-p">
        <b className="sign-to">{to}</b>
      </p>
      {trouble.fields['email'] && (
        <Notice kind="warn" role="alert">
          <p>{trouble.fields['email']}</p>
        </Notice>
      )}
      <Button full busy={busy} onClick={() => request({ channel: 'email', to })}>
        {words.submit}
      </Button>
    </>
  )
}
type Own = { lead: string; to: string }

function Remove({ channel, address, onClose, onDone }: Changing & { address: string }) {
  const { addresses: words, refused } = useWords('account')
  const { nav } = useWords('masthead')
  const { busy, trouble, run } = useSubmit(refused, [])
  const remove = () => run(async () => onDone(await httpCall('removeAddress', { params: { channel } })))
  return (
    <Confirm
      title={words.removeTitle}
      close={nav.close}
      no={words.keep}
      yes={words.remove[channel]}
      warns
      busy={busy}
      onNo={onClose}
      onYes={remove}
    >
      <TroubleBox trouble={trouble}>
        <p>{words.removeBody(address)}</p>
        {channel === 'email' && <p>{words.stays}</p>}
      </TroubleBox>
    </Confirm>
  )
}
