import { formatRupiah } from '#shared/rules/rupiah.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { afterPress } from '#web/ui/forms/questions/press.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { PAY_LIMITS, type FieldPay } from './field-pay.ts'
import type { Typed } from './use-plain-form.ts'

/** Pay for a month as people type it: what was understood, what is wrong, and what may be meant where it is unlikely. */
export function PayField({
  name,
  label,
  hint,
  typed,
  pay,
  told,
  tell,
}: {
  /** Of the field; what was chosen stands in `<name>_as`. */
  name: string
  label: string
  hint: string
  typed: Typed
  pay: FieldPay
  told: boolean
  tell: () => void
}) {
  const words = useWords('forms').pay
  const rupiah = useRupiah()
  const choices = pay.kind === 'wrong' ? undefined : pay.choices
  return (
    <>
      <TextField
        {...{ name, label, hint }}
        id={name}
        error={told ? mistakeIn(pay, words, rupiah) : undefined}
        understood={understood(pay, words, rupiah)}
        defaultValue={typed[name]}
        onBlur={event => event.target.value.trim() !== '' && afterPress(tell)}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={60}
      />
      {choices && (told || pay.kind === 'amount') && (
        <RadioCards
          name={`${name}_as`}
          legend={words.meant}
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

type Words = AllWords['forms']['pay']
type Rupiah = (amount: number) => string

function useRupiah(): Rupiah {
  const locale = useLocale()
  return amount => formatRupiah(amount, locale)
}

function mistakeIn(pay: FieldPay, words: Words, rupiah: Rupiah): string | undefined {
  if (pay.kind === 'amount') return undefined
  if (pay.kind === 'ask') return words.ask
  const said = words.wrong[pay.why]
  if (typeof said === 'string') return said
  return said(rupiah(pay.why === 'too_low' ? PAY_LIMITS.min : PAY_LIMITS.max))
}

function understood(pay: FieldPay, words: Words, rupiah: Rupiah): string | undefined {
  if (pay.kind !== 'amount') return undefined
  const { amount, year } = pay
  return year === undefined ? words.read(rupiah(amount)) : words.readYear(rupiah(year), rupiah(amount))
}
