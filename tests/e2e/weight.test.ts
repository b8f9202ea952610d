// Bytes and requests that a reader's phone loads before a page works, as transferred.
import assert from 'node:assert/strict'
import test from 'node:test'
import { get } from 'node:http'
import { journeys } from './browser.ts'
import { api, knownCompany } from './site.ts'

// Includes the overhead of the bundler's own file split: some 6 kB and eight files (decision 10). Modules load after
// the first paint; the site's one stylesheet comes before it. The longest document is the list of all calls.
const MOST = { js: 152, css: 20, html: 29, requests: 32 }
/** The form of a review also loads its own rooms. */
const MOST_OF_FORM = { js: 170, css: 20, html: 29, requests: 40 }

const site = journeys()

test('a page stays within its bytes and requests', async () => {
  const { slug } = await knownCompany(site.url)
  const { reviews } = await api<{ reviews: { id: string }[] }>(site.url, '/v2/id/reviews')
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(site.url, '/v2/jobs')
  const pages = [
    '/',
    '/pencarian/perusahaan',
    `/perusahaan/${slug}`,
    `/perusahaan/${slug}/ulasan`,
    `/perusahaan/${slug}/pertanyaan`,
    `/perusahaan/${slug}/pekerjaan`,
    `/perusahaan/${slug}/gaji`,
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
    '/pekerjaan',
    '/pencarian/posisi',
    `/pekerjaan/${vacancies[0]?.id}`,
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
  ]
  const weights = await Promise.all(pages.map(weigh))
  assert.deepEqual(
    weights.filter(weight => isHeavier(weight, MOST)),
    [],
  )
})

test('the form of a review stays within its own limits', async () => {
  const weight = await weigh('/tulis-ulasan')
  assert.ok(!isHeavier(weight, MOST_OF_FORM), JSON.stringify(weight))
})

const isHeavier = (weight: typeof MOST, most: typeof MOST): boolean =>
  (['js', 'css', 'html', 'requests'] as const).some(kind => weight[kind] > most[kind])

/** Files that the document names: its script and modules, its stylesheet, boot.js, its font and itself. */
async function weigh(path: string) {
  const html = (await bodyOf(path, 'identity')).toString()
  const modules = /<meta name="modules" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(match => match[1] as string)
  assert.ok(modules.length > 3, `${path} names its modules`)
  assert.equal(styles.length, 1, `${path} names one stylesheet`)
  const js = await kilobytes(['/boot.js', ...modules])
  const css = await kilobytes(styles)
  return { path, js, css, html: await kilobytes([path]), requests: modules.length + styles.length + 3 }
}

async function kilobytes(files: string[]): Promise<number> {
  const bodies = await Promise.all(files.map(file => bodyOf(file, 'br')))
  return Math.round((bodies.reduce((sum, { length }) => sum + length, 0) / 1024) * 10) / 10
}

/** The body as sent; `fetch` would decompress it. */
const bodyOf = (path: string, encoding: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    get(site.url + path, { headers: { 'accept-encoding': encoding } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject),
  )
