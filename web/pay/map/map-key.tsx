import { useFormats, useWords } from '#web/platform/locale.ts'
import type { Level, Reading, Scale } from './scale.ts'

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
  const { steps } = useWords('salaries').map
  if (reading === 'minimum') {
    const before = (value: number) => format.score(value - 0.1)
    return [
      steps.upTimes(format.score(four)),
      steps.spanTimes(format.score(three), before(four)),
      steps.spanTimes(format.score(two), before(three)),
      steps.underTimes(format.score(two)),
    ]
  }
  const from = (value: number) => format.count(value / 1e6)
  const before = (value: number) => format.millions(value - 1e5)
  return [
    steps.up(from(four)),
    steps.span(from(three), before(four)),
    steps.span(from(two), before(three)),
    steps.under(from(two)),
  ]
}
