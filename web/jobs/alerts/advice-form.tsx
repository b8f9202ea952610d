import { useWords } from '#web/platform/locale.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { AlertForm } from './alert-form.tsx'

type Typed = Partial<Record<'first_name' | 'last_name' | 'email', string>>

/** Form to subscribe to career advice: name and address. */
export function AdviceForm({ typed = {}, errors = {} }: { typed?: Typed; errors?: Typed }) {
  const { advice: words } = useWords('alerts')
  const field = { maxLength: 80, required: true }
  return (
    <AlertForm about={{ topic: 'advice' }} email={typed.email} error={errors.email}>
      <TextField
        name="first_name"
        label={words.first}
        autoComplete="given-name"
        defaultValue={typed.first_name}
        error={errors.first_name}
        {...field}
      />
      <TextField
        name="last_name"
        label={words.last}
        autoComplete="family-name"
        defaultValue={typed.last_name}
        error={errors.last_name}
        {...field}
      />
    </AlertForm>
  )
}
