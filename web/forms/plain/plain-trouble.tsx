import { ErrorSummary } from '#web/ui/forms/form.tsx'

type Props = {
  /** Error of the whole form; undefined without errors. */
  message: string | undefined
  fields: Readonly<Record<string, string | undefined>>
  /** Labels of the fields in the order of the form; the name of a field is also its id. */
  labels: Readonly<Record<string, string>>
}

/** Error summary above a form that was sent without JavaScript, with a link to each invalid field. */
export function PlainTrouble({ message, fields, labels }: Props) {
  if (message === undefined) return null
  const items = Object.entries(labels).flatMap(([id, label]) => {
    const error = fields[id]
    return error ? [{ id, text: `${label}${label.endsWith('?') ? '' : ':'} ${error}` }] : []
  })
  return <ErrorSummary title={message} items={items} focus={false} />
}
