import { lazy, Suspense, useState, type ComponentType } from 'react'
import { localeOfPath, type Locale } from '#shared/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import type { SummaryProps } from './set-summary.tsx'

let loaded: ComponentType<SummaryProps> | undefined

/** Called with the data of a page that shows a summary. Most readers' first page has none, and so loads none of it. */
export async function loadSummary(locale: Locale): Promise<void> {
  const [{ SetSummary }] = await Promise.all([import('./set-summary.tsx'), loadWords(locale, ['reading'])])
  loaded = SetSummary
}

const Later = lazy(async () => {
  await loadSummary(localeOfPath(location.pathname))
  return { default: loaded as ComponentType<SummaryProps> }
})

/** Where the summary stands. As drawn by the server it stays in view while its script is still on the way. */
export function SummaryPlace(props: SummaryProps) {
  const [Summary] = useState(() => loaded ?? Later)
  return (
    <Suspense>
      <Summary {...props} />
    </Suspense>
  )
}
