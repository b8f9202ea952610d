import type { ComponentProps, ReactNode } from 'react'
import { TroubleBox } from '#web/forms/trouble-box.tsx'

type Props = {
  trouble: ComponentProps<typeof TroubleBox>['trouble']
  onSend: (given: FormData) => void
  children: ReactNode
}

/** A form of the company's area, below the box that lists what is wrong. */
export const AreaForm = ({ trouble, onSend, children }: Props) => (
  <TroubleBox trouble={trouble}>
    <form
      className="area-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSend(new FormData(event.currentTarget))
      }}
    >
      {children}
    </form>
  </TroubleBox>
)
