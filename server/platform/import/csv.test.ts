import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv, type CsvRecord } from './csv.ts'

async function read(text: string, pieceLength = 7): Promise<CsvRecord[]> {
  const bytes = Buffer.from(text)
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += pieceLength)
      yield bytes.subarray(from, from + pieceLength)
  }
  return Array.fromAsync(readCsv(pieces()))
}

test('fields are split at the delimiter of the header', async () => {
  for (const delimiter of [',', ';', '\t'])
    assert.deepEqual(await read(`name${delimiter}city\nA${delimiter}B`), [
      { line: 1, fields: ['name', 'city'] },
      { line: 2, fields: ['A', 'B'] },
    ])
})

test('a byte order mark, CRLF and blank lines affect nothing except the line numbers', async () => {
  assert.deepEqual(await read('\uFEFFname,city\r\n\r\nMaju,Bandung\r\n'), [
    { line: 1, fields: ['name', 'city'] },
    { line: 3, fields: ['Maju', 'Bandung'] },
  ])
})

test('quoted fields may contain delimiters, doubled quotes and line ends, and line numbers stay right', async () => {
  assert.deepEqual(await read('name,city\n"Maju, ""Jaya""\nTbk",Bandung\nSenja,Solo'), [
    { line: 1, fields: ['name', 'city'] },
    { line: 2, fields: ['Maju, "Jaya"\nTbk', 'Bandung'] },
    { line: 4, fields: ['Senja', 'Solo'] },
  ])
})

test('a quote inside an unquoted field is an ordinary character', async () => {
  assert.deepEqual((await read('name\nMaju "Jaya"'))[1], { line: 2, fields: ['Maju "Jaya"'] })
})

test('spaces after a closing quote are dropped', async () => {
  assert.deepEqual((await read('name,city\n"Maju" ,"Solo" '))[1], { line: 2, fields: ['Maju', 'Solo'] })
})

test('a quote that is never closed costs only its own line', async () => {
  assert.deepEqual((await read('name,city\n"Maju,Bandung\nSenja,Solo\n"Fajar","Kudus"\n')).slice(1), [
    { line: 2, problem: 'text follows a closing quote' },
    { line: 3, fields: ['Senja', 'Solo'] },
    { line: 4, fields: ['Fajar', 'Kudus'] },
  ])
  assert.deepEqual((await read('name,city\n"Maju,Bandung\nSenja,Solo')).slice(1), [
    { line: 2, problem: 'a quote is opened and never closed' },
    { line: 3, fields: ['Senja', 'Solo'] },
  ])
})

test('a multi-byte character may be split between two chunks', async () => {
  assert.deepEqual((await read('name\nNestlé Indonésia', 1))[1], { line: 2, fields: ['Nestlé Indonésia'] })
})

test('a line of more than a million characters is one bad line, whatever its length', async () => {
  const records = await read(`name\n${'x'.repeat(3_000_000)}\nMaju`, 65_536)
  assert.deepEqual(records.slice(1), [
    { line: 2, problem: 'the line is longer than a million characters' },
    { line: 3, fields: ['Maju'] },
  ])
})
