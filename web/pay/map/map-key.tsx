import { useFormats, useWords } from '#web/platform/locale.ts'
import type { Reading } from '../place/query.ts'
import type { Level, Scale } from './scale.ts'

/** What each thickness says. */
export function MapKey({ reading, scale }: { reading: Reading; scale: Scale }) {
  const words = useWords('pay')
  const said = useSteps(reading, scale)
  return (
    <p className="weave-key" aria-hidden="true">
      {said.map((step, i) => (
        <Step key={step} level={(4 - i) as Level}>
          {step}
        </Step>
      ))}
      <Step level={0}>{words.few}</Step>
    </p>
  )
}

const Step = ({ level, children }: { level: Level; children: string }) => (
  <span>
    <svg width="28" height="18">
      <path className={`weave-k weave-t weave-t${level}`} d="M0 3.1H28M0 8.9H28M0 14.7H28" />
    </svg>
    {children}
  </span>
)

/** The four levels in words, highest first: "6 juta ke atas", "5–5,9", "4–4,9", "di bawah 4". */
function useSteps(reading: Reading, [two, three, four]: Scale): string[] {
  const format = useFormats()
  const words = useWords('salaries').map.steps[reading]
  const isTimes = reading === 'minimum'
  const from = (value: number) => (isTimes ? format.score(value) : format.count(value / 1e6))
  const before = (value: number) => (isTimes ? format.score(value - 0.1) : format.millions(value - 1e5))
  return [
    words.up(from(four)),
    words.span(from(three), before(four)),
    words.span(from(two), before(three)),
    words.under(from(two)),
  ]
}
