import { useWords } from '#web/platform/locale.ts'
import { ErrorSummary } from '#web/ui/forms/form.tsx'

/** Shown in place of the result: asks for an amount, or links to the invalid fields. */
export function NoAnswer({
  showsErrors,
  mistakes,
}: {
  showsErrors: boolean
  /** Error messages by the id of the field. */
  mistakes: Partial<Record<string, string>>
}) {
  const { empty, stopped } = useWords('law')
  if (!showsErrors) return <p className="calc-empty">{empty}</p>
  const items = Object.entries(mistakes).map(([id, text]) => ({ id, text }))
  return <ErrorSummary title={stopped} items={items} focus={false} />
}
