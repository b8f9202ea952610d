import { useState } from 'react'
import { MAP, type Point } from '#shared/rules/map.ts'
import { pointInTiles, STREET_ZOOMS, TILE, tilesAround } from '#shared/rules/street-tiles.ts'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Pin } from './locator.tsx'

type Props = {
  point: Point
  /** A click on the map moves the pin there. */
  onPick?: (point: Point) => void
}

/** Street map around a place, loaded on request; nothing on a site without map tiles. */
export function Streets(props: Props) {
  const { streets } = useSite()
  const { statements } = useWords('companies')
  const [isOpen, setOpen] = useState(false)
  if (streets === null) return null
  if (isOpen) return <StreetMap {...props} credit={streets} />
  return <LinkButton onClick={() => setOpen(true)}>{statements.streets.show}</LinkButton>
}

function StreetMap({ point, onPick, credit }: Props & { credit: string }) {
  const { streets: words } = useWords('companies').statements
  const [zoom, setZoom] = useState(STREET_ZOOMS.first)
  const [isBroken, setBroken] = useState(false)
  const near = (by: number) => setZoom(zoom + by)
  return (
    <div className="streets">
      <svg
        className="locator"
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={words.label}
        onClick={
          onPick &&
          (event => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
            const share = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
            onPick(pointInTiles(point, zoom, share))
          })
        }
      >
        {tilesAround(point, zoom).map(({ column, row, x, y }) => (
          <image
            key={`${zoom} ${column} ${row}`}
            href={`/streets/${zoom}/${column}/${row}`}
            x={x}
            y={y}
            width={TILE}
            height={TILE}
            onError={() => setBroken(true)}
            onLoad={() => setBroken(false)}
          />
        ))}
        <Pin x={MAP.width / 2} y={MAP.height / 2} />
      </svg>
      <p role="status">{isBroken && words.failed}</p>
      <p className="streets-foot">
        <LinkButton disabled={zoom === STREET_ZOOMS.max} onClick={() => near(1)}>
          {words.nearer}
        </LinkButton>
        <LinkButton disabled={zoom === STREET_ZOOMS.min} onClick={() => near(-1)}>
          {words.farther}
        </LinkButton>
        <small>{words.credit(credit)}</small>
      </p>
    </div>
  )
}
