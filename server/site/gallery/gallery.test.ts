import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '#shared/locale.ts'
import { letterHtml, letterText, previewOf } from '#server/platform/delivery/letter-html.ts'
import { testApp } from '#tests/support/app.ts'
import { INVENTED } from './sample-data.ts'
import { samplesIn } from './samples.ts'

const FROM = { origin: 'https://situs.example', name: 'KerjaJujur' }
const ROOT = join(import.meta.dirname, '../../..')
const all = LOCALES.flatMap(locale => samplesIn(locale, FROM.origin).map(sample => ({ ...sample, locale })))
const mails = all.filter(({ channel }) => channel === 'email')

test('every message file with a mail subject is in the gallery', () => {
  const folder = join(ROOT, 'shared/messages/id')
  const withSubjects = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .filter(path => /^\s*subject:/m.test(readFileSync(join(folder, path), 'utf8')))
  const samples = ['server/site/gallery/samples.ts', 'server/questions/letters.ts']
    .map(path => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n')
  assert.ok(withSubjects.length >= 7)
  assert.deepEqual(
    withSubjects.filter(path => !samples.includes(`/messages/id/${path}'`)),
    [],
  )
})

test('both languages have the same messages, with the same names', () => {
  const [id, en] = LOCALES.map(locale => samplesIn(locale, FROM.origin).map(({ name }) => name))
  assert.deepEqual(id, en)
  assert.equal(new Set(id).size, id?.length)
  assert.ok((id?.length ?? 0) >= 70)
  for (const name of id ?? []) assert.match(name, /^[a-z]+(-[a-z]+)+$/)
})

/** Words about reviews, pay, questions, applications and companies, which a bystander must not read on a phone. */
const TELLING =
  /ulasan|review|gaji|\bpay\b|salar|upah|keluhan|complain|adu(an|kan)|lapor|\breport|lamar|appl(y|icat)|lowongan|\bjob|vacanc|perusahaan|compan|employer|kerja|\bwork|pertanyaan|question|wawancara|interview|resign|takedown/i

test('a lock screen reveals neither the topic of a message nor the person or company', () => {
  for (const { locale, name, subject, body } of all) {
    // Also for a site with a short name.
    const beginning = letterText({ body, locale }, 'KJ').slice(0, 100)
    const outside = `${subject} ${previewOf(locale)} ${beginning}`.replaceAll(FROM.name, '')
    assert.doesNotMatch(outside, TELLING, `${locale} ${name}`)
    for (const value of [
      INVENTED[locale].company,
      INVENTED[locale].title,
      INVENTED[locale].name,
      INVENTED[locale].other,
    ])
      assert.ok(!outside.includes(value), `${locale} ${name} says ${value}`)
  }
})

test('a lock screen shows the preview and nothing of the text after it', () => {
  for (const { locale, ...mail } of mails) {
    const [first = ''] = readable(letterHtml({ ...mail, locale }, FROM)).match(/^[\s\S]{0,240}/) ?? []
    assert.equal(first.replace(/[\u034f\u200c\u00a0\s]+/g, ' ').trim(), previewOf(locale), mail.name)
  }
})

test('a mail has the same text and the same addresses in HTML and in plain text', () => {
  for (const { locale, ...mail } of mails) {
    const html = letterHtml({ ...mail, locale }, FROM)
    const leads = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => plain(address ?? ''))
    assert.deepEqual(leads, mail.body.match(/https:\/\/situs\.example\/\S+/g) ?? [], mail.name)
    const text = words(readable(html))
    for (const line of mail.body.split('\n'))
      assert.ok(
        text.includes(words(line.replace(/https:\S+/, '').replace(/^> ?/, ''))),
        `${mail.name}: ${line}`,
      )
  }
})

/** Mails without an action, with their own list of addresses, or to be answered by a reply. */
const NO_ACT =
  /^(account-(code|proof|deleted)|alert-(advice|digest)|company-message(-unnamed)?|inquiry-(received.*|ended(-takedown|-right)?))$/

