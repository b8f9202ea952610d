export const KEY_BYTES = 32

/** Bytes of rows that stand one behind the other. */
export const pieces = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
