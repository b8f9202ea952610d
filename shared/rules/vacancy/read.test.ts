import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hiring } from '#shared/messages/id/jobs/hiring.ts'
import { moneyRequestIn, findingsIn } from './read.ts'

const AD = {
  title: 'Staf gudang',
  description: 'Menyusun barang di gudang.',
  expectations: null,
  requirements: null,
  monthly: 6_000_000,
  minimum: 5_000_000,
}

const kindsIn = (description: string): string[] => [
  ...new Set(findingsIn({ ...AD, description }).map(({ kind }) => kind)),
]

const FINDINGS: [kind: string, sentence: string][] = [
  ['money', 'Transfer deposit sebelum interview.'],
  ['money', 'Bayar DP dulu 500 ribu.'],
  ['money', 'Isi saldo dulu untuk mulai.'],
  ['money', 'Modal awal Rp 500 ribu.'],
  ['money', 'Wajib memiliki saldo minimal Rp 500.000.'],
  ['money', 'Uang titipan Rp 1.000.000.'],
  ['money', 'Uang makan dipotong untuk seragam Rp 300.000.'],
  ['money', 'Pinalti resign sebelum kontrak Rp 5 juta.'],
  ['money', 'A small fee applies for the training kit.'],
  ['money', 'Applicants bear the cost of the medical check.'],
  ['photo', 'Send photo with your CV.'],
  ['photo', 'Please attach photo.'],
  ['photo', 'Foto berwarna ukuran 4x6.'],
  ['age', 'Pria max 30'],
  ['age', 'Usia max. 30th'],
  ['age', 'U-25'],
  ['age', 'Under 30 preferred.'],
  ['marital', 'Belum berkeluarga'],
  ['religion', 'Wanita berjilbab'],
  ['religion', 'Non muslim tidak diterima.'],
  ['looks', 'SPG cantik'],
  ['looks', 'Badan proporsional'],
  ['deposit', 'Original diploma is held.'],
  ['contact', 'Datang ke Jl. Merdeka 5 membawa lamaran.'],
  ['money', 'Pelamar wajib membayar biaya seragam Rp250.000 sebelum mulai.'],
  ['money', 'Tidak ada biaya tersembunyi, cukup transfer Rp 150.000 untuk seragam.'],
  ['money', 'Biaya pendaftaran sebesar Rp100.000 dikembalikan setelah gajian.'],
  ['money', 'Bersedia menyetor uang jaminan selama masa percobaan.'],
  ['money', 'Peserta yang lolos diminta bayar pelatihan tiga hari.'],
  ['money', 'Candidates must pay a training fee before the first day.'],
  ['money', 'A refundable deposit is taken on the first day.'],
  ['deposit', 'Ijazah asli ditahan selama kontrak.'],
  ['deposit', 'Bersedia menyerahkan ijazah asli sebagai jaminan.'],
  ['deposit', 'You will hand over your original diploma on the first day.'],
  ['photo', 'Lampirkan foto terbaru dan CV.'],
  ['photo', 'Sertakan pas foto 4x6.'],
  ['photo', 'Please attach a recent photo of yourself.'],
  ['age', 'Usia maksimal 28 tahun.'],
  ['age', 'Berusia 18–25 tahun.'],
  ['age', 'Umur di bawah 30 tahun'],
  ['age', 'Maks. usia 27'],
  ['age', 'Not older than 30.'],
  ['age', 'Aged 20 to 28.'],
  ['religion', 'Diutamakan muslim.'],
  ['religion', 'Beragama Islam.'],
  ['religion', 'Christians only.'],
  ['looks', 'Berpenampilan menarik.'],
  ['looks', 'Tinggi badan minimal 160 cm.'],
  ['looks', 'Good looking and cheerful.'],
  ['marital', 'Belum menikah.'],
  ['marital', 'Must be single.'],
  ['gender', 'Khusus wanita.'],
  ['gender', '- Pria\n- Bisa bekerja malam'],
  ['gender', 'Female only.'],
  ['contact', 'Kirim CV ke rekrut@gudangkami.co.id.'],
  ['contact', 'Hubungi WA 0812-3456-7890 sekarang.'],
  ['money', 'Untuk pelatihan kerja dikenakan biaya Rp350.000 yang dipotong saat gajian pertama.'],
  ['money', 'Cukup bayar 150rb untuk baju kerja.'],
  ['money', 'Biaya medical check up ditanggung pelamar.'],
  ['money', 'Medical check-up Rp450 ribu dibayarkan ke klinik rekanan sebelum interview.'],
  ['money', 'Wajib membeli paket starter kit seharga Rp750.000.'],
  ['money', 'B1aya pendaftaran Rp100.000.'],
  ['money', 'Bіaya pendaftaran sebesar Rp100.000.'],
  ['money', 'b i a y a pendaftaran Rp100.000'],
  ['money', 'Jangan lupa transfer biaya seragam sebelum mulai.'],
  ['money', 'Tanpa pengalaman pun bisa cukup bayar seragam Rp250.000.'],
  [
    'money',
    'Tiket dan akomodasi interview di Jakarta dibayar dahulu melalui agen travel kami, nanti diganti.',
  ],
  ['money', 'A uniform deposit of Rp300,000 will be collected at the interview.'],
  ['money', 'You cover your own medical check-up cost (Rp 600k).'],
  ['deposit', 'Ijazah asli kami pegang sampai kontrak selesai.'],
  ['deposit', 'Menyerahkan fotokopi KTP dan ijazah asli.'],
  ['deposit', '1jazah asli ditahan'],
  ['deposit', 'Your original degree stays with HR until the contract ends.'],
  ['photo', 'CV dan foto terbaru (tampak wajah).'],
  ['photo', 'Resume with photo.'],
  ['age', 'Max. 25 th.'],
  ['age', 'Kelahiran 1998 ke atas.'],
  ['age', 'Fresh graduate usia tidak lebih dari dua puluh lima tahun.'],
  ['age', 'Usia maks 28 tahun dan pengalaman 1 tahun'],
  ['age', 'You are between 20 and 27 years old.'],
  ['religion', 'Muslim/Muslimah'],
  ['religion', 'Kristen lebih diutamakan.'],
  ['religion', 'We hire Christian staff.'],
  ['looks', 'TB min 160 cm, BB proporsional.'],
  ['looks', 'Tidak bertato dan tidak bertindik.'],
  ['marital', 'Lajang.'],
  ['marital', 'Not planning to get married within two years.'],
  ['gender', 'Dibutuhkan karyawati toko.'],
  ['gender', 'Looking for a girl who loves customers.'],
  ['contact', 'WA: nol delapan satu dua tiga empat lima enam tujuh delapan sembilan nol'],
  ['contact', 'Wа 08l2-3456-789O'],
  ['contact', 'hrd at maju dot co dot id'],
  ['contact', 'Isi formulir di forms.gle/abc123'],
  ['contact', 'Lamar lewat WhatsApp saja biar cepat.'],
  ['religion', 'Bersedia lepas hijab saat bekerja.'],
  ['religion', 'Wajib pakai kerudung.'],
  ['religion', 'You take off your hijab at work.'],
  ['marital', 'Wanita single'],
  ['marital', 'Diutamakan wanita single, good looking.'],
  ['marital', 'Single men preferred.'],
  ['contact', 'Kirim CV ke hrd gudangku gmail.'],
  ['contact', 'W4 nol delapan satu dua tiga empat.'],
]

