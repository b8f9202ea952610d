import { FILE_LIMIT } from '#shared/rules/file-kinds.ts'
import {
  docOfOddSectors,
  docxBomb,
  docxMiscounted,
  docxOfBeginnings,
  docxOfManyParts,
  docxOfOneHeap,
  docxOfTwoEnds,
} from './documents.ts'
import { document, picture } from './pictures.ts'

const png = () => picture('png')
/** A small PNG whose header claims a very large picture. */
async function bomb(): Promise<Buffer> {
  const bytes = await png()
  bytes.writeUInt32BE(60_000, 16)
  bytes.writeUInt32BE(60_000, 20)
  return bytes
}

/** A file of the maximum size, filled with a text that the check searches for. */
function pdfOf(text: string, last = ''): Buffer {
  const [from, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from(`${last}\n%%EOF`)]
  return Buffer.concat([from, Buffer.alloc(FILE_LIMIT - 1 - from.length - end.length, text), end])
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const HTML = '<!doctype html><script>alert(1)</script>'
/** Files that are neither a picture nor a document, or claim to be more than they are. */
export const HOSTILE: [what: string, bytes: () => Buffer | Promise<Buffer>][] = [
  ['an SVG with a script', () => Buffer.from(SVG)],
  ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
  ['an SVG that is packed', () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ['a page', () => Buffer.from(HTML)],
  ['a page before a document', () => Buffer.concat([Buffer.from(HTML), document()])],
  ['a GIF that is a document, too', () => Buffer.concat([Buffer.from('GIF89a'), document()])],
  ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['a BMP', () => Buffer.from('BM\0\0\0\0')],
  ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['an AVIF', () => Buffer.from('\0\0\0\x20ftypavif', 'latin1')],
  ['a program', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
  ['a program of Windows', () => Buffer.from('MZ\x90\0', 'latin1')],
  ['an archive', () => Buffer.from('PK\x03\x04', 'latin1')],
  ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ['PHP in a picture’s name', () => Buffer.from('<?php system($_GET[0]); ?>')],
  ['a test of scanners', () => Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR')],
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('%')],
  ['zeros', () => Buffer.alloc(4096)],
  ['a document without its end', () => document().subarray(0, -8)],
  ['a PNG of 3.6 gigapixels', bomb],
  ['a PNG’s first bytes', async () => (await png()).subarray(0, 32)],
  [
    'a PNG’s signature before a page',
    async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(HTML)]),
  ],
  [
    'a PNG’s header before a page',
    async () => Buffer.concat([(await png()).subarray(0, 33), Buffer.from(HTML)]),
  ],
  ['a JPEG’s mark before a page', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)])],
  ['a WebP’s frame around a page', () => Buffer.from(`RIFF\x20\0\0\0WEBPVP8 ${HTML}`, 'latin1')],
  ['a DOCX whose macro stands behind 2,000 parts', docxOfManyParts],
  ['a DOCX that counts all parts but its macro', docxMiscounted],
  ['a DOCX with two ends', () => docxOfTwoEnds()],
  ['a DOCX with a second end inside its comment', () => docxOfTwoEnds(8)],
  ['a DOCX that unpacks to four gigabytes', docxBomb],
  ['a DOCX whose parts lie over one another', docxOfOneHeap],
  ['a DOCX whose relationships begin 70,000 times', docxOfBeginnings],
  ['a DOC whose sectors have no size', docOfOddSectors],
  ['a PDF that is locked two million times', () => pdfOf('/Encrypt<<')],
  ['a PDF of places where its lock may stand', () => pdfOf('/Encrypt 1 0 R 1 0 obj/ID[')],
  ['a PDF that says seven million times that an object begins', () => pdfOf('obj', '/Encrypt 1 0 R')],
  ['a sound in a WebP’s frame', () => Buffer.from('RIFF\x20\0\0\0WAVEfmt ', 'latin1')],
]
