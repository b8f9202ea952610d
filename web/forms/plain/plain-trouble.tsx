import { ErrorSummary } from '#web/ui/forms/form.tsx'

type Props = {
  /** What is wrong with the whole of it; none where nothing is. */
  message: string | undefined
  fields: Readonly<Record<string, string | undefined>>
  /** What each field is called, in their order; its id is its name. */
  labels: Readonly<Record<string, string>>
}

/** Above a plain form that came back: that it needs mending, and a way to each field that does. */
export function PlainTrouble({ message, fields, labels }: Props) {
  if (message === undefined) return null
  const items = Object.entries(labels).flatMap(([id, label]) => {
    const error = fields[id]
    return error ? [{ id, text: `${label}${label.endsWith('?') ? '' : ':'} ${error}` }] : []
  })
  return <ErrorSummary title={message} items={items} focus={false} />
}
