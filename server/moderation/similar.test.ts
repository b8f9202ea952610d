import assert from 'node:assert/strict'
import { test } from 'node:test'
import { similarTo } from './similar.ts'

const words = (likes: string) => ({ headline: 'Judul', likes, dislikes: null, advice: null })
const original = words(
  'Gudang rapi dan alat pelindung diganti berkala, tetapi aplikasi stok sering macet setiap tutup buku.',
)

test('a paraphrase with a few words exchanged is found, and stands before a lesser likeness', () => {
  const near = words(
    'Gudang bersih dan alat pelindung diganti berkala, tapi aplikasi stok sering macet tiap tutup buku.',
  )
  const far = words(
    'Gajinya selalu tepat waktu dan atasan mau mendengar keluhan kami soal jadwal sif malam di pabrik.',
  )
  const found = similarTo(original, [far, near])
  assert.deepEqual(
    found.map(one => one.other),
    [near],
  )
  assert.ok((found[0]?.likeness ?? 0) > 0.6)
})

test('a copy inside a longer text is still a copy', () => {
  const longer = words(
    `${original.likes} Selain itu kantinnya enak dan mesnya dekat, jadi tidak capai di jalan.`,
  )
  assert.ok((similarTo(original, [longer])[0]?.likeness ?? 0) > 0.95)
})

test('very short texts are not compared', () => {
  assert.deepEqual(
    similarTo({ headline: 'Baik', likes: null, dislikes: null, advice: null }, [
      words('Baik sekali, sungguh'),
    ]),
    [],
  )
})
