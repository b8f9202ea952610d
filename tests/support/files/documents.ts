const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

type Part = { name: string; text?: string }

/** An archive of parts that are not packed, as a document of Word's newer kind may be one. */
function archive(given: Part[]): Buffer {
  const parts = given.map(({ name, text = '' }) => ({ name: Buffer.from(name), text: Buffer.from(text) }))
  const entries: Buffer[] = []
  const heads: Buffer[] = []
  let at = 0
  for (const { name, text } of parts) {
    const entry = headed(0x02014b50, 46, 20, name, text)
    entry.writeUInt32LE(at, 42)
    entries.push(entry, name)
    heads.push(headed(0x04034b50, 30, 18, name, text), name, text)
    at += 30 + name.length + text.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...heads, list, end])
}

function headed(mark: number, length: number, at: number, name: Buffer, text: Buffer): Buffer {
  const head = Buffer.alloc(length)
  head.writeUInt32LE(mark)
  head.writeUInt32LE(text.length, at)
  head.writeUInt32LE(text.length, at + 4)
  head.writeUInt16LE(name.length, at + 8)
  return head
}

/** A package of Office's whose main part has this name and type. */
const office = (main: string, type: string, more: Part[] = []): Buffer =>
  archive([
    {
      name: '[Content_Types].xml',
      text: `<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `<Relationships><Relationship Id="rId1" Type="${OFFICE}" Target="${main}"/></Relationships>`,
    },
    { name: main, text: '<document/>' },
    ...more,
  ])

export const docx = (...more: string[]): Buffer =>
  office(
    'word/document.xml',
    WORD,
    more.map(name => ({ name })),
  )

/** One of a writer that parts folders by backslashes. */
export const docxOfBackslashes = (): Buffer =>
  archive([
    { name: 'word\\document.xml', text: '<document/>' },
    { name: '_rels\\.rels', text: `<Relationship Target="word\\document.xml" Type='${OFFICE}'/>` },
    { name: '[Content_Types].xml', text: `<Default Extension="xml" ContentType="${WORD}"/>` },
  ])

export const xlsx = (): Buffer =>
  office('xl/workbook.xml', WORD.replace('wordprocessingml.document', 'spreadsheetml.sheet'))

export const docm = (): Buffer =>
  office('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')

/** Its relationships begin as often as fits, and none ends. */
export const docxOfBeginnings = (): Buffer =>
  archive([
    { name: '[Content_Types].xml', text: WORD },
    { name: '_rels/.rels', text: '<Relationship '.repeat(70_000) },
    { name: 'word/document.xml' },
  ])

export const docxWithoutItsMain = (): Buffer =>
  archive([
    { name: '[Content_Types].xml', text: WORD },
    { name: '_rels/.rels', text: `<Relationship Type="${OFFICE}" Target="word/document9.xml"/>` },
    { name: 'word/document.xml' },
  ])

/** The entry of its first part in its list. */
const firstEntry = (bytes: Buffer): number => bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))

/** Its first part claims to unpack to 4 GB. */
export function docxBomb(): Buffer {
  const bytes = docx()
  const at = firstEntry(bytes)
  bytes.writeUInt16LE(8, at + 10)
  bytes.writeUInt32LE(0xfffffff0, at + 24)
  return bytes
}

/** Its parts lie over one another: all begin where the first does. */
export function docxOfOneHeap(): Buffer {
  const bytes = docx()
  for (let at = firstEntry(bytes); at >= 0; at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'), at + 1))
    bytes.writeUInt32LE(0, at + 42)
  return bytes
}

/** A part needs a password. */
export function docxWithLockedPart(): Buffer {
  const bytes = office('word/document.xml', WORD, [{ name: 'word/media/a.png', text: '12 bytes are' }])
  const at = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  bytes.writeUInt16LE(1, at + 8)
  bytes.writeUInt32LE(0, at + 24)
  return bytes
}

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
export const doc = (...streams: string[]): Buffer => compound('WordDocument', ...streams)

/** A compound file with these streams, in sectors of 512 bytes. */
export function compound(...streams: string[]): Buffer {
  const head = Buffer.alloc(2_008)
  head.write('d0cf11e0a1b11ae1', 'hex')
  head.writeUInt16LE(9, 30)
  return Buffer.concat([head, ...streams.map(name => Buffer.from(name.padEnd(64, '\0'), 'utf16le'))])
}

/** One whose sectors have a size that none has. */
export function docOfOddSectors(): Buffer {
  const bytes = doc()
  bytes.writeUInt16LE(31, 30)
  return bytes
}

/** A DOCX that a password locks is a compound file. */
export const lockedDocx = (): Buffer => compound('EncryptionInfo', 'EncryptedPackage')

/** The stream that its directory names begins in the second sector, with the bit that says that it is encrypted. */
export function lockedDoc(): Buffer {
  const bytes = doc()
  bytes.writeUInt32LE(1, bytes.indexOf(Buffer.from('WordDocument', 'utf16le')) + 116)
  bytes.writeUInt16LE(0xa5ec, 1024)
  bytes.writeUInt16LE(0x0100, 1034)
  return bytes
}
