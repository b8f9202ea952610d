import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { CompanyRow } from '#web/companies/company-row.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { RankList } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AddCompany } from '../add-company.tsx'
import { SearchBox } from '../search-box.tsx'
import './everything.css'
import '../search.css'

export type Hit = { href: string; title: string; lang?: Locale; note: string; value?: string; unit?: string }
/** Groups in display order; `all` is the address of the group's full list. */
export type Group = {
  name: 'roles' | 'jobs' | 'questions' | 'faqs' | 'articles'
  hits: Hit[]
  total: number
  all: string
}
export type Everything = {
  q: string
  companies: CompanyCard[]
  companyCount: number
  groups: Group[]
  nearest: Hit | null
}

/** Results of all kinds: the nearest hit first, then the groups. */
export function EverythingFound({ q, companies, companyCount, groups, nearest }: Everything) {
  const locale = useLocale()
  const words = useWords('searching')
  const isNothing = companies.length === 0 && groups.length === 0
  return (
    <div className="wrap everything">
      <h1 className={q.length > 24 ? 'found-long' : undefined}>{q ? words.titleOf(q) : words.title}</h1>
      {nearest && <Nearest hit={nearest} />}
      {(q === '' || isNothing) && (
        <SearchBox
          action={href(locale, 'search')}
          label={words.label}
          submit={words.submit}
          placeholder={words.placeholder}
          defaultValue={q}
        />
      )}
      {q !== '' && isNothing && (
        <Empty action={<AddCompany name={q} />}>
          <p>{words.none(q)}</p>
          <p>{q.includes(' ') ? words.hint : words.spelling}</p>
        </Empty>
      )}
      <div className="everything-in">
        {companies.length > 0 && <Companies q={q} companies={companies} count={companyCount} />}
        {groups.map(group => (
          <Hits key={group.name} {...group} />
        ))}
      </div>
    </div>
  )
}

function Nearest({ hit }: { hit: Hit }) {
  const { nearest } = useWords('searching')
  return (
    <p className="lead-text">
      {nearest} <a href={hit.href}>{hit.title}</a>
      {hit.value && `, ${hit.value}`}.
    </p>
  )
}

function Companies({ q, companies, count }: { q: string; companies: CompanyCard[]; count: number }) {
  const locale = useLocale()
  const words = useWords('searching')
  const format = useFormats()
  return (
    <Section title={words.groups.companies}>
      <Bands ids={companies.map(({ id }) => id)} />
      <RankList numbered={false}>
        {companies.map(company => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </RankList>
      {count > companies.length && (
        <ArrowLink href={href(locale, 'searchCompany', {}, { q })}>
          {words.all(format.count(count))}
        </ArrowLink>
      )}
    </Section>
  )
}

function Hits({ name, hits, total, all }: Group) {
  const words = useWords('searching')
  const format = useFormats()
  return (
    <Section title={words.groups[name]}>
      <ul className="hits">
        {hits.map(hit => (
          <li key={hit.href}>
            <a href={hit.href}>
              <span>
                <b lang={hit.lang}>{hit.title}</b>
                <span className="note">{hit.note}</span>
              </span>
              {hit.value && (
                <span className="hits-v">
                  <b>{hit.value}</b>
                  {hit.unit && <span className="note">{hit.unit}</span>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {total > hits.length && <ArrowLink href={all}>{words.all(format.count(total))}</ArrowLink>}
    </Section>
  )
}
