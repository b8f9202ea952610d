// What a reader's phone loads before a page is alive, as it travels.
import assert from 'node:assert/strict'
import test from 'node:test'
import { get } from 'node:http'
import { journeys } from './browser.ts'
import { api, knownCompany } from './site.ts'

const MOST_KB = { js: 137, css: 13.5 }
const MOST_REQUESTS = 22
/** A vacancy is also kept, in the browser or the account. */
const MOST_OF_JOBS = { js: 137, css: 14.5, requests: 22 }
/** The form of a review brings its own rooms, each a small file, and they come side by side. */
const MOST_OF_FORM = { js: 171, css: 13, requests: 38 }

/** They bring what they reckon with (decision 20); a comparison has fields, lists and its answer. */
const MOST_OF_PAY = { js: 147, css: 16, html: 20 }
const MOST_OF_COMPARISON = 152

const site = journeys()

test('a page for reading stays within its bytes and requests', async () => {
  const { slug } = await knownCompany(site.url)
  const { reviews } = await api<{ reviews: { id: string }[] }>(site.url, '/v2/id/reviews')
  const pages = [
    '/',
    '/pencarian/perusahaan',
    `/perusahaan/${slug}`,
    `/perusahaan/${slug}/ulasan`,
    `/perusahaan/${slug}/pertanyaan`,
    `/ulasan/${reviews[0]?.id}`,
    '/ulasan',
    '/saran-karir',
    '/artikel',
    '/artikel/menghitung-thr',
    '/tanya-jawab',
    '/perusahaan-pilihan',
    '/bandingkan-perusahaan',
    '/bidang/logistics',
    '/tempat/kota-bekasi',
    '/pengembang',
    '/lisensi',
  ]
  const heavy = (await Promise.all(pages.map(weigh))).filter(
    ({ js, css, requests }) => js > MOST_KB.js || css > MOST_KB.css || requests > MOST_REQUESTS,
  )
  assert.deepEqual(heavy, [])
})

test('vacancies stay within the bytes of reading, in some files more: what is paid stands beside them', async () => {
  const { slug } = await knownCompany(site.url)
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(site.url, '/v2/jobs')
  const pages = [
    '/pekerjaan',
    '/pencarian/posisi',
    `/pekerjaan/${vacancies[0]?.id}`,
    `/perusahaan/${slug}/pekerjaan`,
  ]
  const heavy = (await Promise.all(pages.map(weigh))).filter(
    ({ js, css, html, requests }) =>
      js > MOST_OF_JOBS.js ||
      css > MOST_OF_JOBS.css ||
      html > MOST_OF_PAY.html ||
      requests > MOST_OF_JOBS.requests,
  )
  assert.deepEqual(heavy, [])
})

test('the form of a review stays within its own', async () => {
  const { js, css, requests } = await weigh('/tulis-ulasan')
  assert.ok(
    js <= MOST_OF_FORM.js && css <= MOST_OF_FORM.css && requests <= MOST_OF_FORM.requests,
    `${js} kB, ${css} kB, ${requests} requests`,
  )
})

test('calculators and pages of pay stay within the bytes of pay', async () => {
  const { slug } = await knownCompany(site.url)
  const pages = [
    '/kalkulator/gaji-bersih',
    '/kalkulator/thr',
    '/gaji',
    '/gaji?mode=top_paid_jobs',
    '/pencarian/gaji?q=perawat',
    '/posisi/administrative-staff',
    '/departemen/it',
    '/saran-karir/gaji',
    '/bandingkan-gaji',
    '/bandingkan-gaji?job_role=warehouse-staff&city=32.75',
    `/perusahaan/${slug}/gaji`,
  ]
  const heavy = (await Promise.all(pages.map(weigh))).filter(
    ({ path, js, css, html }) =>
      js > (path.startsWith('/bandingkan-gaji') ? MOST_OF_COMPARISON : MOST_OF_PAY.js) ||
      css > MOST_OF_PAY.css ||
      html > MOST_OF_PAY.html,
  )
  assert.deepEqual(heavy, [])
})

/** What the document names: its script and modules, its styles, boot.js, its font and itself. */
async function weigh(path: string) {
  const html = (await bodyOf(path, 'identity')).toString()
  const modules = /<meta name="modules" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(match => match[1] as string)
  assert.ok(modules.length > 3 && styles.length > 0, `${path} names its files`)
  const js = await kilobytes(['/boot.js', ...modules])
  const css = await kilobytes(styles)
  return { path, js, css, html: await kilobytes([path]), requests: modules.length + styles.length + 3 }
}

async function kilobytes(files: string[]): Promise<number> {
  const bodies = await Promise.all(files.map(file => bodyOf(file, 'br')))
  return Math.round((bodies.reduce((sum, { length }) => sum + length, 0) / 1024) * 10) / 10
}

/** As the server sent it: `fetch` would decompress it. */
const bodyOf = (path: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    get(site.url + path, { headers: { 'accept-encoding': encoding } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject),
  )
