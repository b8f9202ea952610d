import type { RaffleState, TakingMonth } from '#shared/contract/raffle/raffle.ts'
import { isCallError } from '#web/platform/call.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords, useFormats } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { useSite } from '#web/platform/site.ts'
import { Facts, Numbered } from '#web/ui/layout/list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OwnTickets } from '#web/raffle/own-tickets.tsx'
import { usePhrases } from '#web/raffle/use-phrases.ts'
import { ENDPOINTS } from '#shared/contract/endpoints.ts'
import '#web/raffle/raffle.css'

/** The raffle with its rules; without a configured permit, a note that there is none. */
export const page = definePage<RaffleState | null>({
  load,
  head: ({ data, locale }) => {
    const { title, description, off } = words(locale, 'raffle')
    return data ? { title, description } : { title, description: off, noindex: true }
  },
  View: ({ data }) => (data ? <RafflePage raffle={data} /> : <NoRaffle />),
})

function load({ call }: LoadArgs): Promise<RaffleState | null> {
  return call('raffleState', {}).catch(error => {
    if (isCallError(error) && error.status === 404) return null
    throw error
  })
}

/** Page on a site without a permit for raffles. It exists, because people may have bookmarked it or hold a ticket. */
function NoRaffle() {
  const locale = useLocale()
  const { title, off, own } = useWords('raffle')
  return (
    <div className="wrap wrap-form raffle">
      <h1>{title}</h1>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'writeReview')}>
            {own.write}
          </ButtonLink>
        }
      >
        <p>{off}</p>
      </Empty>
    </div>
  )
}

/** The raffle: tickets in this browser, open months, rules, and past draws. */
function RafflePage({ raffle }: { raffle: RaffleState }) {
  const words = useWords('raffle')
  const phrases = usePhrases()
  const { demo } = useSite()
  return (
    <div className="wrap wrap-form raffle">
      <h1>{words.title}</h1>
      <p className="lead-text">{words.lead}</p>
      {demo && <Notice kind="warn">{words.demo}</Notice>}
      <OwnTickets raffle={raffle} />
      {raffle.months.map(month => (
        <Month key={month.month} month={month} raffle={raffle} />
      ))}
      <Section title={words.by.title}>
        <Facts
          items={[
            { label: words.by.organiser, value: raffle.organiser },
            { label: words.by.permit, value: raffle.permit },
            {
              label: words.by.months,
              value: words.by.period(phrases.month(raffle.from), phrases.month(raffle.until)),
            },
            { label: words.by.witness, value: raffle.witness },
          ]}
        />
      </Section>
      <Section title={words.rules.title}>
        <Numbered
          items={words.rules.items.map(([first, rest]) => (
            <>
              <b>{first}</b> {rest}
            </>
          ))}
        />
      </Section>
      <Texts {...words.apart} />
      <PastDraws raffle={raffle} />
      <Texts {...words.check} />
    </div>
  )
}

function Month({ month, raffle }: { month: TakingMonth; raffle: RaffleState }) {
  const words = useWords('raffle').month
  const phrases = usePhrases()
  return (
    <Section title={words.title(phrases.month(month.month))}>
      <Facts
        items={[
          { label: words.prizes, value: phrases.prizes(raffle.prizes) },
          { label: words.entries, value: phrases.entries(month.entries) },
          { label: words.odds, value: words.oddsText },
          { label: words.closes, value: phrases.day(month.closes_on) },
          { label: words.seed, value: <code className="raffle-seed">{month.seed_hash}</code> },
        ]}
      />
    </Section>
  )
}

const Texts = ({ title, body }: { title: string; body: readonly string[] }) => (
  <Section title={title} className="prose">
    {body.map(text => (
      <p key={text}>{text}</p>
    ))}
  </Section>
)

/** Past draws with the data to verify them. */
function PastDraws({ raffle: { draws, closed } }: { raffle: RaffleState }) {
  const { past } = useWords('raffle')
  const phrases = usePhrases()
  const { count } = useFormats()
  return (
    <Section title={past.title}>
      {draws.length + closed.length === 0 && <p>{past.none}</p>}
      {closed.map(month => (
        <p key={month}>{past.closed(phrases.month(month))}</p>
      ))}
      {draws.length > 0 && (
        <ul className="raffle-past">
          {draws.map(({ month, drawn_on, public_value, public_day, public_source, entries, winners }) => (
            <li key={month}>
              <h3>{past.drawn(phrases.month(month), phrases.day(drawn_on))}</h3>
              <p>{past.value(public_value, phrases.day(public_day), public_source)}</p>
              <p>{entries === 0 ? past.noWinners : past.entries(count(entries))}</p>
              {winners.length > 0 && (
                <p>
                  {past.winners}:{' '}
                  {winners.map(winner => (
                    <code key={winner}>{phrases.number(winner)} </code>
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
