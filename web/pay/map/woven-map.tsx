import { useFormats, useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'
import type { Reading } from '../place/query.ts'
import { labelsOf } from './labels.ts'
import { PANELS, panelOf, type Panel } from './panels.ts'
import { rowId } from './row-id.ts'
import { levelOf, rankedOf, type Read, type Scale } from './scale.ts'
import { THREADS } from './threads.ts'
import './map.css'

type Props = { provinces: readonly Read[]; reading: Reading; scale: Scale }

/**
 * The land as threads, thicker where more is paid. A press on a province leads to its row of the table, which says the
 * same to those who listen or use a keyboard: to them the drawing is one sentence.
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
  const say = useReading(reading)
  const { few } = useWords('pay')
  const { province } = useWords('companies')
  return (
    <a className={`weave-t weave-t${levelOf(value, scale)}`} href={`#${rowId(code)}`} tabIndex={-1}>
      <title>{`${province(name)}: ${value === null ? few : say(value)}`}</title>
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

/** A value in words: "7,9 juta", "1,4 kali upah minimum". */
export function useReading(reading: Reading): (value: number) => string {
  const format = useFormats()
  const { millions } = useWords('pay')
  const { times } = useWords('salaries').map
  return value => (reading === 'rupiah' ? millions(format.millions(value)) : times(format.score(value)))
}
