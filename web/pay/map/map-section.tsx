import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords, useLocale } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { useOpenedPlace } from '#web/ui/layout/use-opened-place.ts'
import { READINGS, type Choice, queryOf, type Reading } from '../place/query.ts'
import { mapFinding } from './finding.ts'
import { rankedOf, readAs, scaleFor, timesOf, type Read, type Level, type Scale } from './scale.ts'
import { useReading, WovenMap } from './woven-map.tsx'
import { DEPARTMENTS } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { MenuChip, MenuItem } from '#web/ui/controls/menu.tsx'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from '../band.ts'
import { rowId } from './row-id.ts'

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/'

type Props = { map: PayMap; choice: Choice; floor: TopSalaries['floors']['province'] }

/** The map with legend, summary, filters, and a table of the same data. */
export function MapSection({ map, choice, floor: [people, companies] }: Props) {
  const format = useFormats()
  const { province } = useWords('companies')
  const words = useWords('salaries').map
  const { reading } = choice
  const formatValue = useReading(reading)
  const { millions } = useWords('pay')
  useOpenedPlace()
  const provinces = readAs(map.provinces, reading)
  const scale = scaleFor(provinces, reading)
  const finding = mapFinding(
    provinces,
    { reading, scale },
    { map: words, province, millions },
    formatValue,
    format,
  )
  const missing = provinces.length - rankedOf(provinces).length
  const text = words.text(finding) + (missing > 0 ? words.missing(format.count(missing)) : '') + words.inTable
  return (
    <>
      <Figure caption={finding}>
        <WovenMap {...{ provinces, reading, scale, text }} />
        <MapKey reading={reading} scale={scale} />
      </Figure>
      <div className="weave-choices">
        <MapChoices choice={choice} readings={readingsOf(map)} />
      </div>
      <Disclosure summary={words.table(format.count(provinces.length))}>
        <MapTable provinces={provinces} />
      </Disclosure>
      <p className="note weave-note">
        {reading === 'minimum' && `${words.minimumNote} `}
        {words.note(format.count(people), format.count(companies))} {words.sources}{' '}
        <a href={ODBL} rel="license noopener">
          ODbL 1.0
        </a>
        .
      </p>
    </>
  )
}

/** Without any minimum wage the reading as a multiple of it is not offered. */
const readingsOf = ({ provinces }: PayMap) =>
  provinces.some(({ minimum_wage }) => minimum_wage !== null) ? READINGS : READINGS.slice(0, 1)

/** Links that choose the reading (rupiah or multiples of the minimum wage) and the department. */
function MapChoices({ choice, readings }: { choice: Choice; readings: readonly Reading[] }) {
  const locale = useLocale()
  const { map } = useWords('salaries')
  const { departments } = useWords('reviews')
  const to = (change: Partial<Choice>) => href(locale, 'salaries', {}, queryOf({ ...choice, ...change }))
  const { department } = choice
  return (
    <Chips label={map.readings.label}>
      {readings.map(reading => (
        <Chip key={reading} href={to({ reading })} chosen={choice.reading === reading}>
          {map.readings[reading]}
        </Chip>
      ))}
      <MenuChip
        key={department}
        label={department ? departments[department] : map.allDepartments}
        chosen={department !== null}
      >
        <MenuItem href={to({ department: null })} chosen={department === null}>
          {map.allDepartments}
        </MenuItem>
        {DEPARTMENTS.map(one => (
          <MenuItem key={one} href={to({ department: one })} chosen={department === one}>
            {departments[one]}
          </MenuItem>
        ))}
      </MenuChip>
    </Chips>
  )
}

/** Table of all provinces: median, minimum wage, and their ratio. */
function MapTable({ provinces }: { provinces: readonly Read[] }) {
  const { map } = useWords('salaries')
  const pay = useWords('pay')
  return (
    <Table
      title={map.tableTitle}
      heads={[pay.province, map.median, map.minimumWage, map.timesHead, pay.table.people]}
    >
      {provinces.map(province => (
        <Row key={province.code} {...province} />
      ))}
    </Table>
  )
}

function Row({ code, name, range, minimum_wage }: Read) {
  const format = useFormats()
  const pay = useWords('pay')
  const { map } = useWords('salaries')
  const { province } = useWords('companies')
  const times = range && minimum_wage && format.score(timesOf(range.p50, minimum_wage))
  return (
    <tr id={rowId(code)}>
      <th scope="row">{province(name)}</th>
      <td>{range ? format.millions(range.p50) : pay.few}</td>
      <td>{minimum_wage && format.millions(minimum_wage)}</td>
      <td>{times && map.timesShort(times)}</td>
      <td>{range && bandOf(range.people, format)}</td>
    </tr>
  )
}

/** Legend of the thread widths. */
function MapKey({ reading, scale }: { reading: Reading; scale: Scale }) {
  const words = useWords('pay')
  const steps = useSteps(reading, scale)
  return (
    <p className="weave-key" aria-hidden="true">
      {steps.map((step, i) => (
        <Step key={step} level={(4 - i) as Level}>
          {step}
        </Step>
      ))}
      <Step level={0}>{words.few}</Step>
    </p>
  )
}

const Step = ({ level, children }: { level: Level; children: string }) => (
  <span>
    <svg width="28" height="18">
      <path className={`weave-k weave-t weave-t${level}`} d="M0 3.1H28M0 8.9H28M0 14.7H28" />
    </svg>
    {children}
  </span>
)

/** Labels of the four levels, highest first: "6 juta ke atas", "5–5,9", "4–4,9", "di bawah 4". */
function useSteps(reading: Reading, [two, three, four]: Scale): string[] {
  const format = useFormats()
  const words = useWords('salaries').map.steps[reading]
  const isTimes = reading === 'minimum'
  const from = (value: number) => (isTimes ? format.score(value) : format.count(value / 1e6))
  const before = (value: number) => (isTimes ? format.score(value - 0.1) : format.millions(value - 1e5))
  return [
    words.up(from(four)),
    words.span(from(three), before(four)),
    words.span(from(two), before(three)),
    words.under(from(two)),
  ]
}
