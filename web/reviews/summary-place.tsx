import { lazy, Suspense, useState, type ComponentType } from 'react'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import type { SummaryProps } from './set-summary.tsx'

let loaded: ComponentType<SummaryProps> | undefined

/**
 * Called with the data of a page that shows a summary. Where its code cannot be had the reviews still can, so this
 * never fails.
 */
export async function loadSummary(locale: Locale): Promise<void> {
  const parts = Promise.all([import('./set-summary.tsx'), loadWords(locale, ['reading'])])
  loaded = (await parts.catch(() => undefined))?.[0].SetSummary ?? loaded
}

/** As drawn by the server it stands there while its code is on the way: asked for at once, since a navigation waits for it. */
const Later = lazy(async () => {
  await loadSummary(localeOfPath(location.pathname))
  return { default: loaded ?? Nothing }
})

const Nothing = (_: SummaryProps) => null

/** Where the summary stands. */
export function SummaryPlace(props: SummaryProps) {
  const [Summary] = useState(() => loaded ?? Later)
  return (
    <Suspense>
      <Summary {...props} />
    </Suspense>
  )
}
