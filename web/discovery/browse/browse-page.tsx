import type { ReactNode } from 'react'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import { CompanyRow } from '#web/companies/company-row.tsx'
import { useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { RankList } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './browse.css'

export type BrowseLink = { href: string; name: string; note?: string | undefined }
export type BrowseList = { title: string; links: readonly BrowseLink[]; all?: BrowseLink }

/** Page of one industry or place: its figures in a sentence, a map, then lists of links. */
export function BrowsePage({
  title,
  sentence,
  map,
  companies,
  ways,
  lists,
}: {
  title: string
  sentence: string
  map?: ReactNode
  companies: readonly CompanyCard[]
  /** Links to other views of these companies. */
  ways: readonly BrowseLink[]
  lists: readonly BrowseList[]
}) {
  const words = useWords('browsing')
  return (
    <div className="wrap browse">
      <h1>{title}</h1>
      <p className="lead-text">{sentence}</p>
      {map && <div className="browse-map">{map}</div>}
      <Section title={words.companies}>
        {companies.length === 0 ? (
          <Empty>
            <p>{words.none}</p>
          </Empty>
        ) : (
          <>
            <Bands ids={companies.map(({ id }) => id)} />
            <RankList numbered={false}>
              {companies.map(company => (
                <CompanyRow key={company.id} company={company} noScore={words.noScore} />
              ))}
            </RankList>
          </>
        )}
        <Ways links={ways} />
      </Section>
      <div className="browse-lists">
        {lists
          .filter(({ links }) => links.length > 0)
          .map(({ title: name, links, all }) => (
            <Section key={name} title={name} small>
              <Ways links={links} />
              {all && <Ways links={[all]} />}
            </Section>
          ))}
      </div>
    </div>
  )
}

const Ways = ({ links }: { links: readonly BrowseLink[] }) => (
  <ul className="browse-ways">
    {links.map(({ href, name, note }) => (
      <li key={href}>
        <a href={href}>
          {name}
          {note && <span className="note"> {note}</span>}
        </a>
      </li>
    ))}
  </ul>
)
