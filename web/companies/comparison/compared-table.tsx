import { Fragment, type ReactNode } from 'react'
import { RATING_GROUPS, type RatingGroup } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ratingShare } from '#web/ui/charts/geometry.ts'
import { cx } from '#web/ui/cx.ts'
import { Swatch } from '#web/ui/layout/monogram.tsx'
import { queryOf } from './query.ts'
import {
  benefitOf,
  benefitText,
  answeredBenefits,
  highest,
  isHighest,
  meanOf,
  type Compared,
} from './compared.ts'
import '#web/ui/charts/figure.css'

type Props = { compared: readonly Compared[] }

/** One table; on a phone the row header has a line of its own. */
export function ComparedTable({ compared }: Props) {
  const words = useWords('versus')
  return (
    <table className={`cmp cmp-${compared.length}`}>
      <caption className="vh">{words.caption}</caption>
      <thead>
        <Head compared={compared} />
      </thead>
      <tbody>
        <Whole compared={compared} />
        {(Object.keys(RATING_GROUPS) as RatingGroup[]).map(group => (
          <Fragment key={group}>
            <GroupHead name={words.groups[group]} of={compared.length} />
            {group === 'money' && <Pay compared={compared} />}
            <Ratings compared={compared} group={group} />
          </Fragment>
        ))}
        <Benefits compared={compared} />
      </tbody>
    </table>
  )
}

function Head({ compared }: Props) {
  const locale = useLocale()
  const words = useWords('versus')
  const slugs = compared.map(({ page }) => page.company.slug)
  const to = (companies: string[], change?: string) =>
    href(locale, 'compareCompanies', {}, queryOf(companies, change))
  return (
    <tr>
      <th scope="col" className="cmp-corner">
        {words.aspect}
      </th>
      {compared.map(({ page: { company } }) => (
        <th key={company.id} scope="col">
          <a className="cmp-name" href={href(locale, 'company', { id: company.slug })}>
            <Swatch id={company.id} name={company.name} />
            <span>{company.name}</span>
          </a>
          <a className="cmp-act" href={to(slugs, company.slug)}>
            {words.change} <span className="vh">{company.name}</span>
          </a>
          <a className="cmp-act" href={to(slugs.filter(slug => slug !== company.slug))}>
            {words.remove} <span className="vh">{company.name}</span>
          </a>
        </th>
      ))}
    </tr>
  )
}

const GroupHead = ({ name, of }: { name: string; of: number }) => (
  <tr className="cmp-group">
    <th colSpan={of + 1} scope="rowgroup">
      {name}
    </th>
  </tr>
)

function Row({ name, cells }: { name: ReactNode; cells: { key: string; value: ReactNode }[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(({ key, value }) => (
        <td key={key}>{value}</td>
      ))}
    </tr>
  )
}

/** The cells of a row, one per company. */
const across = (compared: readonly Compared[], of: (one: Compared) => ReactNode) =>
  compared.map(one => ({ key: one.page.company.id, value: of(one) }))

function Whole({ compared }: Props) {
  const format = useFormats()
  const words = useWords('versus')
  return (
    <>
      <Row
        name={words.score}
        cells={across(compared, ({ page: { figures } }) =>
          typeof figures?.score === 'number' ? (
            <b className="cmp-big">{format.score(figures.score)}</b>
          ) : (
            <Few />
          ),
        )}
      />
      <Row
        name={words.reviews}
        cells={across(compared, ({ page: { figures } }) => format.count(figures?.review_count ?? 0))}
      />
      <Row
        name={words.recommend}
        cells={across(compared, ({ page: { figures } }) =>
          figures && figures.score !== null ? (
            <b>{format.share(figures.recommend_count / figures.review_count)}</b>
          ) : (
            <Few />
          ),
        )}
      />
    </>
  )
}

function Pay({ compared }: Props) {
  const format = useFormats()
  const words = useWords('versus')
  const { millions } = useWords('pay')
  return (
    <>
      <Row
        name={words.pay}
        cells={across(compared, ({ salaries: { whole, minimum_wage } }) =>
          whole ? (
            <b className={cx(whole.p50 < (minimum_wage?.amount ?? 0) && 'cmp-low')}>
              {millions(format.millions(whole.p50))}
            </b>
          ) : (
            <Few />
          ),
        )}
      />
      <Row
        name={words.minimum}
        cells={across(compared, ({ salaries: { minimum_wage } }) =>
          minimum_wage ? millions(format.millions(minimum_wage.amount)) : <Few />,
        )}
      />
    </>
  )
}

function Ratings({ compared, group }: Props & { group: RatingGroup }) {
  const format = useFormats()
  const words = useWords('versus')
  const { ratings } = useWords('reviews')
  return RATING_GROUPS[group].map(key => {
    const best = highest(compared.map(one => meanOf(one, key)))
    return (
      <Row
        key={key}
        name={ratings[key]}
        cells={across(compared, one => {
          const mean = meanOf(one, key)
          if (mean === null) return <Few />
          const is = isHighest(mean, best)
          return (
            <span className={cx('cmp-v', is && 'cmp-hi')}>
              <b>{format.score(mean)}</b>
              {is && <span className="vh"> {words.highest}</span>}
              <svg width="100%" height="8" aria-hidden="true">
                <rect className="c-track" width="100%" height="8" />
                <rect className="cmp-bar" width={`${ratingShare(mean)}%`} height="8" />
              </svg>
            </span>
          )
        })}
      />
    )
  })
}

function Benefits({ compared }: Props) {
  const format = useFormats()
  const words = useWords('versus')
  const companyWords = useWords('companies')
  const answered = answeredBenefits(compared)
  if (answered.length === 0) return null
  return (
    <>
      <GroupHead name={words.benefits} of={compared.length} />
      {answered.map(key => (
        <Row
          key={key}
          name={companyWords.benefits[key]}
          cells={across(compared, one => {
            const benefit = benefitOf(one, key)
            return benefit ? benefitText(benefit, companyWords, format) : <Few />
          })}
        />
      ))}
    </>
  )
}

function Few() {
  const { few } = useWords('versus')
  return <span className="cmp-few">{few}</span>
}
