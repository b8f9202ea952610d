import type { PaySlip } from '#shared/rules/money/take-home.ts'
import { sumOf } from '#shared/rules/money/line.ts'
import { useWords } from '#web/platform/locale.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { stack, tenth } from '#web/ui/charts/geometry.ts'
import { useMoney } from '../calculation/use-money.ts'

const HUNDRED = 100_000

/** The wage as a bar, and below it the deductions enlarged, each with its amount. */
export function CutBar({ slip }: { slip: PaySlip }) {
  const words = useWords('payslip')
  const { rupiah, plain } = useMoney()
  const pieces = [...slip.worker, { key: 'tax' as const, amount: slip.tax }].filter(
    ({ amount }) => amount > 0,
  )
  const cut = sumOf(pieces)
  if (cut === 0) return <p className="calc-find">{words.figure.none}</p>
  const named = pieces.map(({ key, amount }) => ({ key, amount, name: words.cuts[key].short }))
  const spoken = named.map(({ name, amount }) => `${name} ${rupiah(amount)}`).join(', ')
  return (
    <Figure caption={<Finding slip={slip} cut={cut} />}>
      <svg
        width="100%"
        height="112"
        role="img"
        aria-label={words.figure.spoken(rupiah(slip.pay), rupiah(slip.net), spoken)}
      >
        <Whole share={cut / slip.pay} amounts={pieces} />
        <Pieces pieces={pieces} top={84} height={28} from={0} width={100} />
      </svg>
      <ul className="cut-k" aria-hidden="true">
        {named.map(({ key, name, amount }) => (
          <li key={key} className={`cut-${DYE[key]}`}>
            {name} <b>{plain(amount)}</b>
          </li>
        ))}
      </ul>
    </Figure>
  )
}

type Piece = { key: keyof typeof DYE; amount: number }

/** Colours of the deductions: savings, insurance, tax. */
const DYE = { old_age: 'save', pension: 'save', health: 'ins', relatives: 'ins', tax: 'tax' } as const

/** The bar of the whole wage; a fan connects its end with the enlarged deductions. */
function Whole({ share, amounts }: { share: number; amounts: readonly Piece[] }) {
  const end = tenth(100 - share * 100)
  return (
    <>
      <rect className="c-nila" width={`${end}%`} height="44" />
      <Pieces pieces={amounts} top={0} height={44} from={end} width={100 - end} />
      <svg y="44" width="100%" height="40" viewBox="0 0 100 40" preserveAspectRatio="none">
        <polygon className="cut-lens" points={`${end},2 100,2 100,38 0,38`} />
      </svg>
    </>
  )
}

function Pieces({
  pieces,
  top,
  height,
  from,
  width,
}: {
  pieces: readonly Piece[]
  top: number
  height: number
  from: number
  width: number
}) {
  return stack(pieces.map(({ amount }) => amount)).map(({ x, width: part }, place) => {
    const { key } = pieces[place] as Piece
    const at = `${tenth(from + (x * width) / 100)}%`
    return (
      <g key={key}>
        <rect
          className={`cut-${DYE[key]}`}
          x={at}
          y={top}
          width={`${tenth((part * width) / 100)}%`}
          height={height}
        />
        <rect className="c-gap" x={at} y={top} width={place === 0 && from === 0 ? 0 : 1.5} height={height} />
      </g>
    )
  })
}

function Finding({ slip, cut }: { slip: PaySlip; cut: number }) {
  const { figure } = useWords('payslip')
  const { rupiah } = useMoney()
  const savings = sumOf(slip.worker.filter(({ key }) => key === 'old_age' || key === 'pension'))
  const perHundred = Math.round(((cut / slip.pay) * HUNDRED) / 10) * 10
  return (
    <>
      {figure.ofHundred(rupiah(perHundred), rupiah(HUNDRED))}{' '}
      {savings > 0 && (
        <>
          {savings * 2 > cut ? figure.savedMost : figure.saved(rupiah(savings))} <b>{figure.savings}</b>
        </>
      )}
    </>
  )
}
