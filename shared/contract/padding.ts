const STEP = 4096

/**
 * Pads JSON text with trailing spaces, which JSON allows, to a multiple of 4,096 bytes, so that its length on the
 * wire does not identify the words in it.
 */
export function padded(json: string): string {
  const { length } = new TextEncoder().encode(json)
  return json + ' '.repeat((STEP - (length % STEP)) % STEP)
}
