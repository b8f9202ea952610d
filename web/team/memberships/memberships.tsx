import { useState } from 'react'
import type { Membership, MembershipChange } from '#shared/contract/owners/memberships.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import { TEAM } from '../session/session.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import { isConflict } from '../desk/use-decisions.ts'
import '../desk/desk.css'
import './memberships.css'

/** Subscriptions of companies, for administrators. */
export function MembershipsPage() {
  const { pages, memberships: words, loading, retry } = useWords('team')
  const memberships = useMemberships()
  const { list, failed, again, message } = memberships
  return (
    <>
      <TeamMasthead page="teamMemberships" />
      <main id="isi" tabIndex={-1} className="wrap desk-bare">
        <h1>{pages.teamMemberships.title}</h1>
        <p className="note">{words.lead}</p>
        <p role="status">{message}</p>
        {list ? (
          list.length === 0 ? (
            <Empty>{words.none}</Empty>
          ) : (
            <ul className="members">
              {list.map(one => (
                <One key={one.company.id} one={one} memberships={memberships} />
              ))}
            </ul>
          )
        ) : failed ? (
          <Failed retry={retry} onRetry={again}>
            {words.failed}
          </Failed>
        ) : (
          <Loading label={loading} rows={6} />
        )}
      </main>
    </>
  )
}

type Props = { one: Membership; memberships: Memberships }

function One({ one, memberships }: Props) {
  const locale = useLocale()
  const { memberships: words } = useWords('team')
  const { day } = useFormats()
  const [confirming, setConfirming] = useState<MembershipChange['act']>()
  const { company, state, since, until } = one
  const acts = (['extend', 'activate', 'standard'] as const).filter(act =>
    act === 'activate' ? true : state !== 'standard',
  )
  return (
    <li>
      <p>
        <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
        <span className="note">
          {words.states[state]}, {words.since(day(since))}
          {until && `, ${words.until(day(until))}`}
        </span>
      </p>
      <div className="members-acts">
        {acts.map(act => (
          <Button
            key={act}
            kind="line"
            size="small"
            busy={memberships.busy}
            onClick={() => setConfirming(act)}
          >
            {words.acts[act]}
            <span className="vh"> {company.name}</span>
          </Button>
        ))}
      </div>
      {confirming && (
        <Sure act={confirming} one={one} memberships={memberships} onClose={() => setConfirming(undefined)} />
      )}
    </li>
  )
}

function Sure({
  act,
  one,
  memberships,
  onClose,
}: Props & { act: MembershipChange['act']; onClose: () => void }) {
  const { memberships: words, keys } = useWords('team')
  const sure = async () => {
    onClose()
    await memberships.change(one, act)
  }
  return (
    <Confirm
      title={words.sure[act](one.company.name)}
      close={keys.close}
      no={words.keep}
      yes={words.acts[act]}
      onNo={onClose}
      onYes={() => void sure()}
    >
      <p>{words.means[act]}</p>
    </Confirm>
  )
}

/** Months by which a subscription is extended. */
const MONTHS = 1

/** Loads and changes subscriptions: one call at a time. */
function useMemberships() {
  const { memberships: words, failed: notSent } = useWords('team')
  const call = useSessionCall(TEAM)
  const { data, failed, again, put } = useSessionData(TEAM, 'memberships', {})
  const { busy, run } = useWork()
  const [message, setMessage] = useState('')
  const change = ({ company, until }: Membership, act: MembershipChange['act']): Promise<void> =>
    run(async () => {
      try {
        const body = { act, from: until, ...(act === 'extend' && { months: MONTHS }) }
        put(await call('changeMembership', { params: { id: company.id }, body }))
        setMessage(words.done(company.name))
      } catch (error) {
        setMessage(isConflict(error) ? words.conflict : notSent)
        if (isConflict(error)) await call('memberships', {}).then(put, () => {})
      }
    })
  return { list: data?.memberships, failed, busy, message, again, change }
}

type Memberships = ReturnType<typeof useMemberships>
