import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { PayDesk } from '#web/team/pay/pay-desk.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Amounts given without a review that are held. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamPay, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamPay">
      <PayDesk />
    </TeamGate>
  ),
})
