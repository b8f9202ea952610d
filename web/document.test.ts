import assert from 'node:assert/strict'
import test from 'node:test'
import { documentOf } from './document.ts'

const NASTY = `Kopi </script><script>alert(1)</script> "Enak" & <b>'murah'</b>`

const html = documentOf({
  site: {
    name: 'KerjaJujur',
    origin: 'https://kerjajujur.example',
    demo: false,
    whatsapp: null,
    raffle: false,
    streets: null,
    addresses: false,
    operator: null,
  },
  locale: 'id',
  path: '/',
  head: { title: NASTY, description: NASTY },
  jsonLd: [{ '@type': 'Organization', name: NASTY }],
  place: undefined,
  card: undefined,
  body: '',
  data: { name: NASTY },
  assets: { script: '/a.js', preloads: [], styles: [], font: undefined, before: '' },
})

test('user text cannot close or open a script element', () => {
  const opened = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  assert.deepEqual(opened, [
    '<script src="/boot.js">',
    '<script type="application/ld+json">',
    '<script type="application/json" id="data">',
  ])
  assert.equal(html.match(/<\/script>/g)?.length, 3)
  assert.ok(!html.includes('<b>'))
})

test('search engines and the page read exactly the original text from embedded data', () => {
  const [structured, data] = [...html.matchAll(/<script type="application\/[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text as string),
  )
  assert.equal(structured.name, NASTY)
  assert.equal(data.name, NASTY)
})
