import type { RolePage } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { placeLine } from '#web/companies/place.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Kicker } from '#web/ui/article.tsx'
import { Bands } from '#web/ui/batik-cover.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pager } from '#web/ui/list.tsx'
import { Empty } from '#web/ui/notice.tsx'
import { RankList, RankRow } from '#web/ui/rank.tsx'
import { Section } from '#web/ui/section.tsx'
import './search.css'

type Props = RolePage & { cursor: string | null }

/** A role: which companies people in it wrote about, each leading to what they wrote. */
export function RoleCompanies({ role, companies, next, cursor }: Props) {
  const words = useWords('search').role
  const { departments } = useWords('reviews')
  return (
    <div className="wrap cols-side found">
      <div>
        <Kicker>{words.kind(departments[role.department])}</Kicker>
        <h1 className={role.name.length > 24 ? 'long' : undefined}>{role.name}</h1>
        {companies.length === 0 ? (
          <Nothing role={role.id} isFirst={cursor === null} />
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
            <Pages role={role.id} next={next} cursor={cursor} />
          </>
        )}
      </div>
      <Section title={words.reading.title} small>
        <p className="reading">{words.reading.body}</p>
        <p className="reading">{words.reading.floor}</p>
      </Section>
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

function Pages({ role, next, cursor }: { role: string } & Pick<Props, 'next' | 'cursor'>) {
  const locale = useLocale()
  const words = useWords('search')
  if (!next && !cursor) return null
  const to = (cursor: string | null) => href(locale, 'position', { role }, { cursor })
  return (
    <Pager
      label={words.pages}
      newer={cursor ? { href: to(null), label: words.first } : undefined}
      older={next ? { href: to(next), label: words.next } : undefined}
    />
  )
}

/** Behind the last page, which may have become shorter, the list itself is there still. */
function Nothing({ role, isFirst }: { role: string; isFirst: boolean }) {
  const locale = useLocale()
  const words = useWords('search')
  const { nav } = useWords('masthead')
  return (
    <Empty
      action={
        isFirst ? (
          <>
            <ButtonLink icon="pen-line" href={href(locale, 'writeReview')}>
              {nav.writeReview}
            </ButtonLink>
            <ButtonLink kind="line" href={href(locale, 'searchCompany')}>
              {words.browse}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink kind="line" href={href(locale, 'position', { role })}>
            {words.first}
          </ButtonLink>
        )
      }
    >
      <p>{isFirst ? words.role.none : words.role.noMore}</p>
    </Empty>
  )
}
