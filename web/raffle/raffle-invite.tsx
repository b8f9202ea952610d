import { useEffect, useState } from 'react'
import type { RaffleState } from '#shared/contract/raffle/raffle.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { SignedToken } from './prepare.ts'
import { keepTicket, useTickets } from './tickets.ts'
import { useSayings } from './use-sayings.ts'
import './raffle.css'

/** Offer on the thank-you page: the ticket of the review is stored only if the author wants it. */
export function RaffleInvite({ signed }: { signed: SignedToken }) {
  const locale = useLocale()
  const words = useWords('raffle')
  const say = useSayings()
  const { demo } = useSite()
  const raffle = useRaffle()
  const month = raffle?.months.find(one => one.month === signed.keep.month)
  if (!raffle || !month) return null
  return (
    <Section title={words.invite.title} icon="ticket" className="raffle-invite">
      <p>
        {words.invite.body} {words.invite.odds(say.prizes(raffle.prizes), say.entries(month.entries))}{' '}
        {words.permit(raffle.permit)}
      </p>
      {demo && <Notice kind="warn">{words.demo}</Notice>}
      <Keeping signed={signed} />
      <ArrowLink href={href(locale, 'raffle')}>{words.invite.rules}</ArrowLink>
    </Section>
  )
}

function Keeping({ signed }: { signed: SignedToken }) {
  const { invite } = useWords('raffle')
  const say = useSayings()
  const tickets = useTickets()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const kept = tickets.waiting.find(({ token }) => token === signed.keep.token)
  const save = async () => {
    setState('busy')
    setState((await keep(signed)) ? 'asking' : 'failed')
  }
  if (kept)
    return (
      <Notice kind="done" role="status">
        <p>{invite.saved(say.moment(kept.ready_at))}</p>
        <p className="note">{invite.why}</p>
      </Notice>
    )
  return (
    <>
      {state === 'failed' && (
        <Notice kind="warn" role="alert">
          {invite.failed}
        </Notice>
      )}
      <Button kind="line" icon="ticket" busy={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? invite.saving : invite.save}
      </Button>
      <p className="note">{invite.keeps}</p>
    </>
  )
}

/** Returns false if the signature is invalid or the browser stores nothing. */
async function keep({ keep: kept, signature }: SignedToken): Promise<boolean> {
  try {
    const { finishRaffle } = await import('./blinding.ts')
    return keepTicket(await finishRaffle(kept, signature))
  } catch {
    return false
  }
}

function useRaffle(): RaffleState | undefined {
  const [raffle, setRaffle] = useState<RaffleState>()
  useEffect(() => {
    httpCall('raffleState', {}).then(setRaffle, () => {})
  }, [])
  return raffle
}
