import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PublicReview } from '#shared/contract/reviews/reviews.ts'
import { signsIn } from './good-answer.ts'

const REVIEW = {
  headline: 'Kontrak diperpanjang terus, tanpa penjelasan',
  likes: 'Gaji selalu tepat tanggal.',
  dislikes: 'Tiga kali kontrak dalam dua tahun.',
  advice: 'Tulis syarat pengangkatan, lalu tempel di papan.',
} as PublicReview

test('an answer that refers to the review, with a step, a date and a place to check, shows all signs of a good answer', () => {
  const text =
    'Benar, syarat pengangkatan belum tertulis. Mulai 1 Desember syaratnya ditempel di papan ketiga gudang.'
  assert.deepEqual(signsIn(text, REVIEW), { answers: true, step: true, check: true })
})

test('thanks alone show no sign', () => {
  const text = 'Terima kasih atas masukannya. Kepuasan karyawan adalah prioritas kami.'
  assert.deepEqual(signsIn(text, REVIEW), { answers: false, step: false, check: false })
})

test('an answer in English to a review in English is recognised', () => {
  const review = { headline: 'Contracts are extended without explanation', dislikes: 'Overtime is unpaid' }
  const text = 'You are right about overtime and contracts. Since March both are listed on every payslip.'
  assert.deepEqual(signsIn(text, review as PublicReview), { answers: true, step: true, check: true })
})
