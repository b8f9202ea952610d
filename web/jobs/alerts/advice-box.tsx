import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { AdviceForm } from './advice-form.tsx'
import '#web/ui/forms/form.css'

/** Subscription box below a page of career advice. */
export function AdviceBox() {
  const { advice: words } = useWords('alerts')
  return (
    <Section title={words.title}>
      <p className="form-p">{words.lead}</p>
      <AdviceForm />
    </Section>
  )
}
