import { useNavigate } from 'react-router'
import type { Role } from '#shared/contract/companies/companies.ts'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { City } from '#shared/contract/fields.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { Suggested } from '#web/ui/controls/combobox/suggested.tsx'
import { findOffers, type Offer } from './find-offers.ts'
import './suggestions.css'

const PATIENCE_MS = 120
const LEAST = 2

/** Brings the words that suggestions need. */
export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search'])

/** Companies, cities, roles, jobs, questions and articles that fit what is being typed, below the field. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const words = useWords('search').suggestions
  return (
    <Suggested
      input={input}
      find={(query, signal) => findOffers({ query, locale, signal }, words.groups)}
      patience={PATIENCE_MS}
      least={LEAST}
      choose={offer => void navigate(hrefOf(locale, offer))}
      draw={offer => (
        <span className="sugg">
          <Offered {...offer} />
        </span>
      )}
      words={words}
    />
  )
}

function hrefOf(locale: Locale, offer: Offer): string {
  if ('titled' in offer) return offer.titled.href
  if ('role' in offer) return href(locale, 'position', { role: offer.role.id })
  if ('city' in offer) return href(locale, 'searchCompany', {}, { city: offer.city.id })
  return href(locale, 'company', { id: offer.company.slug })
}

function Offered(offer: Offer) {
  if ('titled' in offer) {
    const { title, note, lang } = offer.titled
    return (
      <span>
        <b lang={lang}>{title}</b>
        {note && <span className="note"> {note}</span>}
      </span>
    )
  }
  if ('role' in offer) return <OfferedRole role={offer.role} />
  return 'city' in offer ? <OfferedCity city={offer.city} /> : <OfferedCompany company={offer.company} />
}

function OfferedCity({ city }: { city: City }) {
  const { cityIn } = useWords('search').suggestions
  const words = useWords('companies')
  return (
    <span>
      <b>{words.city(city.name)}</b>
      <span className="note"> {cityIn(words.province(city.province))}</span>
    </span>
  )
}

function OfferedRole({ role }: { role: Role }) {
  const { kind } = useWords('search').role
  const { departments } = useWords('reviews')
  return (
    <span>
      <b>{role.name}</b>
      <span className="note"> {kind(departments[role.department])}</span>
    </span>
  )
}

function OfferedCompany({ company }: { company: CompanyCard }) {
  const format = useFormats()
  const words = useWords('companies')
  const place = placeLine(company, words)
  return (
    <>
      <span>
        <b>{company.name}</b>
        {place && <span className="note"> {place}</span>}
      </span>
      {company.score !== null && (
        <span className="sugg-s">
          <b>{format.score(company.score)}</b>
          <span className="vh"> {words.score.outOf}</span>
        </span>
      )}
    </>
  )
}
