import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from '#web/ui/controls/button.tsx'
import './proof-files.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> & {
  id: string
  children: ReactNode
  onChoose: (files: FileList | null) => void
}

const BUTTON = buttonClass('line')

/** Chooses a file, said in the page's language: the browser's own button speaks the browser's. Label the field beside it, too. */
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
