import { FEWEST_FOR_SHARES } from '#shared/rules/shares.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'

/** A share in percent, or for small numbers the counts. */
export function useShareOf(): (some: number, all: number) => string {
  const format = useFormats()
  const { share } = useWords('companies')
  return (some, all) =>
    all < FEWEST_FOR_SHARES ? share(format.count(some), format.count(all)) : format.share(some / all)
}
