import { useId, useState, type PointerEvent } from 'react'
import type { Town, FoundPlace } from '#shared/contract/owners/profile.ts'
import { Streets } from '#web/companies/locator/streets.tsx'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton, Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '../../session.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import type { EditedProfile } from '../use-profile.ts'
import { pinOf, typedOf, viewOf, following, pointAt, SPANS, steppedBy, zoomed } from './pin.ts'
import { useSite } from '#web/platform/site.ts'
import { townsIn } from '#shared/rules/map-places.ts'
import { drawnAt, type Point, type View } from '#shared/rules/map.ts'
import { Locator, Pin } from '#web/companies/locator/locator.tsx'
import './location.css'

/** Location of the company: searched by name, moved on a map, or typed as coordinates. */
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

/** Towns for orientation; without them the map shows the outline only. */
const useTowns = (): readonly Town[] => useSessionData(OWNER, 'ownerPlaces', {}).data?.places ?? NO_TOWNS

const NO_TOWNS: readonly Town[] = []

type Answer = { of: string; places: FoundPlace[] } | 'failed' | 'busy' | undefined

/**
 * Search for the initial position of the pin. It is inside the profile's form, so that Enter must search and not
 * submit.
 */
function PlaceSearch({ onChosen }: { onChosen: (place: FoundPlace) => void }) {
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

const ZOOM: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }

type Props = {
  pin: Point | undefined
  view: View
  towns: readonly Town[]
  hintId: string
  onView: (view: View) => void
  onMove: (pin: Point) => void
}

/** Map with a pin that is moved by dragging, by a click on the map, or by keys. */
function PinMap({ pin, view, towns, hintId, onView, onMove }: Props) {
  const { location: words } = useWords('profile')
  const [isDragging, setIsDragging] = useState(false)
  // The map does not follow the pin while it is dragged.
  const shown = isDragging ? view : following(view, pin)
  const move = (next: Point) => {
    onView(shown)
    onMove(next)
  }
  const zoom = (by: 1 | -1) => onView(zoomed(shown, pin, by))
  return (
    <>
      <div
        className="pin-map"
        role="application"
        tabIndex={0}
        aria-label={words.map}
        aria-describedby={hintId}
        onKeyDown={event => {
          const by = ZOOM[event.key]
          const next = steppedBy(shown, pin, event.key, event.shiftKey)
          if (!by && !next) return
          event.preventDefault()
          if (by) zoom(by)
          else if (next) move(next)
        }}
        onClick={event => move(pointAt(shown, shareOf(event)))}
      >
        <Locator view={shown} towns={townsIn(shown, towns)}>
          {pin && (
            <g
              className="pin-held"
              onClick={event => event.stopPropagation()}
              onPointerDown={event => {
                event.currentTarget.setPointerCapture(event.pointerId)
                onView(shown)
                setIsDragging(true)
              }}
              onPointerMove={event => isDragging && onMove(pointAt(shown, shareOf(event)))}
              onPointerUp={() => setIsDragging(false)}
              onPointerCancel={() => setIsDragging(false)}
            >
              <circle
                className="pin-hand"
                cx={drawnAt(shown, pin).x}
                cy={drawnAt(shown, pin).y - 10}
                r={22}
              />
              <Pin {...drawnAt(shown, pin)} />
            </g>
          )}
        </Locator>
      </div>
      <p className="pin-zoom">
        <LinkButton disabled={shown.span === SPANS.at(-1)} onClick={() => zoom(1)}>
          {words.nearer}
        </LinkButton>
        <LinkButton disabled={shown.span === SPANS[0]} onClick={() => zoom(-1)}>
          {words.farther}
        </LinkButton>
      </p>
    </>
  )
}

/** Position of the pointer as fractions of the map's width and height. */
function shareOf({
  currentTarget,
  clientX,
  clientY,
}: Pick<PointerEvent<Element>, 'currentTarget' | 'clientX' | 'clientY'>): { x: number; y: number } {
  const drawing = currentTarget.closest('.pin-map')?.firstElementChild ?? currentTarget
  const { left, top, width, height } = drawing.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
