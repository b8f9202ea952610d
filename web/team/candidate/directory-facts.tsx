import type { DirectoryFacts } from '#shared/contract/companies/desk-candidate.ts'
import { useWords } from '#web/platform/locale.ts'

const FACTS = ['legal_name', 'legal_form', 'ticker', 'industry', 'website_host', 'city'] as const

type Props = { of: DirectoryFacts; beside?: DirectoryFacts }

/** What is known of a company; what another one has in common with it is said. */
export function DirectoryFactsList({ of, beside }: Props) {
  const { candidate: words } = useWords('team')
  const say = useFacts()
  const [own, other] = [say(of), beside && say(beside)]
  const known = FACTS.filter(name => own[name])
  if (known.length === 0) return <p className="note">{words.noFacts}</p>
  return (
    <dl className="like">
      {known.map(name => (
        <div key={name}>
          <dt>{words.facts[name]}</dt>
          <dd>
            {own[name]} {own[name] === other?.[name] && <span className="like-s">{words.same}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts() {
  const { industries, legalForm } = useWords('companies')
  return (facts: DirectoryFacts): Record<(typeof FACTS)[number], string | null> => ({
    legal_name: facts.legal_name,
    legal_form: facts.legal_form && legalForm(facts.legal_form),
    ticker: facts.ticker,
    industry: facts.industry && industries[facts.industry],
    website_host: facts.website_host,
    city: facts.city && `${facts.city.name}, ${facts.city.province}`,
  })
}
