import type { SearchResults as Results } from '#shared/contract/companies.ts'
import { COMPANY_SORTS, type CompanySort } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { CompanyRow } from '#web/companies/company-row.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik-cover.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Pager } from '#web/ui/list.tsx'
import { Empty, Notice } from '#web/ui/notice.tsx'
import { RankList } from '#web/ui/rank.tsx'
import { Section } from '#web/ui/section.tsx'
import './search.css'

/** What was asked for, as the address has it. */
export type Asked = { q: string; sort: CompanySort | null; cursor: string | null }
type Props = { results: Results; asked: Asked }

/** Companies found: how many, in which order, the list, the next page. */
export function SearchResults({ results, asked }: Props) {
  const words = useWords('search')
  return (
    <div className="wrap cols-side found">
      <div>
        <h1 className={asked.q.length > 24 ? 'long' : undefined}>
          {asked.q ? words.title(asked.q) : words.all}
        </h1>
        {results.companies.length === 0 ? (
          <Nothing asked={asked} />
        ) : (
          <>
            {results.corrected && (
              <Notice>
                <p>{words.corrected(asked.q)}</p>
              </Notice>
            )}
            <div className="sortline">
              <Count total={results.total} />
              <Sorts asked={asked} />
            </div>
            <h2 className="vh">{words.results}</h2>
            <Bands ids={results.companies.map(company => company.id)} />
            <RankList numbered={false}>
              {results.companies.map(company => (
                <CompanyRow key={company.id} company={company} noScore={words.noScore} />
              ))}
            </RankList>
            <Pages results={results} asked={asked} />
          </>
        )}
      </div>
      <Section title={words.reading.title} small>
        <p className="reading">{words.reading.body}</p>
        <p className="reading">{words.reading.bands}</p>
      </Section>
    </div>
  )
}

const CAP = 1000

function Count({ total }: { total: number }) {
  const format = useFormats()
  const words = useWords('search')
  return (
    <p role="status">
      <b>{total > CAP ? words.more(format.count(CAP)) : words.count(format.count(total))}</b>
    </p>
  )
}

function Sorts({ asked }: { asked: Asked }) {
  const locale = useLocale()
  const words = useWords('search')
  const chosen = asked.sort ?? (asked.q ? null : 'most')
  const to = (sort: CompanySort | null) => href(locale, 'searchCompany', {}, { q: asked.q, sort })
  return (
    <Menu
      look="tool"
      icon="arrow-up-down"
      end
      label={
        <>
          <span className="vh">{words.sort}: </span>
          {chosen ? words.sorts[chosen] : words.fitting}
        </>
      }
    >
      {asked.q && (
        <MenuItem href={to(null)} chosen={chosen === null}>
          {words.fitting}
        </MenuItem>
      )}
      {COMPANY_SORTS.toReversed().map(sort => (
        <MenuItem key={sort} href={to(sort)} chosen={chosen === sort}>
          {words.sorts[sort]}
        </MenuItem>
      ))}
    </Menu>
  )
}

function Pages({ results, asked }: Props) {
  const locale = useLocale()
  const words = useWords('search')
  if (!results.next && !asked.cursor) return null
  const to = (cursor: string | null) => href(locale, 'searchCompany', {}, { ...asked, cursor })
  return (
    <Pager
      label={words.pages}
      newer={asked.cursor ? { href: to(null), label: words.first } : undefined}
      older={results.next ? { href: to(results.next), label: words.next } : undefined}
    />
  )
}

function Nothing({ asked }: { asked: Asked }) {
  const locale = useLocale()
  const words = useWords('search')
  return (
    <Empty
      action={
        asked.q && (
          <ButtonLink kind="line" href={href(locale, 'searchCompany')}>
            {words.browse}
          </ButtonLink>
        )
      }
    >
      <p role="status">{asked.q ? words.none(asked.q) : words.empty}</p>
      {asked.q && (
        <ul className="hints">
          {words.hints.map(hint => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
    </Empty>
  )
}
