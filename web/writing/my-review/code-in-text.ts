import { parseManageCode } from '#shared/rules/manage-code.ts'

/** The code in whatever holds one: typed or pasted, a saved file, a link with the code behind its `#`. */
export function codeInText(text: string): string | undefined {
  const lines = text.split(/\r?\n/)
  return [text, ...lines, ...lines.flatMap(partsOf)].map(parseManageCode).find(code => code !== undefined)
}

/** What stands behind a colon or a `#`: "Kode: K7Q4 …", "https://…/ulasan-saya#K7Q4…". */
const partsOf = (line: string): string[] =>
  line.split(/[:#]/).flatMap(part => [part, part.trim().split(/\s/)[0] ?? '', unescaped(part)])

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
