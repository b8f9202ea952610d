import { Mark } from '#web/ui/layout/mark.tsx'

/** Why words cannot be sent, a line each. */
export const RefusedLines = ({ texts }: { texts: readonly string[] }) =>
  texts.map(text => (
    <span className="said-line" key={text}>
      <Marked text={text} />
    </span>
  ))

/** The refusals, also the server's, quote what was found: the quotation becomes a mark. */
function Marked({ text }: { text: string }) {
  const [, before, words, after] = /^([^“]*: )“(.+)”(.*)$/s.exec(text) ?? []
  if (words === undefined) return text
  return (
    <>
      {before}
      <Mark kind="blocking">{words}</Mark>
      {after}
    </>
  )
}
