import { Fragment } from 'react'
import type { Position, Positions } from '#shared/contract/pay/positions.ts'
import { href } from '#shared/paths.ts'
import { payAxis } from '#web/pay/axis.ts'
import { bandOf } from '#web/pay/band.ts'
import { quartilesOf } from '#web/pay/quartiles.ts'
import { useScope } from '#web/pay/scope.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { RangeLine } from '#web/ui/charts/ranges/salary-strip.tsx'
import { AxisTicks, type Axis } from '#web/ui/charts/weigh/strip.tsx'

type Props = { positions: readonly Position[]; city: Positions['city'] }

/** Positions below each other, with their pay on one axis. */
export function PositionList({ positions, city }: Props) {
  const { axisEnd } = useWords('pay')
  const ranges = positions.flatMap(({ pay }) => (pay ? [pay.range] : []))
  const axis =
    ranges.length > 0
      ? payAxis(
          ranges.map(({ p25, p75 }) => ({ p25, p75 })),
          axisEnd,
        )
      : null
  return (
    <>
      <ol className="position-list">
        {positions.map(position => (
          <li key={position.role.id}>
            <Row position={position} city={city} axis={axis} />
          </li>
        ))}
      </ol>
      {axis && <AxisTicks axis={axis} />}
    </>
  )
}

type Row = { position: Position; city: Props['city']; axis: Axis | null }

function Row({ position, city, axis }: Row) {
  const locale = useLocale()
  const { departments } = useWords('reviews')
  const { role, pay } = position
  return (
    <>
      <div>
        <h3>
          <a href={href(locale, 'position', { role: role.id }, { city: city?.id })}>{role.name}</a>
        </h3>
        <p className="position-d">{departments[role.department]}</p>
      </div>
      <div className="position-pay">
        <Pay pay={pay} />
        {pay && axis && <RangeLine range={{ ...quartilesOf(pay.range), p10: null, p90: null }} axis={axis} />}
      </div>
      <p className="position-m">
        <Hiring position={position} city={city} />
        <ReviewCount review_counts={position.review_counts} />
      </p>
    </>
  )
}

/** Median and number of people, with the name of the group if it is not the role itself. */
function Pay({ pay }: Pick<Position, 'pay'>) {
  const format = useFormats()
  const scope = useScope()
  const words = useWords('pay')
  const { pay: own } = useWords('roles')
  if (!pay) return <p className="position-no">{words.few}</p>
  const { range, of } = pay
  return (
    <p>
      <b>{words.millions(format.millions(range.p50))}</b>{' '}
      <span>
        {of.role
          ? words.people(bandOf(range.people, format))
          : own.instead(scope(of), words.people(bandOf(range.people, format)))}
      </span>
    </p>
  )
}

function Hiring({ position: { role, open, hiring }, city }: Omit<Row, 'axis'>) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('roles')
  if (open.vacancies === 0) return <span>{words.open.none}</span>
  return (
    <span>
      <a href={href(locale, 'jobs', {}, { role: role.id, city: city?.id })}>
        {words.open.count(format.count(open.vacancies))}
      </a>{' '}
      {words.open.of(format.count(open.companies))}
      {open.newest && <>, {words.open.newest(format.day(open.newest))}</>}
      {hiring.length > 0 && (
        <>
          :{' '}
          {hiring.map(({ slug, name }, at) => (
            <Fragment key={slug}>
              {at > 0 && ', '}
              <a href={href(locale, 'companyJobs', { id: slug })}>{name}</a>
            </Fragment>
          ))}
        </>
      )}
    </span>
  )
}

function ReviewCount({ review_counts: counts }: Pick<Position, 'review_counts'>) {
  const format = useFormats()
  const words = useWords('roles')
  return (
    <span>
      {counts.reviews > 0
        ? words.reviewCounts.of(format.count(counts.reviews), format.count(counts.companies))
        : words.reviewCounts.none}
    </span>
  )
}
