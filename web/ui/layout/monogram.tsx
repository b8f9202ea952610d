import { Band, clothClass } from '../batik/batik-cover.tsx'
import { cx } from '../cx.ts'
import { initials } from './initials.ts'
import './monogram.css'

type Owner = {
  /** Permanent id that determines the batik pattern. */
  id: string | number
  /** Name from which the initials are taken; hidden from screen readers, because the name is next to it. */
  name: string
  /** An uploaded logo replaces the initials. */
  logo?: string | null | undefined
}

const SIZES = { small: 32, normal: 48, large: 88 } as const

/**
 * Initials on the ground colour of the batik pattern: 32, 48, or 88 px (120 on a wide screen, with a paper edge for a
 * cover).
 */
export function Monogram({
  id,
  name,
  logo,
  size = 'normal',
}: Owner & { size?: keyof typeof SIZES | undefined }) {
  const px = SIZES[size]
  return (
    <span className={cx('mono', `mono-${size}`, logo ? 'mono-logo' : clothClass(id))} aria-hidden="true">
      {logo ? <img src={logo} alt="" width={px} height={px} decoding="async" /> : initials(name)}
    </span>
  )
}

/** 48 px for lists: initials or logo over a band of the motif. The page needs `Bands` with these ids. */
export function Swatch({ id, name, logo }: Owner) {
  return (
    <span className={cx('swatch', clothClass(id))} aria-hidden="true">
      {logo ? (
        <img src={logo} alt="" width="48" height="32" loading="lazy" decoding="async" />
      ) : (
        <b>{initials(name)}</b>
      )}
      <Band id={id} />
    </span>
  )
}
