import type { ReactNode } from 'react'
import { href, type Query } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import './alerts.css'

type Props = {
  /** Subject of the subscription, as query of `/langganan`. */
  about: Query
  /** Content before the address field. */
  children?: ReactNode
  email?: string | undefined
  error?: string | undefined
}

/** Form for a mail address; a plain form whose target page explains the next step. */
export function AlertForm({ about, children, email, error }: Props) {
  const locale = useLocale()
  const words = useWords('alerts')
  return (
    <form className="alert-form" action={href(locale, 'subscribe', {}, about)} method="post">
      {children}
      <TextField
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={email}
        error={error}
      />
      <Button type="submit">{words.submit}</Button>
      <p className="note">{words.note}</p>
    </form>
  )
}
