import type { ReactNode } from 'react'
import { ANSWERS, EMPLOYEE_RATINGS, INDUSTRIES, SIZE_BANDS, type Aspect } from '#shared/contract/keys.ts'
import type { RankedPlace, TopCompanies } from '#shared/contract/discovery/rankings.ts'
import { href } from '#shared/paths.ts'
import { TopList } from '#web/companies/top-list.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { CountLabel } from '#web/discovery/search/count-label.tsx'
import { ChoiceMenu } from '#web/ui/controls/choice-menu.tsx'
import { CityChips } from '#web/discovery/search/city-chips.tsx'
import { useCityTrouble } from '#web/discovery/search/unknown-city.tsx'
import { ratingShare } from '#web/ui/charts/geometry.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { RankList, RankRow } from '#web/ui/layout/rank.tsx'
import { Panel } from '#web/ui/layout/section.tsx'
import { queryOf, type Choice } from './query.ts'
import { countIn, titleOf } from './title.ts'
import '#web/ui/charts/figure.css'
import './rankings.css'

type Props = { top: TopCompanies; choice: Choice; unknownCity: string | null }

/**
 * Ranking by one aspect: a title, three filters, and the companies with the minimum number of reviews drawn into the
 * list.
 */
export function Ranking(props: Props) {
  const { top, choice, unknownCity } = props
  const words = useWords('rankings')
  const isPlain = choice.aspect === 'score' && !choice.industry && !choice.city && !choice.size
  return (
    <div className="wrap ranking">
      <h1>{titleOf(top, words, useWords('companies'))}</h1>
      <p className="lead-text">{words.lead}</p>
      <Choices {...props} />
      {unknownCity && <Unknown {...props} unknownCity={unknownCity} />}
      <div className="ranking-cols">
        <div>
          <Ranked top={top} />
        </div>
        <Reckoning />
      </div>
      {isPlain && (
        <div className="ranking-lists">
          <h2>{words.others}</h2>
          <TopList name="top_newcomer" companies={top.top_newcomer} />
          <TopList name="top_underdogs" companies={top.top_underdogs} />
          <Industries />
        </div>
      )}
    </div>
  )
}

/** Links to the rankings of the industries, each on its own page. */
function Industries() {
  const locale = useLocale()
  const { choices } = useWords('rankings')
  const { industries } = useWords('companies')
  return (
    <Chips label={choices.industry}>
      {INDUSTRIES.map(industry => (
        <Chip key={industry} href={href(locale, 'industry', { industry })}>
          {industries[industry]}
        </Chip>
      ))}
    </Chips>
  )
}

const GROUP = 'ranking'
/** Default value of a filter: without an aspect the ranking is by score. */
const none = (name: keyof Choice) => (name === 'aspect' ? 'score' : null)

function Choices({ top, choice }: Props) {
  const locale = useLocale()
  const words = useWords('rankings')
  const { filters } = useWords('search')
  const { city, industries, sizes, employees } = useWords('companies')
  const to = (change: Partial<Choice>) => href(locale, 'topCompanies', {}, queryOf({ ...choice, ...change }))
  const menu = <K extends keyof Choice>(
    name: K,
    values: readonly { value: Choice[K] & string; label: ReactNode; count?: number }[],
  ) => (
    <ChoiceMenu
      name={GROUP}
      label={words.choices[name]}
      any={filters.any}
      chosen={choice[name] === none(name) ? null : choice[name]}
      choices={values.map(({ value, label, count = null }) => ({
        value,
        label: <CountLabel count={count}>{label}</CountLabel>,
      }))}
      to={value => to({ [name]: value ?? none(name) })}
    />
  )
  const aspects = [...EMPLOYEE_RATINGS, ...ANSWERS]
  const cities = top.cities.some(({ value }) => value.id === top.city?.id)
    ? top.cities
    : [...top.cities, ...(top.city ? [{ value: top.city, count: 0 }] : [])]
  return (
    <Chips label={words.choices.label}>
      {menu(
        'aspect',
        aspects.map(value => ({ value, label: words.aspects[value] })),
      )}
      {menu(
        'industry',
        INDUSTRIES.map(value => ({ value, label: industries[value] })),
      )}
      {menu(
        'city',
        cities.map(({ value, count }) => ({ value: value.id, label: city(value.name), count })),
      )}
      {menu(
        'size',
        SIZE_BANDS.map(value => ({ value, label: employees(sizes[value]) })),
      )}
    </Chips>
  )
}

