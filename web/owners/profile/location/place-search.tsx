import { useState } from 'react'
import type { FoundPlace } from '#shared/contract/owners/profile.ts'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { OWNER } from '../../session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

type Answer = { of: string; places: FoundPlace[] } | 'failed' | 'busy' | undefined

/** Finds where the pin begins. It stands in the profile's form: Enter searches, and sends nothing. */
export function PlaceSearch({ onChosen }: { onChosen: (place: FoundPlace) => void }) {
  const { location: words } = useWords('profile')
  const { addresses } = useSite()
  const label = words.search[addresses ? 'addresses' : 'cities']
  const call = useSessionCall(OWNER)
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const search = () => {
    const q = typed.trim()
    if (!q) return
    setAnswer('busy')
    call('ownerPlaces', { query: { q } }).then(
      ({ places }) => setAnswer({ of: q, places }),
      () => setAnswer('failed'),
    )
  }
  return (
    <div className="place-search" role="search" aria-label={label}>
      <TextField
        label={label}
        type="search"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          search()
        }}
      />
      <Button kind="line" busy={answer === 'busy'} onClick={search}>
        {words.button}
      </Button>
      <p className="note" role="status">
        {answer === 'busy' && words.searching}
        {answer === 'failed' && words.failed}
        {typeof answer === 'object' && (answer.places.length > 0 ? words.found : words.none(answer.of))}
      </p>
      {typeof answer === 'object' && (
        <ul className="places-found">
          {answer.places.map(place => (
            <li key={`${place.name} ${place.lat} ${place.long}`}>
              <LinkButton
                onClick={() => {
                  setAnswer(undefined)
                  onChosen(place)
                }}
              >
                {[place.name, place.within].filter(Boolean).join(', ')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
