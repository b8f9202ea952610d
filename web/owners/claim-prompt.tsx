import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'
import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useDialogPlace } from '#web/platform/dialog-place.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { ClaimDialog } from './claim/claim-dialog.tsx'

/** "Is this your company?", on an unclaimed page; the form and its words are loaded on demand. */
export function ClaimPrompt({ company }: { company: CompanyHeader }) {
  const locale = useLocale()
  const { claim } = useWords('companies')
  const { failed } = useWords('sorry')
  const toast = useToast()
  const { isOpen, show, close } = useDialogPlace('klaim')
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ClaimDialog>>>()
  const wanted = isOpen && !Dialog
  useEffect(() => {
    if (!wanted) return
    Promise.all([import('./claim/claim-dialog.tsx'), loadWords(locale, ['claims', 'forms', 'errors'])]).then(
      ([module]) => setDialog(() => module.ClaimDialog),
      () => {
        close()
        toast(failed.body)
      },
    )
  }, [wanted, locale, toast, failed, close])
  if (company.claimed_since !== null) return null
  return (
    <Section title={claim.title} small>
      <p>{claim.body}</p>
      <p>
        <ButtonLink kind="line" href={href(locale, 'companyClaim', { id: company.slug })} onClick={show}>
          {claim.action}
        </ButtonLink>
      </p>
      {Dialog && <Dialog company={company} open={isOpen} onClose={close} />}
    </Section>
  )
}
