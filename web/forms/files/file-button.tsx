import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '#web/ui/controls/button.tsx'
import './proof-files.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> & {
  id: string
  children: ReactNode
  onChoose: (files: FileList | null) => void
}

const BUTTON = buttonClass('line')

/**
 * A file input with a label in the page's language, because the native button uses the browser's language. Label the
 * field as well.
 */
export const FileButton = ({ id, children, onChoose, ...rest }: Props) => (
  <span className="proof-choose">
    <input
      {...rest}
      id={id}
      type="file"
      className="vh"
      onChange={event => {
        onChoose(event.currentTarget.files)
        event.currentTarget.value = ''
      }}
    />
    <label htmlFor={id} className={BUTTON}>
      {children}
    </label>
  </span>
)
