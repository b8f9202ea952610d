export const KEY_BYTES = 32

/** Splits concatenated rows into views of `size` bytes. */
export const pieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