const HARMLESS = [
  'Menyetor deposit nasabah ke bank pusat.',
  'Gaji dipotong BPJS sesuai aturan.',
  'Send photo reports of each visit every day.',
  'Menjual baju untuk wanita berhijab.',
  'Program badan ideal untuk member gym.',
  'Melatih tim sepak bola U-25 kota.',
  'Mengelola saldo kas kecil dan mengisi saldo tol.',
  'Kantor kami di Jl. Merdeka 5, wawancara diadakan di sana.',
  'Mencatat penyertaan modal dan dana pihak ketiga.',
  'Usia minimum perusahaan 10 tahun.',
  'Armada kami berusia maksimal 5 tahun.',
  'Mengajar anak usia 4–6 tahun di kelas kecil.',
  'Berusia minimal 18 tahun.',
  'Tidak ada batas usia.',
  'Pengalaman 10 sampai 15 tahun, usia pengalaman 10 sampai 15 tahun.',
  'Kami tidak memungut biaya pendaftaran.',
  'Biaya pelatihan ditanggung perusahaan.',
  'Uang makan dan transport dibayar tiap minggu.',
  'Membayar tagihan pemasok dan mencatat transfer dana.',
  'Uang jalan dibayar di muka.',
  'Seragam kami sediakan.',
  'Kami tidak menahan ijazah.',
  'Membawa fotokopi ijazah saat wawancara, tidak perlu menyerahkan ijazah asli.',
  'Pendidikan minimal D3, ijazah semua jurusan.',
  'Mengambil foto produk untuk katalog.',
  'Send photos of finished work to the customer.',
  'Tidak perlu melampirkan foto diri.',
  'Pria dan wanita dipersilakan melamar.',
  'Khusus pria/wanita yang suka bekerja malam.',
  'Menjual pakaian wanita dan busana muslim.',
  'Guru Pendidikan Agama Islam.',
  'Berpenampilan rapi saat bertemu pelanggan.',
  'Gaji menarik dan bonus tahunan.',
  'Menyusun rak setinggi 180 cm.',
  'Cuti menikah tiga hari.',
  'Sudah atau belum menikah, semua boleh.',
  'You are the single point of contact for customers.',
  'You hold a diploma in nursing.',
  'We pay the training fee.',
  'Attractive salary and a small team.',
  'Mengelola kas kecil dan membayar biaya administrasi bank.',
  'Mencatat uang jaminan penyewa.',
  'Kami membayar biaya medical check-up Rp450.000.',
  'Perusahaan menanggung biaya pelatihan dan seragam.',
  'Peserta magang dibayar setiap bulan.',
  'Kamu transfer stok antar gudang.',
  'Bayaran transfer Rp200.000 tiap shift.',
  'Pelatihan tiga hari dibayar Rp150.000 per hari.',
  'Tanpa biaya, tanpa penahanan ijazah.',
  'Attach a photo of the delivered package to each report.',
  'Studio pas foto dan cetak foto.',
  'Target audience aged 18 to 25.',
  'Sekolah Kristen mencari guru matematika.',
  'Perawatan kulit cerah untuk pelanggan.',
  'Lemari tinggi 165 cm',
  'Single page application dengan React.',
  'Toilet pria dan wanita.',
  'Hubungi pelanggan lewat WhatsApp.',
  'Kirim laporan harian lewat e-mail ke atasan.',
  'Antar barang ke pelanggan.',
  'Menguasai Gmail dan Outlook.',
  'Menjual hijab dan kerudung untuk wanita.',
  'Membuka toko hijab tiap pagi.',
  'Melayani nomor antrean 081 sampai 120.',
  'Merancang kamar hotel single dan double.',
  'Mengarsip berkas surat di Outlook.',
  'Membuat resume rapat dan mengirimnya lewat Outlook.',
  'You give web application support for Outlook and Exchange.',
  'You are one of our iOS application developers who know iCloud.',
  'Memahami Permenaker nomor 62 2023.',
  'Mencatat faktur nomor 010 000 24.',
  'Menjahit jas pria single breasted.',
  'Menulis kolom tentang wanita lajang.',
  "Selling single women's fashion.",
  'Remove hijab stock from the shelf.',
  'You photograph models with and without hijab.',
  'Bersedia buka kerudung dari kemasan.',
  'You need at least 2 years of experience, 10 to 15 people will report to you.',
]

