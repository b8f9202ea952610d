import { parseManageCode } from '#shared/rules/manage-code.ts'

/** Finds the code in a text: typed or pasted, a saved file, or a link with the code in its hash. */
export function codeInText(text: string): string | undefined {
  const lines = text.split(/\r?\n/)
  return [text, ...lines, ...lines.flatMap(partsOf)].map(parseManageCode).find(code => code !== undefined)
}

/** The parts after a colon or a `#`: "Kode: K7Q4 …", "https://…/ulasan-saya#K7Q4…". */
const partsOf = (line: string): string[] =>
  line.split(/[:#]/).flatMap(part => [part, part.trim().split(/\s/)[0] ?? '', unescaped(part)])

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