function Unknown({ top, choice, unknownCity }: Props & { unknownCity: string }) {
  const locale = useLocale()
  const message = useCityTrouble(top, unknownCity)
  return (
    <>
      <Notice kind="warn">
        <p>{message}</p>
      </Notice>
      <CityChips
        label={message}
        cities={top.namesakes}
        to={city => href(locale, 'topCompanies', {}, queryOf({ ...choice, city }))}
      />
    </>
  )
}

function Ranked({ top }: { top: TopCompanies }) {
  const format = useFormats()
  const words = useWords('rankings')
  const { ranked, below, industry_mean: mean } = top
  const of = countIn(top.aspect, words)
  return (
    <>
      {ranked.length === 0 && (
        <Empty>
          <p>{words.none}</p>
        </Empty>
      )}
      {mean !== null && ranked.length > 0 && <p className="note">{words.mean(format.score(mean))}</p>}
      <Bands ids={[...ranked, ...below].map(({ id }) => id)} />
      {ranked.length > 0 && (
        <ol className="rank">
          {ranked.map(company => (
            <Row key={company.id} company={company} aspect={top.aspect} mean={mean} />
          ))}
        </ol>
      )}
      <p className="ranking-floor">
        <b>{words.floor(of(format.count(top.floor.reviews)), format.count(top.floor.months))}</b>{' '}
        {below.length > 0 ? words.below(format.count(below.length)) : words.nobodyBelow}
      </p>
      {below.length > 0 && <Below top={top} />}
    </>
  )
}

type Placed = { company: RankedPlace; aspect: Aspect; mean: number | null }

function Row({ company, aspect, mean }: Placed) {
  const format = useFormats()
  const words = useWords('rankings')
  const { score, town } = useWords('companies')
  const { value, place } = company
  const isShare = ANSWERS.some(key => key === aspect)
  const locale = useLocale()
  return (
    <RankRow
      id={company.id}
      name={company.name}
      href={href(locale, 'company', { id: company.slug })}
      sub={
        <>
          <em className="ranking-place">
            {company.shared ? words.shared(format.count(place)) : words.place(format.count(place))}
          </em>
          {company.city && `, ${town(company.city.name)}`}
        </>
      }
      figure={isShare ? format.share(value) : format.score(value)}
      outOf={isShare ? words.haveIt : score.outOf}
      unit={countIn(aspect, words)(format.count(company.answers))}
      more={<Bar value={isShare ? 100 * value : ratingShare(value)} mean={mean} />}
    />
  )
}

const Bar = ({ value, mean }: { value: number; mean: number | null }) => (
  <svg className="ranking-bar" width="100%" height="10" aria-hidden="true">
    <rect className="c-track" y="2" width="100%" height="6" />
    <rect className="c-nila" y="2" width={`${value}%`} height="6" />
    {mean !== null && (
      <rect
        className="c-tick"
        x={`${ratingShare(mean)}%`}
        width="3"
        height="10"
        transform="translate(-1.5)"
      />
    )}
  </svg>
)

/** Companies below the minimum have no rank and no score, only the progress towards it. */
function Below({ top: { aspect, below, floor } }: { top: TopCompanies }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('rankings')
  const { town } = useWords('companies')
  return (
    <RankList numbered={false}>
      {below.map(({ id, slug, name, city, have }) => (
        <RankRow
          key={id}
          id={id}
          name={name}
          href={href(locale, 'company', { id: slug })}
          sub={city && town(city.name)}
          unit={words.have(format.count(have), countIn(aspect, words)(format.count(floor.reviews)))}
        />
      ))}
    </RankList>
  )
}

function Reckoning() {
  const { reckoning } = useWords('rankings')
  return (
    <Panel title={reckoning.title}>
      <Leaders items={reckoning.facts} />
      {reckoning.body.map(sentence => (
        <p key={sentence} className="note">
          {sentence}
        </p>
      ))}
    </Panel>
  )
}
