import type {
  CandidateDecision,
  DirectoryFacts,
  ImportCandidate,
} from '#shared/contract/companies/desk-candidate.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Kbd } from '#web/ui/layout/mark.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import { isConflict } from '../desk/use-decisions.ts'
import { useDesk } from '../desk/use-desk.ts'
import { Work } from '../desk/work.tsx'
import '../company/company.css'
import './candidate.css'

const MOST_KEYS = 9

/** Imported companies that are similar to listed ones: merge, list as a new company, or drop. */
export function CandidateDesk() {
  const words = useWords('team')
  const { city: inWords } = useWords('companies')
  const desk = useCandidate()
  const alike = desk.it?.alike.slice(0, MOST_KEYS) ?? []
  const keys = {
    a: () => void desk.create(),
    t: () => void desk.drop(),
    ...Object.fromEntries(alike.map((into, place) => [String(place + 1), () => void desk.join(into)])),
  }
  return (
    <DeskPage
      desk={desk}
      rowOf={({ name, city, reason }) => ({
        title: name,
        sub: city ? inWords(city.name) : words.company.noCity,
        end: words.candidate.reasons[reason],
      })}
      keys={keys}
    >
      {candidate => ({
        work: <CandidatePane desk={desk} candidate={candidate} />,
        decision: words.candidate.alikeTitle,
        decide: <AlikePane desk={desk} candidate={candidate} />,
      })}
    </DeskPage>
  )
}

/** State and actions of the desk for imported companies. */
function useCandidate() {
  const { candidate: words, desks } = useWords('team')
  const desk = useDesk('candidate', {})
  const decide = (decision: CandidateDecision, done: string) =>
    desk.decide(decision, done, {
      refused(error) {
        if (!isConflict(error)) return false
        desk.load()
        desk.toast.show(desks.candidate.changed)
        return true
      },
    })
  const name = desk.it?.name ?? ''
  return {
    ...desk,
    join: (into: Pick<DirectoryFacts, 'id' | 'name'>) =>
      decide({ decision: 'join', into: into.id }, words.joined(name, into.name)),
    create: () => decide({ decision: 'create' }, words.created(name)),
    drop: () => decide({ decision: 'drop' }, words.dropped(name)),
  }
}

type Props = { desk: ReturnType<typeof useCandidate>; candidate: ImportCandidate }

function CandidatePane({ desk, candidate }: Props) {
  const { candidate: words } = useWords('team')
  const { day } = useFormats()
  return (
    <Work
      className="work-facts"
      kicker={words.kicker}
      source={words.noted(day(candidate.noted_on))}
      title={candidate.name}
    >
      <p className="company-d">{words.why[candidate.reason]}</p>
      <DirectoryFactsList of={candidate} />
      <div className="like-b">
        <Button full busy={desk.busy} aria-keyshortcuts="a" onClick={() => void desk.create()}>
          {words.create} <Key>A</Key>
        </Button>
        <Button kind="warn" full busy={desk.busy} aria-keyshortcuts="t" onClick={() => void desk.drop()}>
          {words.drop} <Key>T</Key>
        </Button>
        <p className="note">{words.dropTells}</p>
      </div>
    </Work>
  )
}

/** Similar companies, each with the facts that both have in common. */
function AlikePane({ desk, candidate }: Props) {
  const { candidate: words } = useWords('team')
  return (
    <>
      <p className="note">{candidate.alike.length === 0 ? words.noneAlike : words.joinTells}</p>
      <ol className="alike">
        {candidate.alike.map((one, place) => (
          <li key={one.id}>
            <Alike one={one} />
            <Button
              kind="line"
              size="small"
              busy={desk.busy}
              {...(place < MOST_KEYS && { 'aria-keyshortcuts': String(place + 1) })}
              onClick={() => void desk.join(one)}
            >
              {words.join}
              <span className="vh"> {words.as(one.name)}</span>
              {place < MOST_KEYS && (
                <span className="decide-k" aria-hidden="true">
                  <Kbd>{place + 1}</Kbd>
                </span>
              )}
            </Button>
            <DirectoryFactsList of={one} comparedWith={candidate} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Alike({ one }: { one: ImportCandidate['alike'][number] }) {
  const locale = useLocale()
  const { company, candidate: words } = useWords('team')
  const { list } = useWords('reviews')
  const { count } = useFormats()
  return (
    <p>
      {one.slug ? (
        <a href={href(locale, 'company', { id: one.slug })} target="_blank" rel="noopener">
          {one.name}
          <span className="vh"> {company.newTab}</span>
        </a>
      ) : (
        <b>{one.name}</b>
      )}
      <span className="note">{one.slug ? list.count(count(one.reviews)) : words.pending}</span>
    </p>
  )
}

const FACTS = ['legal_name', 'legal_form', 'ticker', 'industry', 'website_host', 'city'] as const

type DirectoryFactsListProps = { of: DirectoryFacts; comparedWith?: DirectoryFacts }

/** Facts of a company; those in common with the other company are marked. */
function DirectoryFactsList({ of, comparedWith }: DirectoryFactsListProps) {
  const { candidate: words } = useWords('team')
  const facts = useFacts()
  const [own, other] = [facts(of), comparedWith && facts(comparedWith)]
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
