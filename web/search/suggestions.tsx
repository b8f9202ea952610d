import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CompanyCard } from '#shared/contract/companies.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { useSuggestions } from './use-suggestions.ts'
import './suggestions.css'

/** Brings the words that suggestions need. */
export const prepare = (locale: Locale): Promise<void> => loadWords(locale, ['search'])

/** Companies that fit what is being typed, below the field: a list box that the arrow keys walk while one types on. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const words = useWords('search').suggestions
  const navigate = useNavigate()
  const list = useId()
  const choose = ({ slug }: CompanyCard) => void navigate(href(locale, 'company', { id: slug }))
  const { companies, foundNone, active, said } = useSuggestions(input, choose)
  const shown = companies.length > 0
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
      {shown && <Offers id={list} companies={companies} active={active} choose={choose} />}
      <p className={foundNone ? 'sugg sugg-none' : 'vh'} role="status">
        {foundNone ? words.none : said && shown && words.found(companies.length)}
      </p>
    </>
  )
}

type OffersProps = {
  id: string
  companies: readonly CompanyCard[]
  active: number
  choose: (company: CompanyCard) => void
}

function Offers({ id, companies, active, choose }: OffersProps) {
  const words = useWords('search').suggestions
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="sugg" role="listbox" id={id} aria-label={words.label} ref={list}>
      {companies.map((company, place) => (
        <div
          key={company.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // The field keeps the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(company)}
        >
          <Offer company={company} />
        </div>
      ))}
    </div>
  )
}

function Offer({ company }: { company: CompanyCard }) {
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
