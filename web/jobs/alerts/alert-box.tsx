import type { Query } from '#shared/paths.ts'
import { useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { AlertForm } from './alert-form.tsx'
import '#web/ui/forms/form.css'

type Props = { about: Query; lead: string }

/** Box below a list to subscribe to new entries by mail. */
export function AlertBox({ about, lead }: Props) {
  const words = useWords('alerts')
  return (
    <Section title={words.title} small>
      <p className="form-p">{lead}</p>
      <AlertForm about={about} />
    </Section>
  )
}