test('a mail has one button with a short text, and no other link of ours is a whole sentence', () => {
  for (const { locale, ...mail } of mails) {
    const html = letterHtml({ ...mail, locale }, FROM)
    const buttons = [...html.matchAll(/class="a-button"[^>]*>([^<]*)</g)].map(([, words]) => words ?? '')
    assert.equal(buttons.length, NO_ACT.test(mail.name) ? 0 : 1, `${locale} ${mail.name}: ${buttons}`)
    for (const words of buttons) assert.ok(words.length <= 25, words)
    for (const [, words = ''] of html.matchAll(/class="a-alone"[^>]*>([^<]*)</g))
      assert.ok(words.length <= 40 && !/[.?!]/.test(words), `${locale} ${mail.name}: ${words}`)
  }
})

test('quoted words are beside a bar, without quote marks', () => {
  for (const { locale, ...mail } of mails)
    assert.doesNotMatch(letterHtml({ ...mail, locale }, FROM), /(<br>|<p[^>]*>)&gt;/, mail.name)
  for (const name of ['owner-vacancy-declined', 'owner-vacancies-taken-down'])
    for (const { locale, ...mail } of mails.filter(one => one.name === name))
      assert.match(letterHtml({ ...mail, locale }, FROM), /<p class="k-quote"/, `${locale} ${name}`)
})

test('a number for copying does not wrap', () => {
  const mail = mails.find(({ name }) => name === 'inquiry-received') ?? assert.fail()
  assert.match(letterHtml(mail, FROM), /<span style="white-space:nowrap">KJ-7F3A2B1C<\/span>/)
})

test('a mail loads nothing, runs nothing and tracks nobody', () => {
  for (const { locale, ...mail } of mails) {
    const html = letterHtml({ ...mail, locale }, FROM)
    assert.doesNotMatch(
      html,
      /<(img|script|link|iframe|form|svg|video|base)\b|url\(|@import|\bon\w+=|src=/i,
      mail.name,
    )
    assert.doesNotMatch(html, /undefined|\[object/, mail.name)
    assert.ok(html.length < 40_000, 'mail programs cut off what is longer')
  }
})

test('a user’s text in a mail stays text, without links', () => {
  const body = '> <script>alert(1)</script>\n> https://situs.example/masuk\n\nhttps://jahat.example/x "\'&<b>'
  const html = letterHtml({ subject: '</title><b>', body, locale: 'id' }, FROM)
  assert.doesNotMatch(html, /<script|<b>|<a |<\/title><b/)
  assert.match(html, /&lt;script&gt;alert\(1\)/)
  const imitation = letterHtml(
    { subject: 'x', body: 'https://situs.example.jahat.example/x', locale: 'id' },
    FROM,
  )
  assert.doesNotMatch(imitation, /<a /)
})

test('the gallery shows every message in both languages, and production has none', async t => {
  const demo = await testApp()
  t.after(demo.close)
  const { statusCode, body, headers } = await demo.app.http.inject('/dev/messages')
  assert.equal(statusCode, 200)
  for (const { locale, name } of all) assert.ok(body.includes(`id="${locale}-${name}"`), name)
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  assert.equal((await demo.app.http.inject('/dev/messages/en/owner-invited')).statusCode, 200)
  assert.equal((await demo.app.http.inject('/dev/messages/en/nothing')).statusCode, 404)
  const real = await testApp({
    env: {
      MODE: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://kerjajujur.example',
      OPERATOR: 'PT Contoh',
      CONTACT_EMAIL: 'halo@contoh.example',
      ALLOW_EMBEDDED_DATABASE: 'yes-and-i-accept-data-loss-at-power-failure',
      SECRETS: '{}',
    },
  })
  t.after(real.close)
  for (const path of ['/dev/messages', '/dev/messages/en/owner-invited'])
    assert.equal((await real.app.http.inject(path)).statusCode, 404)
})

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#847': '\u034f',
  zwnj: '\u200c',
  nbsp: '\u00a0',
}
const plain = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => SIGNS[name] ?? all)
/** The readable text of a mail, in its order. */
const readable = (html: string) =>
  plain((html.split('<body')[1] ?? '').replace(/^[^>]*>/, '').replace(/<[^>]*>/g, ' '))
const words = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}@’]+/gu)
    ?.join(' ') ?? ''
