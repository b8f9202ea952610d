import type { AllWords } from '#web/platform/words.ts'
import { withinOf, type Compared } from './compared.ts'

/** Result in one sentence: the position of the pay in the range, or that it is below the legal minimum. */
export function headline(
  { outcome, figures, short }: Compared,
  { outcome: words }: AllWords['comparing'],
): string {
  if (!outcome || !figures.benchmark) return (short > 0 ? words.under : words.unknown) + words.end
  if (outcome.place === 'within') {
    const sentence = words.within[withinOf(outcome, figures.benchmark.range.p50)]
    return (short > 0 ? words.butUnder(sentence) : sentence) + words.end
  }
  const sentence = words[outcome.place]
  if (short === 0) return sentence + words.end
  return (outcome.place === 'below' ? words.andUnder(sentence) : words.butUnder(sentence)) + words.end
}
