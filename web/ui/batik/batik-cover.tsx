import { BAND_TRANSFORM, batikOf, tileOf, transformOf, type Batik, type Motif } from './batik.ts'
import { cx } from '../cx.ts'
import './batik.css'

function ClothPattern({ id, motif, transform }: { id: string; motif: Motif; transform: string }) {
  const { width, height, strokes } = tileOf(motif)
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={transform}>
      {strokes.map(s => (
        <path key={s.look} className={s.look} d={s.d} />
      ))}
    </pattern>
  )
}

/** Class that sets the colours of a pattern: `cloth-nila` and so on. */
export const clothClass = (id: string | number): string => `cloth-${batikOf(id).cloth}`

/**
 * The batik pattern of `id` as a full-width strip: `cover` 136/176 px high, `low` 72, `band` 48, `lock` 88, `fill` as
 * its parent. SVG pattern ids must be unique on a page: pass `at` for a second strip of the same pattern. `as`
 * overrides the pattern of the id.
 */
export function Cover({
  id,
  size = 'cover',
  at = 'c',
  as,
  className,
}: {
  id: string | number
  size?: 'cover' | 'low' | 'band' | 'lock' | 'fill' | undefined
  at?: string
  as?: Partial<Omit<Batik, 'hash'>>
  className?: string
}) {
  const batik = { ...batikOf(id), ...as }
  const pattern = `b${batik.hash.toString(36)}${at}`
  return (
    <div className={cx('cover', `cover-${size}`, className)} aria-hidden="true">
      <svg className={`cloth-${batik.cloth}`} width="100%" height="100%">
        <defs>
          <ClothPattern id={pattern} motif={batik.motif} transform={transformOf(batik)} />
        </defs>
        <rect className="b0" width="100%" height="100%" />
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </div>
  )
}

const bandId = ({ motif, cloth }: Batik) => `band-${motif}-${cloth}`

/** Defines the SVG patterns of all swatches on a page, each pattern once. Render it before the first `Swatch`. */
export function Bands({ ids }: { ids: readonly (string | number)[] }) {
  const seen = new Map(ids.map(id => batikOf(id)).map(b => [bandId(b), b]))
  return (
    <svg className="bands" width="0" height="0" aria-hidden="true">
      {[...seen].map(([id, b]) => (
        <g key={id} className={`cloth-${b.cloth}`}>
          <ClothPattern id={id} motif={b.motif} transform={BAND_TRANSFORM[b.motif]} />
        </g>
      ))}
    </svg>
  )
}

/** The 16 px strip below a swatch's initials. The page needs `Bands`. */
export function Band({ id }: { id: string | number }) {
  return (
    <svg width="48" height="16" aria-hidden="true">
      <rect width="48" height="16" fill={`url(#${bandId(batikOf(id))})`} />
    </svg>
  )
}
