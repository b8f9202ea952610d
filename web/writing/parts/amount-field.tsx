import { formatRupiah } from '#shared/rules/rupiah.ts'
import { readingsOf } from '#shared/rules/typed-pay.ts'
import { idOf } from '#web/forms/form.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { FieldWords } from '#web/ui/forms/field.tsx'
import { afterPress } from '#web/ui/forms/questions/press.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import './pay.css'

type Props = Pick<FieldWords, 'label' | 'hint' | 'optional'> & {
  field: 'monthly_salary' | 'fixed_allowances'
  typed: string
  error: string | undefined
  /** The parsed amount; undefined if it is invalid. */
  amount: number | undefined
  /** The amount is unusual and needs a confirmation. */
  odd: boolean
  /** The unusual amount that the user has confirmed. */
  sure: number | null
  required?: boolean
  onType: (typed: string) => void
  onSure: (amount: number | null) => void
  /** Validates the field on blur. */
  onLeave: () => void
}

/** Field for a monthly amount as free text: shows the parsed amount, and possible meanings of an unusual one. */
export function AmountField({ field, typed, error, amount, onType, onLeave, ...props }: Props) {
  const { label, hint, optional, required } = props
  const locale = useLocale()
  const { salary } = useWords('writing')
  return (
    <>
      <TextField
        {...{ label, hint, optional, required }}
        id={idOf(field)}
        error={error}
        understood={amount === undefined ? undefined : salary.read(formatRupiah(amount, locale))}
        value={typed}
        onChange={event => onType(event.target.value)}
        onBlur={() => amount !== undefined || afterPress(onLeave)}
        autoComplete="off"
        enterKeyHint="next"
      />
      <p className="vh" role="status">
        {error}
      </p>
      <Doubt {...{ field, typed, amount, onType }} {...props} />
    </>
  )
}

type DoubtProps = Pick<Props, 'field' | 'typed' | 'amount' | 'odd' | 'sure' | 'onType' | 'onSure'>

/** An unusual amount is neither accepted silently nor rejected: offers other meanings, or a confirmation. */
function Doubt({ field, typed, amount, odd, sure, onType, onSure }: DoubtProps) {
  const locale = useLocale()
  const { salary } = useWords('writing')
  const readings = readingsOf(typed)
  const isUnusual = amount !== undefined && odd
  if (readings.length === 0 && !isUnusual) return null
  const take = (instead: number) => {
    onType(formatRupiah(instead, locale))
    document.getElementById(idOf(field))?.focus()
  }
  return (
    <div className="doubt">
      {sure !== amount && readings.length > 0 && (
        <>
          <p>{salary.which}</p>
          <ul>
            {readings.map(({ as, amount: instead }) => (
              <li key={as}>
                <LinkButton onClick={() => take(instead)}>
                  {salary.readings[as](formatRupiah(instead, locale))}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {isUnusual && (
        <Checkbox
          framed
          checked={sure === amount}
          onChange={event => onSure(event.target.checked ? amount : null)}
        >
          {salary.sure(formatRupiah(amount, locale))}
        </Checkbox>
      )}
    </div>
  )
}
