import { useEffect, useEffectEvent, useState } from 'react'

/** Shorter than the ten minutes for which the server keeps a review from colleagues, fetching ahead included. */
const LOOKED_AFTER_MS = 8 * 60_000
const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Whether somebody still sits at the desk. While they do, `renew` keeps the review theirs; when nothing was touched for
 * long, it is put away, so that it never lies on two desks.
 */
export function useAttention(of: string | undefined, renew: () => void): { left: boolean; back: () => void } {
  const [leftAt, setLeftAt] = useState<string>()
  const onTime = useEffectEvent((touched: boolean) => (touched ? renew() : setLeftAt(of)))
  useEffect(() => {
    if (!of) return
    let touched = false
    const note = () => {
      touched = true
    }
    const timer = setInterval(() => {
      onTime(touched)
      touched = false
    }, LOOKED_AFTER_MS)
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, note)
    }
  }, [of])
  return { left: of !== undefined && leftAt === of, back: () => setLeftAt(undefined) }
}
