export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Removes characters that XML cannot contain at all. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, sign => ENTITIES[sign] as string)
