import type { ReactNode } from 'react'
import './brand.css'

const PETALS = [
  [8.6, 8.6, 45],
  [8.6, 23.4, -45],
  [23.4, 23.4, 45],
  [23.4, 8.6, -45],
] as const

/** The logo: a kawung flower with one petal in the accent colour soga. */
const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
    {PETALS.map(([x, y, a], i) => (
      <ellipse
        key={i}
        className={i === 3 ? 'mk mk-a' : 'mk'}
        cx={x}
        cy={y}
        rx="8.7"
        ry="5"
        transform={`rotate(${a} ${x} ${y})`}
      />
    ))}
  </svg>
)

/** Logo and name; a link when `href` is given. */
export function Brand({ name, href, small }: { name: string; href?: string | undefined; small?: boolean }) {
  const inside: ReactNode = (
    <>
      <BrandMark />
      <span>{name}</span>
    </>
  )
  const look = small ? 'brand brand-small' : 'brand'
  return href === undefined ? (
    <p className={look}>{inside}</p>
  ) : (
    <a className={look} href={href}>
      {inside}
    </a>
  )
}

/** A row of tumpal triangles along the top edge of public pages. */
export const Hem = ({ at = 'hem' }: { at?: string }) => (
  <div className="hem" aria-hidden="true">
    <svg width="100%" height="10">
      <defs>
        <pattern id={at} width="16" height="10" patternUnits="userSpaceOnUse">
          <path className="hem-a" d="M0 10L8 1l8 9z" />
          <path className="hem-b" d="M5 10l3-3.5 3 3.5z" />
        </pattern>
      </defs>
      <rect width="100%" height="10" fill={`url(#${at})`} />
    </svg>
  </div>
)
