import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { MapSection } from '../map/map-section.tsx'
import { AllLists, BestPaying } from './all-lists.tsx'
import type { Asked } from '../place/query.ts'
import { PayHead } from './pay-head.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { GiveLink } from '../give-link.tsx'
import './lists.css'

type Props = { pay: TopSalaries; map: PayMap; asked: Asked }

/** Everybody's pay: the woven map, the beginning of every list, who pays best. */
export function Salaries({ pay, map, asked }: Props) {
  const format = useFormats()
  const { title, ...leads } = useWords('salaries').head[asked.reading]
  const { departments } = useWords('reviews')
  const provinces = format.count(map.provinces.length)
  const lead = asked.department
    ? leads.department(departments[asked.department], provinces)
    : leads.lead(provinces)
  return (
    <>
      <PayHead title={title} lead={lead} asOf={pay.as_of} />
      {pay.as_of === null ? (
        <NoFigures />
      ) : (
        <>
          <MapSection map={map} asked={asked} floor={pay.floors.province} />
          <AllLists pay={pay} />
          <BestPaying pay={pay} />
        </>
      )}
    </>
  )
}

/** Before the first Monday. */
function NoFigures() {
  const { empty } = useWords('salaries')
  return (
    <Section title={empty.title}>
      <Empty action={<GiveLink>{empty.give}</GiveLink>}>
        <p>{empty.body}</p>
      </Empty>
    </Section>
  )
}
