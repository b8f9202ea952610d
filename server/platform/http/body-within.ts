/**
 * The decompressed body of another server's answer; undefined once it is longer than `mostBytes`, and the rest is not
 * read.
 */
export async function bodyWithin({ body }: Response, mostBytes: number): Promise<Buffer | undefined> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > mostBytes) return undefined
    read.push(chunk)
  }
  return Buffer.concat(read)
}
