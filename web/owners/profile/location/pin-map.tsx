import { useState, type PointerEvent } from 'react'
import type { Town } from '#shared/contract/owners/profile.ts'
import { townsIn } from '#shared/rules/map-places.ts'
import { drawnAt, type Point, type View } from '#shared/rules/map.ts'
import { Locator, Pin } from '#web/companies/locator/locator.tsx'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { following, pointAt, SPANS, steppedBy, zoomed } from './pin.ts'

const ZOOM: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 }

type Props = {
  pin: Point | undefined
  view: View
  towns: readonly Town[]
  hintId: string
  onView: (view: View) => void
  onMove: (pin: Point) => void
}

/** The map on which the pin is moved: by a hand on it, by a press on the map, and by keys. */
export function PinMap({ pin, view, towns, hintId, onView, onMove }: Props) {
  const { location: words } = useWords('profile')
  const [held, setHeld] = useState(false)
  // While a hand holds the pin, the land stands still.
  const shown = held ? view : following(view, pin)
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
                setHeld(true)
              }}
              onPointerMove={event => held && onMove(pointAt(shown, shareOf(event)))}
              onPointerUp={() => setHeld(false)}
              onPointerCancel={() => setHeld(false)}
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

/** Where on the drawing a hand is, as shares of its sides. */
function shareOf({
  currentTarget,
  clientX,
  clientY,
}: Pick<PointerEvent<Element>, 'currentTarget' | 'clientX' | 'clientY'>): { x: number; y: number } {
  const drawing = currentTarget.closest('.pin-map')?.firstElementChild ?? currentTarget
  const { left, top, width, height } = drawing.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
