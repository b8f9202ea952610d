import { Fragment } from 'react'
import './code-block.css'

/** A code in groups of four characters, for the user to save or copy. `label` is its accessible name. */
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
