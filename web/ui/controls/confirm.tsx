import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { IconName } from '../layout/icon.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open?: boolean | undefined
  title: ReactNode
  /** The cross in words: "Tutup". */
  close: string
  no: string
  yes: string
  /** On the button that does it. */
  icon?: IconName | undefined
  /** What it does cannot be taken back. */
  warns?: boolean | undefined
  busy?: boolean | undefined
  onNo: () => void
  onYes: () => void
  children: ReactNode
}

/** Asks whether something is meant, and says what it means. */
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
