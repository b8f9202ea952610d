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
import { storeTicket, useTickets } from './tickets.ts'
import { usePhrases } from './use-phrases.ts'
import './raffle.css'

/** Offer on the thank-you page: the ticket of the review is stored only if the author wants it. */
export function RaffleInvite({ signed }: { signed: SignedToken }) {
  const locale = useLocale()
  const words = useWords('raffle')
  const phrases = usePhrases()
  const { demo } = useSite()
  const raffle = useRaffle()
  const month = raffle?.months.find(one => one.month === signed.secret.month)
  if (!raffle || !month) return null
  return (
    <Section title={words.invite.title} icon="ticket" className="raffle-invite">
      <p>
        {words.invite.body} {words.invite.odds(phrases.prizes(raffle.prizes), phrases.entries(month.entries))}{' '}
        {words.permit(raffle.permit)}
      </p>
      {demo && <Notice kind="warn">{words.demo}</Notice>}
      <TicketOffer signed={signed} />
      <ArrowLink href={href(locale, 'raffle')}>{words.invite.rules}</ArrowLink>
    </Section>
  )
}

function TicketOffer({ signed }: { signed: SignedToken }) {
  const { invite } = useWords('raffle')
  const phrases = usePhrases()
  const tickets = useTickets()
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking')
  const stored = tickets.waiting.find(({ token }) => token === signed.secret.token)
  const save = async () => {
    setState('busy')
    setState((await store(signed)) ? 'asking' : 'failed')
  }
  if (stored)
    return (
      <Notice kind="done" role="status">
        <p>{invite.saved(phrases.moment(stored.ready_at))}</p>
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
async function store({ secret, signature }: SignedToken): Promise<boolean> {
  try {
    const { finishRaffle } = await import('./blinding.ts')
    return storeTicket(await finishRaffle(secret, signature))
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
