import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import './search-form.css'

/**
 * A search as a plain GET form. `bar` hides label and button text in the masthead; `lead` is the large search of a
 * front page.
 */
export function SearchForm({
  action,
  name = 'q',
  label,
  submit,
  placeholder,
  defaultValue,
  kind = 'lead',
  children,
}: {
  action: string
  name?: string | undefined
  label: string
  submit: string
  placeholder?: string
  defaultValue?: string | undefined
  kind?: 'bar' | 'lead' | undefined
  /** Hidden inputs, or suggestions below the field. */
  children?: ReactNode
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(defaultValue)
  // After a navigation the field shows the query of the new address and keeps the focus.
  useEffect(() => {
    if (field.current && shown.current !== defaultValue) field.current.value = defaultValue ?? ''
    shown.current = defaultValue
  }, [defaultValue])
  return (
    <form className={`search search-${kind}`} role="search" aria-label={label} action={action} method="get">
      <label className={kind === 'bar' ? 'vh' : 'search-label'} htmlFor={id}>
        {label}
      </label>
      <div className="search-row">
        <input
          ref={field}
          id={id}
          name={name}
          type="search"
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="btn btn-filled" type="submit">
          <Icon name="search" />
          <span className={kind === 'bar' ? 'vh' : undefined}>{submit}</span>
        </button>
      </div>
      {children}
    </form>
  )
}
