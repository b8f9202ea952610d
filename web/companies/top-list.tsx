import type { Home } from '#shared/contract/companies/companies.ts'
import type { TopList as ListName } from '#shared/contract/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { RankList } from '#web/ui/layout/rank.tsx'
import { CompanyRow } from './company-row.tsx'
import './companies.css'

/** One of the three lists: its name, its minimum number of reviews, its companies. */
export function TopList({ name, companies }: { name: ListName; companies: Home[ListName] }) {
  const format = useFormats()
  const home = useWords('home')
  const words = home[name]
  return (
    <section className="top" aria-labelledby={name}>
      <h3 id={name}>{words.title}</h3>
      <p className="note">{words.floor}</p>
      {companies.length === 0 ? (
        <p className="top-none">{home.nobody}</p>
      ) : (
        <RankList cut>
          {companies.map(company => (
            <CompanyRow
              key={company.id}
              company={company}
              unit={company.new_count === null ? undefined : home.newCount(format.count(company.new_count))}
            />
          ))}
        </RankList>
      )}
    </section>
  )
}
