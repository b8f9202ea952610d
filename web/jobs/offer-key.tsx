import { useWords } from '#web/platform/locale.ts'
import { Key } from '#web/ui/charts/figure.tsx'

type Props = { offered: boolean; paid: boolean; minimum?: string | null }

/** Legend of the offer charts; only of the signs that are drawn. */
export function OfferKey({ offered, paid, minimum }: Props) {
  const { key } = useWords('jobs')
  if (!offered && !paid) return null
  return (
    <Key
      items={[
        ...(offered ? [{ shape: 'offer' as const, label: key.offer }] : []),
        ...(paid ? [{ shape: 'box' as const, label: key.paid }] : []),
        ...(minimum ? [{ shape: 'minimum' as const, label: minimum }] : []),
      ]}
    />
  )
}
