import { Fragment } from 'react'
import './code-block.css'

/** A code to keep, in groups of four: shown, to be copied, saved. `label` names it. */
export const CodeBlock = ({ code, label }: { code: string; label: string }) => {
  const groups = code.replace(/\s+/g, '').match(/.{1,4}/gu) ?? []
  return (
    <p className="codeblock">
      <span className="vh">{label} </span>
      <code>
        {groups.map((g, i) => (
          <Fragment key={i}>
            {i > 0 && ' '}
            <span>{g}</span>
          </Fragment>
        ))}
      </code>
    </p>
  )
}
