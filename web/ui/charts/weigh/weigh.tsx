import { place } from '../geometry.ts'
import { Strip, type Axis, type Quartiles } from './strip.tsx'
import './weigh.css'

type Span = Pick<Axis, 'from' | 'to'>
type Weighed = {
  offered: { from: number; to: number } | null
  range: Quartiles | null
  minimum?: number | null
}

/** Sizes in pixels: small in a list, large on the page of one vacancy. */
const SIZES = {
  small: { whole: 34, bracket: [2, 14], box: [18, 12], minimum: [14, 34] },
  large: { whole: 84, bracket: [4, 30], box: [48, 28], minimum: [40, 84] },
} as const

/** The offered pay as an ink bracket above the range of actual pay; the text next to it says the same. */
export function Weigh({ offered, range, minimum, span, large }: Weighed & { span: Span; large?: boolean }) {
  const { whole, bracket, box, minimum: line } = SIZES[large ? 'large' : 'small']
  const x = (value: number) => `${place(value, span.from, span.to)}%`
  const [top, bottom] = bracket
  const middle = (top + bottom) / 2
  return (
    <svg className="weigh" width="100%" height={whole} aria-hidden="true">
      <line className="c-grid" x1="0" x2="100%" y1={box[0] + box[1] / 2} y2={box[0] + box[1] / 2} />
      {range && <Strip range={range} axis={{ ...span, ticks: [] }} top={box[0]} height={box[1]} />}
      {minimum && <line className="c-min" x1={x(minimum)} x2={x(minimum)} y1={line[0]} y2={line[1]} />}
      {offered && (
        <g className="c-offer">
          <line x1={x(offered.from)} x2={x(offered.to)} y1={middle} y2={middle} />
          <line x1={x(offered.from)} x2={x(offered.from)} y1={top} y2={bottom} />
          <line x1={x(offered.to)} x2={x(offered.to)} y1={top} y2={bottom} />
        </g>
      )}
    </svg>
  )
}
