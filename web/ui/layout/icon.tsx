import { ICON_SHAPES } from './icon-shapes.ts'
import './icon.css'

/** The whole set. A page needs no other icon; Lucide's name is the key. */
export type IconName = keyof typeof ICON_SHAPES
export const ICON_NAMES = Object.keys(ICON_SHAPES) as IconName[]

type Size = { size?: 'small' | 'tiny' | undefined }

/** An icon beside its word: 20 px (`small` 18, `tiny` 16), in the text's colour, hidden from assistive technology. */
export const Icon = ({ name, size }: Size & { name: IconName }) => (
  <IconShape shape={ICON_SHAPES[name]} size={size} />
)

/** One whose outline comes with what shows it. */
export function IconShape({ shape, size }: Size & { shape: string }) {
  const px = size === 'tiny' ? 16 : size === 'small' ? 18 : 20
  return (
    <svg className="ic" width={px} height={px} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  )
}