for (const [kind, sentence] of FINDINGS)
  test(`held for ${kind}: “${sentence}”`, () => {
    assert.ok(kindsIn(sentence).includes(kind), kindsIn(sentence).join())
  })

for (const sentence of HARMLESS)
  test(`harmless: “${sentence}”`, () => {
    assert.deepEqual(kindsIn(sentence), [])
  })

test('missing or low pay leads to a warning, and holds nothing', () => {
  const ad = { title: 'Staf', description: 'Menata barang.', expectations: null, requirements: null }
  const warned = (monthly: number | null) =>
    findingsIn({ ...ad, monthly, minimum: 5_000_000 }).map(({ kind, effect }) => [kind, effect])
  assert.deepEqual(warned(null), [['no_pay', 'warn']])
  assert.deepEqual(warned(4_900_000), [['below_minimum', 'warn']])
  assert.deepEqual(warned(5_000_000), [])
})

test('a finding gives the position of its words', () => {
  const description = 'Kerja malam, usia maksimal 28 tahun.'
  const [found] = findingsIn({
    title: 'Staf',
    description,
    expectations: null,
    requirements: null,
    monthly: 1,
    minimum: null,
  })
  assert.equal(description.slice(found?.start, found?.end), 'usia maksimal 28 tahun')
})

test('the answer templates for applicants do not ask for money, and a text that does is named by its words', () => {
  for (const { invited, declined } of Object.values(hiring.answer.templates))
    for (const template of [invited, declined])
      assert.equal(moneyRequestIn(template('Rina Ayuningtyas', 'Staf gudang')), undefined)
  assert.equal(moneyRequestIn('Bawa uang Rp 50.000 untuk seragam.'), 'Rp 50.000 untuk seragam')
})

const kindsInTitle = (title: string): string[] => findingsIn({ ...AD, title }).map(({ kind }) => kind)

test('a title that names the sex or the highest age of the applicant holds the advertisement', () => {
  const held: [title: string, kind: string][] = [
    ['Kasir maks. 25 tahun', 'age'],
    ['Kasir max 25 thn', 'age'],
    ['Kasir wanita', 'gender'],
    ['Admin pria', 'gender'],
    ['Female cashier only', 'gender'],
    ['Wanita penjaga toko', 'gender'],
  ]
  for (const [title, kind] of held) assert.ok(kindsInTitle(title).includes(kind), title)
})

test('a title may say for whom the goods or services are', () => {
  const fair = [
    'Penjaga toko pakaian wanita',
    'Desainer sepatu pria',
    'Pengawas asrama wanita',
    'Kasir pria/wanita',
    'Analis, pengalaman maks. 10 tahun',
    'Women’s wear designer',
    'Dokter kesehatan wanita',
  ]
  for (const title of fair) assert.deepEqual(kindsInTitle(title), [], title)
})
