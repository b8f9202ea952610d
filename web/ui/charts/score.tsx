import type { ReactNode } from 'react'
import { SEEDS, seedsWidth } from './geometry.ts'
import './score.css'

/**
 * A score as seeds, the last one clipped to the tenth. Hidden from assistive technology, because the figure is always
 * next to it.
 */
export const Bulir = ({ score, large }: { score: number; large?: boolean }) => (
  <svg
    className={large ? 'bulir bulir-large' : 'bulir'}
    viewBox="0 0 70 14"
    width="70"
    height="14"
    aria-hidden="true"
  >
    <path className="bulir-0" d={SEEDS} />
    <svg width={seedsWidth(score)} height="14">
      <path className="bulir-1" d={SEEDS} />
    </svg>
  </svg>
)

/** Seeds and figure inline; `spoken` is the screen reader text after the figure: "dari 5, baik". */
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

/** The score as the largest element of its page: figure, seeds, the band's word, number of reviews. */
export const Score = ({
  score,
  value,
  outOf,
  word,
  note,
}: {
  score: number
  value: string
  /** Screen reader text after the figure: "dari 5". */
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
