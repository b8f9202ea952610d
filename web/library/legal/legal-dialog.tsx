import type { PageText } from '#shared/contract/library/library.ts'
import type { LegalName } from '#shared/rules/kept/legal-versions.ts'
import { useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Guidelines } from './guidelines.tsx'
import { LegalSections } from './legal-page.tsx'
import { privacyOf } from './privacy.ts'
import { Changes, Version } from './version.tsx'

type Props = { name: LegalName; text: PageText | null; open: boolean; onClose: () => void }

/**
 * A legal text in a dialog, over a form that asks for consent. The guidelines come from the messages, the others from
 * text files.
 */
export function LegalDialog({ name, text, open, onClose }: Props) {
  const words = useWords('legal')
  const { nav } = useWords('masthead')
  const site = useSite()
  const { title, lead } = text ?? words.guidelines
  return (
    <Dialog open={open} onClose={onClose} title={title} close={nav.close} wide>
      <div className="legal">
        <p className="lead-text">{lead}</p>
        <Version name={name} />
        {text ? (
          <LegalSections text={name === 'privacy' ? privacyOf(text, words, site) : text} />
        ) : (
          <Guidelines />
        )}
        <Changes name={name} />
      </div>
    </Dialog>
  )
}
