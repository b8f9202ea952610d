import type { Locale } from '#shared/locale.ts'
import { blocksOf, type Block, type Inline } from '#shared/rules/vacancy/markdown.ts'
import './jobs.css'

/** A company's text in a subset of Markdown, rendered as React elements and never as HTML. */
export const AdText = ({ text, locale }: { text: string; locale: Locale }) => (
  <div className="prose job-ad" lang={locale}>
    {blocksOf(text).map((block, at) => (
      <Part key={at} block={block} />
    ))}
  </div>
)

function Part({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <p>
        <b>
          <Words words={block.words} />
        </b>
      </p>
    )
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            <Words words={line} />
          </span>
        ))}
      </p>
    )
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Words words={item} />
    </li>
  ))
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

const Words = ({ words }: { words: readonly Inline[] }) =>
  words.map(({ text, bold }, at) => (bold ? <b key={at}>{text}</b> : text))
