import type { RolePage } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/layout/article.tsx'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Listing } from '#web/ui/layout/listing.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { RankList, RankRow } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './search.css'

/** A role: which companies people in it wrote about, each leading to what they wrote. */
export function RoleCompanies({ role, companies, page }: RolePage) {
  const locale = useLocale()
  const { role: words, pages } = useWords('search')
  const { departments } = useWords('reviews')
  return (
    <div className="wrap found">
      <Kicker>{words.kind(departments[role.department])}</Kicker>
      <h1 className={role.name.length > 24 ? 'found-long' : undefined}>{role.name}</h1>
      <Listing
        about={
          <Section title={words.reading.title} small>
            <p className="reading">{words.reading.body}</p>
            <p className="reading">{words.reading.floor}</p>
          </Section>
        }
      >
        {companies.length === 0 && page.previous === null ? (
          <Nothing />
        ) : (
          <>
            <p className="lead-text">{words.lead}</p>
            <h2 className="vh">{words.companies}</h2>
            <Bands ids={companies.map(company => company.id)} />
            <RankList numbered={false}>
              {companies.map(company => (
                <Row key={company.id} company={company} role={role.id} />
              ))}
            </RankList>
            <Pager
              label={pages}
              page={page}
              to={cursor => href(locale, 'position', { role: role.id }, { cursor })}
            />
          </>
        )}
      </Listing>
    </div>
  )
}

function Row({ company, role }: { company: RolePage['companies'][number]; role: string }) {
  const locale = useLocale()
  const format = useFormats()
  const { list } = useWords('reviews')
  const words = useWords('companies')
  return (
    <RankRow
      id={company.id}
      name={company.name}
      href={href(locale, 'companyReviews', { id: company.slug }, { job_role: role })}
      sub={placeLine(company, words)}
      unit={list.count(format.count(company.role_count))}
    />
  )
}

function Nothing() {
  const locale = useLocale()
  const words = useWords('search')
  const { nav } = useWords('masthead')
  return (
    <Empty
      action={
        <>
          <ButtonLink icon="pen-line" href={href(locale, 'writeReview')}>
            {nav.writeReview}
          </ButtonLink>
          <ButtonLink kind="line" href={href(locale, 'searchCompany')}>
            {words.browse}
          </ButtonLink>
        </>
      }
    >
      <p>{words.role.none}</p>
    </Empty>
  )
}
