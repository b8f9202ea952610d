import { useFormats, useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'
import type { Reading } from '../place/query.ts'
import { PANELS, panelOf, type Panel } from './panels.ts'
import { rowId } from './row-id.ts'
import { levelOf, rankedOf, type Read, type Scale } from './scale.ts'
import { THREADS } from './threads.ts'
import './map.css'

type Props = { provinces: readonly Read[]; reading: Reading; scale: Scale }

/**
 * Map of Indonesia in horizontal threads, thicker where pay is higher. A click on a province leads to its row in the
 * table. For keyboard and screen reader the map is an image with a text; the table has the data.
 */
export function WovenMap({ text, ...props }: Props & { text: string }) {
  return (
    <div className="weave">
      <p className="vh">{text}</p>
      <Side {...props} panel={PANELS.west} />
      <Side {...props} panel={PANELS.east} />
    </div>
  )
}

type SideProps = Props & { panel: Panel }

function Side(props: SideProps) {
  const { provinces, panel } = props
  const here = provinces.filter(({ code }) => panelOf(code) === panel)
  return (
    <div className={`weave-side weave-${panel.side}`} aria-hidden="true">
      <svg viewBox={`0 0 ${panel.width} ${panel.height}`}>
        {here.map(province => (
          <Threads key={province.code} province={province} {...props} />
        ))}
        {labelsOf(here).map(
          ({ code, lead, lesser }) =>
            lead && (
              <line
                key={code}
                className={cx('weave-lead', lesser && 'weave-s')}
                x1={lead[0]}
                y1={lead[1]}
                x2={lead[2]}
                y2={lead[3]}
              />
            ),
        )}
      </svg>
      <Labels {...props} here={here} />
    </div>
  )
}

function Threads({ province: { code, name, value }, reading, scale }: SideProps & { province: Read }) {
  const formatValue = useReading(reading)
  const { few } = useWords('pay')
  const { province } = useWords('companies')
  return (
    <a className={`weave-t weave-t${levelOf(value, scale)}`} href={`#${rowId(code)}`} tabIndex={-1}>
      <title>{`${province(name)}: ${value === null ? few : formatValue(value)}`}</title>
      <path id={`t${code}`} d={THREADS[code]} />
      <use className="weave-hit" href={`#t${code}`} />
    </a>
  )
}

function Labels({ here, provinces, reading }: SideProps & { here: readonly Read[] }) {
  const format = useFormats()
  const { short } = useWords('salaries').map
  const highest = rankedOf(provinces)[0]?.code
  return labelsOf(here).map(({ code, value, lesser }) => (
    <span
      key={code}
      className={cx('weave-l', `weave-l${code}`, lesser && 'weave-s', code === highest && 'weave-top')}
    >
      <b>{reading === 'rupiah' ? format.millions(value) : format.score(value)}</b> {short[code]}
    </span>
  ))
}

/** A value as text: "7,9 juta", "1,4 kali upah minimum". */
export function useReading(reading: Reading): (value: number) => string {
  const format = useFormats()
  const { millions } = useWords('pay')
  const { times } = useWords('salaries').map
  return value => (reading === 'rupiah' ? millions(format.millions(value)) : times(format.score(value)))
}

type Spot = {
  code: string
  /** A line from the province to its label, in units of the panel. */
  lead?: readonly [x1: number, y1: number, x2: number, y2: number]
  /** The label is hidden on the narrowest screens. */
  lesser?: true
}

/** Provinces with room for a label; its position is in map.css. All provinces are in the table. */
const SPOTS: readonly Spot[] = [
  { code: '11' },
  { code: '14', lead: [69, 49, 83, 34] },
  { code: '31', lead: [119, 121, 132, 110] },
  { code: '32', lead: [122, 137, 112, 144], lesser: true },
  { code: '34', lead: [154, 140, 149, 147], lesser: true },
  { code: '35', lesser: true },
  { code: '64', lead: [205, 48, 186, 32] },
  { code: '51', lead: [12, 131, 10, 139], lesser: true },
  { code: '53' },
  { code: '71', lesser: true },
  { code: '73', lead: [57, 98, 55, 105], lesser: true },
  { code: '82' },
  { code: '94', lead: [216, 83, 203, 120] },
]

/** Labels of the provinces that have a value. */
const labelsOf = <P extends { code: string; value: number | null }>(provinces: readonly P[]) =>
  SPOTS.flatMap(spot => {
    const value = provinces.find(({ code }) => code === spot.code)?.value ?? null
    return value === null ? [] : [{ ...spot, value }]
  })
