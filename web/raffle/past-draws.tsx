import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import type { RaffleState } from '#shared/contract/raffle/raffle.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useSayings } from './use-sayings.ts'

/** What was drawn, with what it takes to draw it again. */
export function PastDraws({ raffle: { draws, closed } }: { raffle: RaffleState }) {
  const { past } = useWords('raffle')
  const say = useSayings()
  const { count } = useFormats()
  return (
    <Section title={past.title}>
      {draws.length + closed.length === 0 && <p>{past.none}</p>}
      {closed.map(month => (
        <p key={month}>{past.closed(say.month(month))}</p>
      ))}
      {draws.length > 0 && (
        <ul className="raffle-past">
          {draws.map(({ month, drawn_on, public_value, public_day, public_source, entries, winners }) => (
            <li key={month}>
              <h3>{past.drawn(say.month(month), say.day(drawn_on))}</h3>
              <p>{past.value(public_value, say.day(public_day), public_source)}</p>
              <p>{entries === 0 ? past.noWinners : past.entries(count(entries))}</p>
              {winners.length > 0 && (
                <p>
                  {past.winners}:{' '}
                  {winners.map(winner => (
                    <code key={winner}>{say.number(winner)} </code>
                  ))}
                </p>
              )}
              <a href={`/api${ENDPOINTS.raffleDraw.path.replace(':month', month)}`} rel="external nofollow">
                {past.data}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
