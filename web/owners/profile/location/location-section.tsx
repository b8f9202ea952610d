import { useEffect, useId, useState } from 'react'
import type { Town } from '#shared/contract/owners/profile.ts'
import { Streets } from '#web/companies/locator/streets.tsx'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '../../session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import type { EditedProfile } from '../use-profile.ts'
import { pinOf, typedOf, viewOf } from './pin.ts'
import { PinMap } from './pin-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import './location.css'

/** Where the company is: found by name, moved on a map, or typed. */
export function LocationSection({ edited: { state, errors, put } }: { edited: EditedProfile }) {
  const { location: words } = useWords('profile')
  const { lat, long } = state.draft
  const pin = pinOf({ lat, long })
  const [view, setView] = useState(() => viewOf(pin))
  const towns = useTowns()
  const hintId = useId()
  return (
    <Section title={words.title}>
      <p className="find">{words.lead}</p>
      <PlaceSearch
        onChosen={place => {
          setView(viewOf(place))
          put(typedOf(place))
        }}
      />
      <PinMap
        pin={pin}
        view={view}
        towns={towns}
        hintId={hintId}
        onView={setView}
        onMove={next => put(typedOf(next))}
      />
      <p className="note" id={hintId}>
        {words.hint}
      </p>
      {pin && <Streets point={pin} onPick={next => put(typedOf(next))} />}
      <p className="vh" role="status">
        {pin ? words.put(lat, long) : words.empty}
      </p>
      <div className="pin-fields">
        {(['lat', 'long'] as const).map(field => (
          <TextField
            key={field}
            label={words[field]}
            hint={words[`${field}Hint`]}
            maxLength={18}
            autoComplete="off"
            value={state.draft[field]}
            error={errors[field]}
            onChange={event => put({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      {(lat || long) && (
        <p>
          <LinkButton
            onClick={() => {
              setView(viewOf(undefined))
              put({ lat: '', long: '' })
            }}
          >
            {words.remove}
          </LinkButton>
        </p>
      )}
    </Section>
  )
}

/** Names to know one's way by; without them the map shows the land alone. */
function useTowns(): readonly Town[] {
  const call = useSessionCall(OWNER)
  const [towns, setTowns] = useState<readonly Town[]>([])
  useEffect(() => {
    let stale = false
    call('ownerPlaces', {}).then(
      ({ places }) => stale || setTowns(places),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [call])
  return towns
}
