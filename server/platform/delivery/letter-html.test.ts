import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letterHtml } from './letter-html.ts'

const FROM = { origin: 'https://situs.example', name: 'KerjaJujur' }
const html = (body: string) => letterHtml({ subject: 'Halo', body, locale: 'id' }, FROM)

test('user text is never markup, anywhere in a mail', () => {
  const tag = '<img src=x onerror="alert(1)">'
  for (const body of [
    `Halo ${tag}`,
    `> ${tag}`,
    `${tag}: ${FROM.origin}/lowongan ${tag}`,
    `${tag}:\n${FROM.origin}/lowongan`,
  ]) {
    const written = html(body)
    assert.doesNotMatch(written, /<img/, body)
    assert.match(written, /&lt;img/, body)
  }
})

test('a foreign address in a mail is not a link', () => {
  assert.doesNotMatch(html('> Lihat https://jahat.example/masuk'), /href/)
  assert.match(html(`Lihat ${FROM.origin}/lowongan`), /href="https:\/\/situs\.example\/lowongan"/)
})
