const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

type Part = { name: string; text?: string }

/** An archive of uncompressed parts, a valid form of DOCX. */
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

/** An Office package whose main part has this name and type. */
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

/** As written by a program that separates folders by backslashes. */
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

/** Contains as many opening relationship tags as fit, and no closing one. */
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

/** Position of the first part's entry in the central directory. */
const firstEntry = (bytes: Buffer): number => bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))

/** Its first part claims to unpack to 4 GB. */
export function docxBomb(): Buffer {
  const bytes = docx()
  const at = firstEntry(bytes)
  bytes.writeUInt16LE(8, at + 10)
  bytes.writeUInt32LE(0xfffffff0, at + 24)
  return bytes
}

/** Its parts overlap: all begin at the first one's position. */
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

/** Its macro comes after more parts than any hand-made document has. */
export const docxOfManyParts = (): Buffer =>
  docx(...Array.from({ length: 2_100 }, (_, n) => `word/media/image${n}.png`), MACRO)

/** Its end record counts one part too few, so that it omits the macro. */
export function docxMiscounted(): Buffer {
  const bytes = docx(MACRO)
  const at = bytes.length - 12
  bytes.writeUInt16LE(bytes.readUInt16LE(at) - 1, at)
  return bytes
}

/** Contains a macro; its comment holds a second directory and end record without it, followed by `behind` bytes. */
export function docxOfTwoEnds(behind = 0): Buffer {
  const [real, lying] = [docx(MACRO), docx()]
  const at = lying.length - 6
  lying.writeUInt32LE(real.length + lying.readUInt32LE(at), at)
  real.writeUInt16LE(lying.length + behind, real.length - 2)
  return Buffer.concat([real, lying, Buffer.alloc(behind)])
}

/** The part of an old Word document that the check reads. */
export const doc = (...streams: string[]): Buffer => compound('WordDocument', ...streams)

/** A compound file with these streams, in sectors of 512 bytes. */
export function compound(...streams: string[]): Buffer {
  const head = Buffer.alloc(2_008)
  head.write('d0cf11e0a1b11ae1', 'hex')
  head.writeUInt16LE(9, 30)
  return Buffer.concat([head, ...streams.map(name => Buffer.from(name.padEnd(64, '\0'), 'utf16le'))])
}

/** Its sector size is invalid. */
export function docOfOddSectors(): Buffer {
  const bytes = doc()
  bytes.writeUInt16LE(31, 30)
  return bytes
}

/** A DOCX with a password is a compound file. */
export const lockedDocx = (): Buffer => compound('EncryptionInfo', 'EncryptedPackage')

/** The stream in its directory begins in the second sector, with the flag for encryption. */
export function lockedDoc(): Buffer {
  const bytes = doc()
  bytes.writeUInt32LE(1, bytes.indexOf(Buffer.from('WordDocument', 'utf16le')) + 116)
  bytes.writeUInt16LE(0xa5ec, 1024)
  bytes.writeUInt16LE(0x0100, 1034)
  return bytes
}
