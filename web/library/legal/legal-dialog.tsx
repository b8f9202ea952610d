import type { LegalName } from '#shared/rules/kept/legal-versions.ts'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Guidelines } from './guidelines.tsx'
import { LegalSections } from './legal-page.tsx'
import { privacyOf } from './privacy.ts'
import { Changes, Version } from './version.tsx'

/** A legal text over the page that asks to agree with it. */
export function LegalDialog({
  name,
  open,
  onClose,
}: {
  name: LegalName
  open: boolean
  onClose: () => void
}) {
  const words = useWords('legal')
  const { nav } = useWords('masthead')
  const site = useSite()
  const text = name === 'privacy' ? privacyOf(words, site) : words.terms
  return (
    <Dialog open={open} onClose={onClose} title={words[name].title} close={nav.close} wide>
      <div className="legal">
        <p className="lead-text">{words[name].lead}</p>
        <Version name={name} />
        {name === 'guidelines' ? <Guidelines /> : <LegalSections text={text} />}
        <Changes name={name} />
      </div>
    </Dialog>
  )
}
