const STEP = 4096

/** JSON text followed by spaces, which JSON allows, up to a whole step of bytes: its length on the wire says nothing of the words in it. */
export function padded(json: string): string {
  const { length } = new TextEncoder().encode(json)
  return json + ' '.repeat((STEP - (length % STEP)) % STEP)
}
