import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CompanyCard, Role } from '#shared/contract/companies.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { useSuggestions, type Offer } from './use-suggestions.ts'
import './suggestions.css'

/** Brings the words that suggestions need. */
export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search'])

/** Companies and roles that fit what is being typed, below the field: a list box that the arrow keys walk while one types on. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const words = useWords('search').suggestions
  const navigate = useNavigate()
  const list = useId()
  const choose = (offer: Offer) =>
    void navigate(
      'role' in offer
        ? href(locale, 'position', { role: offer.role.id })
        : href(locale, 'company', { id: offer.company.slug }),
    )
  const { offers, foundNone, active, said } = useSuggestions(input, choose)
  const shown = offers.length > 0
  useEffect(() => {
    const now = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': shown ? list : undefined,
      'aria-activedescendant': shown && active >= 0 ? `${list}-${active}` : undefined,
    }
    for (const [name, value] of Object.entries(now))
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
  }, [input, list, shown, active])
  return (
    <>
      {shown && <Offers id={list} offers={offers} active={active} choose={choose} />}
      <p className={foundNone ? 'sugg sugg-none' : 'vh'} role="status">
        {foundNone ? words.none : said && shown && words.found(offers.length)}
      </p>
    </>
  )
}

type OffersProps = {
  id: string
  offers: readonly Offer[]
  active: number
  choose: (offer: Offer) => void
}

function Offers({ id, offers, active, choose }: OffersProps) {
  const words = useWords('search').suggestions
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="sugg" role="listbox" id={id} aria-label={words.label} ref={list}>
      {offers.map((offer, place) => (
        <div
          key={'role' in offer ? offer.role.id : offer.company.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The field keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(offer)}
        >
          {'role' in offer ? <OfferedRole role={offer.role} /> : <OfferedCompany company={offer.company} />}
        </div>
      ))}
    </div>
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
