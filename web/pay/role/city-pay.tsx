import type { Comparison, RolePay } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { SearchBox } from '#web/discovery/search/search-box.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { PayRows } from '../lists/pay-rows.tsx'
import { NearestPay } from '../nearest-pay.tsx'

/** Input of the city field and the role's pay there; null if no place has this name. */
export type CitySearch = { typed: string; pay: Comparison | null }

const suggesting = () => import('./city-suggestions.tsx')

/** The role's pay in one city: searched by name, or one of the cities with published figures. */
export function CityPay({
  role,
  cities,
  citySearch,
}: Pick<RolePay, 'role' | 'cities'> & { citySearch: CitySearch | null }) {
  const locale = useLocale()
  const { city } = useWords('companies')
  const { of } = useWords('pay')
  const { city: words } = useWords('positions').role
  const pay = citySearch?.pay
  const found = pay?.city
  return (
    <Section title={found ? `${role.name} ${of.place(city(found.name))}` : words.title}>
      {pay?.city && <NearestPay pay={pay} />}
      <div className="rolecity">
        <SearchBox
          key={citySearch?.typed}
          action={href(locale, 'position', { role: role.id })}
          name="city"
          label={words.label}
          placeholder={words.example}
          submit={words.submit}
          defaultValue={found ? city(found.name) : citySearch?.typed}
          suggesting={suggesting}
        />
      </div>
      {citySearch ? <Namesakes role={role} citySearch={citySearch} /> : <Known role={role} cities={cities} />}
    </Section>
  )
}

/** Other places with this name, or a message that there is none. */
function Namesakes({ role, citySearch: { typed, pay } }: { role: RolePay['role']; citySearch: CitySearch }) {
  const locale = useLocale()
  const { city } = useWords('companies')
  const { city: words } = useWords('positions').role
  const namesakes = pay?.namesakes ?? []
  if (namesakes.length > 0)
    return (
      <>
        {!pay?.city && <p>{words.several(typed)}</p>}
        <Chips label={words.several(typed)}>
          {namesakes.map(({ id, name }) => (
            <Chip key={id} href={href(locale, 'position', { role: role.id }, { city: id })}>
              {city(name)}
            </Chip>
          ))}
        </Chips>
      </>
    )
  if (pay) return null
  return (
    <Notice kind="warn" role="status">
      <p>{words.unknown(typed)}</p>
    </Notice>
  )
}

/** Cities with published figures, while a city was requested. */
export function Cities(known: Pick<RolePay, 'role' | 'cities'>) {
  const { city: words } = useWords('positions').role
  return (
    known.cities.length > 0 && (
      <Section title={words.known}>
        <Known {...known} />
      </Section>
    )
  )
}

function Known({ role, cities }: Pick<RolePay, 'role' | 'cities'>) {
  const locale = useLocale()
  const { city } = useWords('companies')
  if (cities.length === 0) return null
  return (
    <PayRows
      rows={cities.map(({ id, name, range }) => ({
        id,
        name: city(name),
        href: href(locale, 'position', { role: role.id }, { city: id }),
        range,
      }))}
    />
  )
}
