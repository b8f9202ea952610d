import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { useOpenedPlace } from '#web/ui/layout/use-opened-place.ts'
import { READINGS, type Asked } from '../place/query.ts'
import { mapFinding } from './finding.ts'
import { MapChoices } from './map-choices.tsx'
import { MapKey } from './map-key.tsx'
import { MapTable } from './map-table.tsx'
import { rankedOf, readAs, scaleFor } from './scale.ts'
import { useReading, WovenMap } from './woven-map.tsx'

const ODBL = 'https://opendatacommons.org/licenses/odbl/1-0/'

type Props = { map: PayMap; asked: Asked; floor: TopSalaries['floors']['province'] }

/** The woven map with its key, what it shows in words, what changes it, and the same as a table. */
export function MapSection({ map, asked, floor: [people, companies] }: Props) {
  const format = useFormats()
  const { province } = useWords('companies')
  const words = useWords('salaries').map
  const { reading } = asked
  const say = useReading(reading)
  const { millions } = useWords('pay')
  useOpenedPlace()
  const provinces = readAs(map.provinces, reading)
  const scale = scaleFor(provinces, reading)
  const finding = mapFinding(provinces, { reading, scale }, { map: words, province, millions }, say, format)
  const missing = provinces.length - rankedOf(provinces).length
  const text = words.text(finding) + (missing > 0 ? words.missing(format.count(missing)) : '') + words.inTable
  return (
    <>
      <Figure caption={finding}>
        <WovenMap {...{ provinces, reading, scale, text }} />
        <MapKey reading={reading} scale={scale} />
      </Figure>
      <div className="weave-choices">
        <MapChoices asked={asked} readings={readingsOf(map)} />
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

/** Without any minimum wage there is nothing to be a multiple of. */
const readingsOf = ({ provinces }: PayMap) =>
  provinces.some(({ minimum_wage }) => minimum_wage !== null) ? READINGS : READINGS.slice(0, 1)
