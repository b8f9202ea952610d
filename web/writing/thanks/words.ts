import { useWords } from '#web/platform/locale.ts'
import type { Sent } from '../kept/sent.ts'

/** What is said after a review, or after pay alone. */
export function useThanksWords({ pay }: Pick<Sent, 'pay'>) {
  const { thanks } = useWords('writing')
  const { thanks: ofPay } = useWords('given')
  if (!pay) return { ...thanks, unlisted: thanks.unlisted as string | undefined, held: ofPay.held }
  return { ...thanks, ...ofPay, unlisted: undefined, leave: { ...thanks.leave, body: ofPay.leave } }
}
