import type { ReactNode } from 'react'
import { seedsWidth } from './geometry.ts'
import './score.css'

/** Five kawung seeds, 14 wide and tilted by 24 degrees, as one path in a box of 70 by 14. */
const SEED: readonly [number, number][] = [
  [0, -6.6],
  [5.4, 3.6],
  [5.4, 9.6],
  [0, 13.2],
]
const SEEDS = [0, 1, 2, 3, 4]
  .map(i => {
    const cos = Math.cos((24 * Math.PI) / 180)
    const sin = Math.sin((24 * Math.PI) / 180)
    const turn = ([x, y]: readonly [number, number]) =>
      `${Math.round((x * cos - y * sin) * 10) / 10} ${Math.round((x * sin + y * cos) * 10) / 10}`
    const [top, a, b, c] = SEED as [[number, number], [number, number], [number, number], [number, number]]
    const m: [number, number] = [7 + 14 * i - -top[1] * -sin, 7 + top[1] * cos]
    const back = ([x, y]: readonly [number, number]): [number, number] => [-x, -y]
    return `M${Math.round(m[0] * 10) / 10} ${Math.round(m[1] * 10) / 10}c${turn(a)} ${turn(b)} ${turn(c)} ${turn(back(a))} ${turn(back(b))} ${turn(back(c))}z`
  })
  .join('')

/** A score as seeds, the last one cut to the tenth. Always beside the figure itself, so hidden from assistive technology. */
export const Bulir = ({ score, large }: { score: number; large?: boolean }) => (
  <svg
    className={large ? 'bulir bulir-large' : 'bulir'}
    viewBox="0 0 70 14"
    width="70"
    height="14"
    aria-hidden="true"
    focusable="false"
  >
    <path className="bulir-0" d={SEEDS} />
    <svg width={seedsWidth(score)} height="14">
      <path className="bulir-1" d={SEEDS} />
    </svg>
  </svg>
)

/** Seeds and figure in a line; `spoken` follows for those who listen: "dari 5, baik". */
export const ScoreInline = ({ score, value, spoken }: { score: number; value: string; spoken: string }) => (
  <span className="score">
    <Bulir score={score} />
    <b>{value}</b>
    <span className="vh"> {spoken}</span>
  </span>
)

/** Seeds above the figure, at the end of a low profile head. */
export const ScoreSide = ({ score, value, spoken }: { score: number; value: string; spoken: string }) => (
  <p className="score-side">
    <Bulir score={score} />
    <b>{value}</b>
    <span className="vh"> {spoken}</span>
  </p>
)

/** The score, the largest thing on its page: figure, seeds, the band's word, from how many. */
export const Score = ({
  score,
  value,
  outOf,
  word,
  note,
}: {
  score: number
  value: string
  /** Read after the figure: "dari 5". */
  outOf: string
  word: ReactNode
  note?: ReactNode
}) => (
  <p className="score-big">
    <b>
      {value}
      <span className="vh"> {outOf}, </span>
    </b>
    <span className="score-more">
      <Bulir score={score} large />
      <span className="score-word">{word}</span>
      {note && <span className="note">{note}</span>}
    </span>
  </p>
)
