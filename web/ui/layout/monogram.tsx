import { Band, clothClass } from '../batik/batik-cover.tsx'
import { cx } from '../cx.ts'
import { initials } from './initials.ts'
import './monogram.css'

type Owner = {
  /** The permanent id the cloth follows from. */
  id: string | number
  /** The name the initials are taken from; never read aloud, since it stands beside. */
  name: string
  /** An uploaded logo takes the place of the initials. */
  logo?: string | null | undefined
}

const SIZES = { small: 32, normal: 48, large: 88 } as const

/** Initials on the ground of the cloth: 32, 48, or 88 px (120 at the desk, with a paper edge for a cover). */
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

/** 48 px for lists: initials or logo over a band of the motif. The page needs `Bands` with the ids shown. */
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
