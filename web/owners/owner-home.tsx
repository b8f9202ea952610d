import type { ReactNode } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useOwner } from './owner-area.tsx'

/** The first page of the area: what waits, and how the account stands. */
export function OwnerHome({ waits }: { waits: ReactNode }) {
  const { home } = useWords('owners')
  return (
    <div className="cols-side">
      <div>{waits}</div>
      <aside>
        <SubscriptionSection />
        <Section title={home.absent} small>
          <p className="note">{home.absentWhy}</p>
        </Section>
      </aside>
    </div>
  )
}

function SubscriptionSection() {
  const { home } = useWords('owners')
  const format = useFormats()
  const { state, until } = useOwner().subscription
  return (
    <Section title={home.subscription} small>
      <p>{home.states[state](until === null ? '' : format.day(until))}</p>
    </Section>
  )
}
