/** An archive of empty parts, as a document of Word's newer kind is one. */
function archive(names: string[]): Buffer {
  const parts = names.map(name => Buffer.from(name))
  const heads = parts.map(name => Buffer.concat([headed(0x04034b50, 30, 26, name), name]))
  const entries = parts.map(name => Buffer.concat([headed(0x02014b50, 46, 28, name), name]))
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(Buffer.concat(heads).length, 16)
  return Buffer.concat([...heads, list, end])
}

function headed(mark: number, length: number, at: number, name: Buffer): Buffer {
  const head = Buffer.alloc(length)
  head.writeUInt32LE(mark)
  head.writeUInt16LE(name.length, at)
  return head
}

export const docx = (...more: string[]): Buffer =>
  archive(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...more])

const MACRO = 'word/vbaProject.bin'

/** Its macro stands behind so many parts that nobody writes by hand. */
export const docxOfManyParts = (): Buffer =>
  docx(...Array.from({ length: 2_100 }, (_, n) => `word/media/image${n}.png`), MACRO)

/** Its end counts one part less than its list has, and that is its macro. */
export function docxMiscounted(): Buffer {
  const bytes = docx(MACRO)
  const at = bytes.length - 12
  bytes.writeUInt16LE(bytes.readUInt16LE(at) - 1, at)
  return bytes
}

/** One with a macro, whose comment is a list and an end that leave it out, and so many bytes behind. */
export function docxOfTwoEnds(behind = 0): Buffer {
  const [real, lying] = [docx(MACRO), docx()]
  const at = lying.length - 6
  lying.writeUInt32LE(real.length + lying.readUInt32LE(at), at)
  real.writeUInt16LE(lying.length + behind, real.length - 2)
  return Buffer.concat([real, lying, Buffer.alloc(behind)])
}

/** As much of a document of Word's older kind as is looked at. */
export const doc = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(2_000),
    ...['WordDocument', ...streams].map(name => Buffer.from(name, 'utf16le')),
  ])
