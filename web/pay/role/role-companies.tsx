import type { RolePage } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { RankList, RankRow } from '#web/ui/layout/rank.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import './role.css'

/** Companies with reviews by people in this role, each a link to those reviews. */
export function RoleCompanies({ role, companies, page }: RolePage) {
  const locale = useLocale()
  const { reviewed: words } = useWords('positions').role
  return (
    <Section title={words.title}>
      {companies.length === 0 && page.previous === null ? (
        <Nothing />
      ) : (
        <>
          <p className="find">{words.lead}</p>
          <Bands ids={companies.map(company => company.id)} />
          <RankList numbered={false}>
            {companies.map(company => (
              <Row key={company.id} company={company} role={role.id} />
            ))}
          </RankList>
          <Pager page={page} to={cursor => href(locale, 'position', { role: role.id }, { cursor })} />
        </>
      )}
    </Section>
  )
}

/** Explains from how many reviews a company is listed. */
export function RoleReading() {
  const { reading } = useWords('positions').role.reviewed
  return (
    <Section title={reading.title} small>
      <p className="rolepage-r">{reading.body}</p>
      <p className="rolepage-r">{reading.floor}</p>
    </Section>
  )
}

function Row({ company, role }: { company: RolePage['companies'][number]; role: string }) {
  const locale = useLocale()
  const format = useFormats()
  const { list } = useWords('reviews')
  const { city } = useWords('companies')
  return (
    <RankRow
      id={company.id}
      name={company.name}
      href={href(locale, 'companyReviews', { id: company.slug }, { job_role: role })}
      sub={company.city && city(company.city.name)}
      unit={list.count(format.count(company.role_count))}
    />
  )
}

function Nothing() {
  const locale = useLocale()
  const { reviewed: words } = useWords('positions').role
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
      <p>{words.none}</p>
    </Empty>
  )
}
