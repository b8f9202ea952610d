import { useState, type KeyboardEvent } from 'react'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Kbd } from '#web/ui/layout/mark.tsx'
import { CompanySearch, type FoundCompany } from '../desk/company-search.tsx'
import { Key } from '../desk/keys-dialog.tsx'
import type { CompanyDesk, Listed } from './use-company.ts'

/** Listed companies with a similar name and a search for others, to merge with one; or decline. */
export function MergePane({ desk }: { desk: CompanyDesk }) {
  const { company: words } = useWords('team')
  return (
    <>
      <p className="note">{words.mergeTells}</p>
      <Nears desk={desk} />
      <SearchInto onMerge={into => void desk.merge(into)} />
      <div className="decide-last">
        <Button kind="warn" full busy={desk.busy} aria-keyshortcuts="t" onClick={() => void desk.decline()}>
          {words.decline} <Key>T</Key>
        </Button>
        <p className="note">{words.declineHint}</p>
      </div>
    </>
  )
}

function Nears({ desk: { near, merge } }: { desk: CompanyDesk }) {
  const { company: words, retry } = useWords('team')
  const { state, companies } = near
  const found = companies.length === 0 ? words.noneNear : words.someNear(companies.length)
  return (
    <>
      <p className={companies.length === 0 ? 'note' : 'vh'} role="status">
        {{ asking: words.askingNear, failed: words.nearFailed, here: found }[state]}
      </p>
      {state === 'failed' && <LinkButton onClick={near.again}>{retry}</LinkButton>}
      {companies.length > 0 && (
        <ol className="alike">
          {companies.map((one, place) => (
            <Near key={one.id} one={one} place={place + 1} onMerge={() => void merge(one)} />
          ))}
        </ol>
      )}
    </>
  )
}

function Near({ one, place, onMerge }: { one: CompanyCard; place: number; onMerge: () => void }) {
  const locale = useLocale()
  const { company: words } = useWords('team')
  const { city, industriesShort } = useWords('companies')
  const { list } = useWords('reviews')
  const { count } = useFormats()
  const facts = [
    one.city && city(one.city.name),
    one.industry && industriesShort[one.industry],
    list.count(count(one.review_count + one.applicant_count)),
  ]
  return (
    <li>
      <p>
        <a href={href(locale, 'company', { id: one.slug })} target="_blank" rel="noopener">
          {one.name}
          <span className="vh"> {words.newTab}</span>
        </a>
        <span className="note">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <Button kind="line" size="small" aria-keyshortcuts={String(place)} onClick={onMerge}>
        {words.mergeShort}
        <span className="vh"> {words.into(one.name)}</span>
        <span className="decide-k" aria-hidden="true">
          <Kbd>{place}</Kbd>
        </span>
      </Button>
    </li>
  )
}

function SearchInto({ onMerge }: { onMerge: (into: Listed) => void }) {
  const { company: words } = useWords('team')
  const [into, setInto] = useState<FoundCompany | null>(null)
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) document.getElementById('work-h')?.focus()
  }
  return (
    <form
      className="alike-s"
      noValidate
      onKeyDown={onEscape}
      onSubmit={event => {
        event.preventDefault()
        if (into) onMerge(into)
      }}
    >
      <CompanySearch
        id="company-into"
        label={words.search}
        hint={words.searchHint}
        value={into}
        onChange={setInto}
      />
      <Button type="submit" kind="line" full off={!into} reasonId={into ? undefined : 'company-into-h'}>
        {into ? words.mergeInto(into.name) : words.merge}
      </Button>
    </form>
  )
}
