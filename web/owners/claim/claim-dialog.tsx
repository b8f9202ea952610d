import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Benefits } from './benefits.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimThanks } from './thanks.tsx'
import type { ClaimedCompany, Sent } from './use-claim-form.ts'

/** The claim form in a dialog; after sending, a confirmation replaces it. */
export function ClaimDialog({
  company,
  open,
  onClose,
}: {
  company: ClaimedCompany
  open: boolean
  onClose: () => void
}) {
  const { nav } = useWords('masthead')
  const words = useWords('claims')
  const [sent, setSent] = useState<Sent>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      close={nav.close}
      title={sent ? words.thanks.title : words.title(company.name)}
    >
      {sent ? (
        <>
          <div role="status">
            <ClaimThanks sent={sent} />
          </div>
          <Close onClose={onClose} />
        </>
      ) : (
        <>
          <p className="find">{words.lead}</p>
          <ClaimForm company={company} onSent={setSent} />
          <Benefits />
        </>
      )}
    </Dialog>
  )
}

function Close({ onClose }: { onClose: () => void }) {
  const { thanks } = useWords('claims')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button kind="line" full ref={button} onClick={onClose}>
      {thanks.close}
    </Button>
  )
}
