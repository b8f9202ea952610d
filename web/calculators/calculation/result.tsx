import type { ReactNode, RefObject } from 'react'
import { Kicker } from '#web/ui/layout/article.tsx'

/** The result in large type: heading, label, amount, and a chart. */
export const Result = ({
  heading,
  kicker,
  about,
  name,
  value,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  kicker: string
  about: string
  name: string
  value: string
  children: ReactNode
}) => (
  <section className="calc-result" aria-labelledby="answer">
    <Kicker>
      <b>{kicker}</b>
      <span>{about}</span>
    </Kicker>
    <h2 id="answer" ref={heading} tabIndex={-1} className="calc-answer">
      <span className="calc-name">{name}</span> <span className="calc-value">{value}</span>
    </h2>
    {children}
  </section>
)
