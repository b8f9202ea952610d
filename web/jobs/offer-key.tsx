import { useWords } from '#web/platform/locale.ts'
import { Key } from '#web/ui/charts/figure.tsx'

/** What the signs of a weighed offer mean. */
export function OfferKey({ minimum }: { minimum?: string | null }) {
  const { key } = useWords('jobs')
  return (
    <Key
      items={[
        { shape: 'offer', label: key.offer },
        { shape: 'box', label: key.paid },
        ...(minimum ? [{ shape: 'minimum' as const, label: minimum }] : []),
      ]}
    />
  )
}
