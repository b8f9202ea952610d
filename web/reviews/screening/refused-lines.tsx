import { Mark } from '#web/ui/layout/mark.tsx'

/** Reasons why a text is refused, one line each. */
export const RefusedLines = ({ texts }: { texts: readonly string[] }) =>
  texts.map(text => (
    <span className="said-line" key={text}>
      <Marked text={text} />
    </span>
  ))

/** The refusals of browser and server quote the found words: the quotation is highlighted. */
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
