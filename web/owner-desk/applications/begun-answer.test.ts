import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiring } from '#shared/messages/id/jobs/hiring.ts'
import { begunAnswer, withoutName } from './begun-answer.ts'

const { invited } = hiring.answer.templates.id
const RINA = { name: 'Rina Ayuningtyas', vacancy: { title: 'Juru Muat' } }
const BAGAS = { name: 'Bagas Prakoso', vacancy: { title: 'Juru Muat' } }
const filled = (about: typeof RINA) =>
  begunAnswer(invited, about)
    .replace('[hari, tanggal, jam]', 'Selasa pukul 10')
    .replace('[alamat]', 'Bintara 4')

test('an answer starts with the template and the applicant’s name', () => {
  assert.match(begunAnswer(invited, RINA), /^Halo Rina Ayuningtyas,\n\n.*Juru Muat/)
})

test('an invitation contains a time, a place, and where its applicant can answer', () => {
  for (const template of [invited, hiring.answer.templates.en.invited])
    assert.equal(begunAnswer(template, RINA).match(/\[[^\]]*\]/g)?.length, 3)
})

test('the next answer starts with the last sent text, with only the next applicant’s name', () => {
  const next = begunAnswer(invited, BAGAS, withoutName(invited, RINA, filled(RINA)))
  assert.equal(next, filled(BAGAS))
  assert.doesNotMatch(next, /Rina/)
})

test('a text with another mention of the name or another greeting is not reused', () => {
  for (const message of [
    `${filled(RINA)}\nSampai jumpa, Rina.`,
    `${filled(RINA)}\nSampai jumpa, bu ayuningtyas.`,
    filled(RINA).replace('Halo', 'Selamat pagi'),
    'Halo Rina Ayuningtyas, silakan datang.',
  ])
    assert.equal(withoutName(invited, RINA, message), undefined, message)
})
