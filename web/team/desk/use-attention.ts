import { useEffect, useEffectEvent, useState } from 'react'

/** Shorter than the ten minutes of a claim, fetching ahead included. */
const LOOKED_AFTER_MS = 8 * 60_000
const SIGNS = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Whether somebody still sits at the desk. While they do, `renew` renews their claim; when nothing was touched for long, the
 * item is put away, so that no two people decide on it.
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
