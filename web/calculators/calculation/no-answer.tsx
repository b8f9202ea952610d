import { useWords } from '#web/platform/locale.ts'
import { ErrorSummary } from '#web/ui/forms/form.tsx'

/** Stands where the answer would: that it needs an amount, or which fields stop it. */
export function NoAnswer({
  told,
  mistakes,
}: {
  told: boolean
  /** Words by the id of the field. */
  mistakes: Partial<Record<string, string>>
}) {
  const { empty, stopped } = useWords('law')
  if (!told) return <p className="calc-empty">{empty}</p>
  const items = Object.entries(mistakes).map(([id, text]) => ({ id, text }))
  return <ErrorSummary title={stopped} items={items} focus={false} />
}
