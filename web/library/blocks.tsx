import type { Block, Run } from '#shared/contract/library/library.ts'
import { useWords } from '#web/platform/locale.ts'
import { Numbered } from '#web/ui/layout/list.tsx'

/** Renders the blocks that the server parsed; they contain no HTML. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <Drawn key={at} block={block} />)

function Drawn({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const H = `h${block.level}` as const
      return <H id={block.id}>{block.text}</H>
    }
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      )
    case 'list':
      return block.ordered ? <Numbered items={block.items.map(itemOf)} /> : <List items={block.items} />
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((runs, at) => (
            <p key={at}>
              <Runs runs={runs} />
            </p>
          ))}
        </blockquote>
      )
    case 'table':
      return <Table {...block} />
  }
}

const itemOf = (runs: readonly Run[], at: number) => (
  <span key={at}>
    <Runs runs={runs} />
  </span>
)

const List = ({ items }: { items: readonly Run[][] }) => (
  <ul className="story-list">
    {items.map((runs, at) => (
      <li key={at}>
        <Runs runs={runs} />
      </li>
    ))}
  </ul>
)

/** A table wider than the screen scrolls in its own focusable container. */
function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  const { article } = useWords('library')
  return (
    <div className="story-table" role="group" aria-label={article.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, at) => (
              <ColumnHead key={at} runs={runs} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((runs, at) => (
                <td key={at}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** An empty corner cell is a `<td>`, because it is no header. */
const ColumnHead = ({ runs }: { runs: readonly Run[] }) => {
  const words = <Runs runs={runs} />
  return runs.length === 0 ? <td>{words}</td> : <th scope="col">{words}</th>
}

export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, at) => <Words key={at} run={run} />)

function Words({ run: { text, strong, em, href } }: { run: Run }) {
  const stressed = em ? <em>{text}</em> : text
  const marked = strong ? <b>{stressed}</b> : stressed
  return href === undefined ? marked : <a href={href}>{marked}</a>
}
