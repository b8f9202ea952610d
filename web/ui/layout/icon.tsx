import { ICON_SHAPES } from './icon-shapes.ts'
import './icon.css'

/** The whole set. A page needs no other icon; Lucide's name is the key. */
export type IconName = keyof typeof ICON_SHAPES
export const ICON_NAMES = Object.keys(ICON_SHAPES) as IconName[]

/** An icon beside its word: 20 px (`small` 18, `tiny` 16), in the text's colour, hidden from assistive technology. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'tiny' }) {
  const px = size === 'tiny' ? 16 : size === 'small' ? 18 : 20
  return (
    <svg className="ic" width={px} height={px} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_SHAPES[name]} />
    </svg>
  )
}
