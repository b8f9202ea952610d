import { formatRupiah } from '#shared/rules/rupiah.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { afterPress } from '#web/ui/forms/questions/press.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import type { FieldPay } from './field-pay.ts'
import type { Typed } from './use-plain-form.ts'

/**
 * Field for monthly pay as free text: shows the parsed amount, the error, and possible meanings of an unusual amount.
 */
export function PayField({
  name,
  label,
  hint,
  typed,
  pay,
  error,
  showErrors,
}: {
  /** Name of the field; the chosen meaning is sent as `<name>_as`. */
  name: string
  label: string
  hint: string
  typed: Typed
  pay: FieldPay
  /** Error message, once errors are shown. */
  error: string | undefined
  showErrors: () => void
}) {
  const words = useWords('amount')
  const locale = useLocale()
  const rupiah = (amount: number) => formatRupiah(amount, locale)
  const choices = pay.kind === 'wrong' ? undefined : pay.choices
  return (
    <>
      <TextField
        {...{ name, label, hint }}
        id={name}
        error={error}
        understood={understood(pay, words, rupiah)}
        defaultValue={typed[name]}
        onBlur={event => event.target.value.trim() !== '' && afterPress(showErrors)}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={60}
      />
      {choices && (error !== undefined || pay.kind === 'amount') && (
        <RadioCards
          name={`${name}_as`}
          legend={words.chooseMeaning}
          defaultValue={typed[`${name}_as`] ?? ''}
          options={choices.map(({ as, amount }) => ({
            value: String(amount),
            label: words.month(rupiah(amount)),
            hint: words.as[as],
          }))}
        />
      )}
    </>
  )
}

function understood(
  pay: FieldPay,
  words: AllWords['amount'],
  rupiah: (amount: number) => string,
): string | undefined {
  if (pay.kind !== 'amount') return undefined
  const { amount, year } = pay
  return year === undefined ? words.read(rupiah(amount)) : words.readYear(rupiah(year), rupiah(amount))
}
