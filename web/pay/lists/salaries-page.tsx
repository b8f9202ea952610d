import type { PayMap, TopSalaries } from '#shared/contract/pay/pay.ts'
import type { Asked } from '../place/query.ts'
import { OneList } from './one-list.tsx'
import { Salaries } from './salaries.tsx'

/** One list as a whole, or the map and the beginning of every list. */
export const SalariesPage = ({ asked, pay, map }: { asked: Asked; pay: TopSalaries; map: PayMap | null }) =>
  asked.mode ? <OneList pay={pay} list={asked.mode} /> : map && <Salaries pay={pay} map={map} asked={asked} />
