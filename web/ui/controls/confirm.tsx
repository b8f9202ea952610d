import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { IconName } from '../layout/icon.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open?: boolean | undefined
  title: ReactNode
  /** Label of the close button: "Tutup". */
  close: string
  no: string
  yes: string
  /** Icon of the confirming button. */
  icon?: IconName | undefined
  /** The action cannot be undone. */
  warns?: boolean | undefined
  busy?: boolean | undefined
  onNo: () => void
  onYes: () => void
  children: ReactNode
}

/** Asks for confirmation of an action and explains its effect. */
export function Confirm({
  open = true,
  title,
  close,
  no,
  yes,
  icon,
  warns,
  busy,
  onNo,
  onYes,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={title}
      close={close}
      actions={
        <>
          <Button kind="line" onClick={onNo}>
            {no}
          </Button>
          <Button kind={warns ? 'warn' : 'filled'} icon={icon} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
