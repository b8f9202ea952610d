import assert from 'node:assert/strict'
import { test } from 'node:test'
import { courteousReplies } from './fixtures/replies-courteous.ts'
import { huntingReplies } from './fixtures/replies-hunting.ts'
import { screenReply } from './reply.ts'

const HUNTS = [
  'Kamu yang di regu malam Bintara tentu sudah mendengar ini dari kepala regu.',
  'Kami tahu siapa yang menulis ini.',
  'Kami sudah mengetahui persis siapa penulisnya.',
  'Manajemen akan mencari tahu siapa penulis ulasan ini.',
  'Tim kami sedang menelusuri identitas pengulas.',
  'Penulis ulasan ini adalah mantan staf gudang yang malas.',
  'Pengulas sepertinya dari divisi penjualan.',
  'Ini ditulis mantan karyawan yang kami berhentikan bulan lalu.',
  'Tolong sebutkan nama lengkap dan divisimu kepada kami.',
  'Kirimkan identitas Anda supaya bisa kami proses.',
  'Beritahu kami siapa kamu, lalu kita bicara.',
  'Kalau berani, temui langsung.',
  'Jangan bersembunyi di balik anonim.',
  'Mengaku saja, tidak apa-apa.',
  'Kami akan menempuh jalur hukum.',
  'Ulasan ini melanggar UU ITE dan bisa kami laporkan ke polisi.',
  'Anda yang baru resign bulan lalu pasti paham alasannya.',
  'We know exactly who wrote this.',
  'HR will find out who you are.',
  'You must be the former night supervisor we let go.',
  'The reviewer is a former employee with an axe to grind.',
  'Please tell us your full name and department.',
  'Identify yourself and we can talk.',
  'Stop hiding behind a fake account.',
  'This is defamation and we will take legal action.',
  'To you who worked in the Bintara warehouse: it is fixed.',
]

const GOOD = [
  'Terima kasih sudah menuliskannya. Benar, sampai September syarat pengangkatan belum tertulis. Mulai 1 Desember syaratnya ditempel di ketiga gudang.',
  'Mulai slip Desember, jam lembur ditulis per hari. Slip yang lama bisa diminta di loket SDM.',
  'Aplikasi stok diganti bertahap mulai 12 Januari, gudang Bintara lebih dulu. Kalau slipmu belum, bawa ke loket SDM.',
  'Terima kasih untuk siapa pun yang menulis ini: masukannya sudah kami bahas di rapat bulanan.',
  'Kami tahu jam tunggu sistem membuat lelah, dan menghitungnya sebagai lembur sejak November.',
  'Kami mengenali masalah ini sejak awal tahun dan sudah menambah dua mesin.',
  'Karyawan yang kontraknya berakhir mendapat alasan tertulis sejak Oktober.',
  'Siapa saja boleh bertanya di papan pengumuman; jawabannya ditempel tiap Jumat.',
  'Kamu bisa mengecek daftar giliran di papan depan kantin.',
  'Anda benar: ruang salat di lantai dua terlalu kecil. Ruang baru dibuka Maret.',
  'Bagian hukum kami memeriksa ulang kontrak kerja semua cabang.',
  'Kami mencari penyebab keterlambatan itu dan menemukannya di sistem lama.',
  'Thank you for writing. Overtime is listed per day on every payslip from December.',
  'We know the contract rules were unclear. They hang on the notice board since 1 September.',
  'You can ask for older payslips at the HR desk on the ground floor.',
  'Former employees can ask for their certificate at any branch.',
  'We looked for the cause of late payments and found it in the old payroll system.',
  'The review is right: interviews took too long. Since May every applicant hears from us within two weeks.',
]

for (const words of HUNTS)
  test(`guesses the author: ${words}`, () => {
    const found = screenReply(words).filter(({ kind }) => kind === 'hunting')
    assert.notDeepEqual(found, [])
    assert.ok(
      found.every(({ effect, start, end }) => effect === 'hold' && start < end && end <= words.length),
    )
  })

for (const words of GOOD) test(`answers the review: ${words}`, () => assert.deepEqual(screenReply(words), []))

const isHeld = ({ text }: { text: string }) => screenReply(text).length > 0
const share = (list: { text: string }[]) => list.filter(isHeld).length / list.length

test('nearly all replies that guess their author are held, and nearly no courteous ones', t => {
  const unseen = share(huntingReplies.filter(({ heldOut }) => heldOut))
  t.diagnostic(`of those that no rule was made for: ${Math.round(unseen * 100)} %`)
  assert.ok(share(huntingReplies.filter(({ heldOut }) => !heldOut)) >= 0.95)
  assert.ok(unseen >= 0.55)
  assert.ok(share(courteousReplies) <= 0.03)
})

test('a promise not to search for the author is not held', () => {
  assert.deepEqual(screenReply('Kami tidak akan mencari tahu siapa penulisnya.'), [])
  assert.deepEqual(screenReply('We will not try to find out who wrote this.'), [])
})

test('punctuation and wide gaps between words hide nothing', () => {
  for (const words of ['Kami tahu,\n  "siapa" kamu', 'we  know   (exactly) who wrote it'])
    assert.equal(screenReply(words)[0]?.kind, 'hunting', words)
})

test('capitals, look-alikes and invisible characters hide nothing', () => {
  for (const words of ['KAMI TAHU SIAPA KAMU', 'kаmi tаhu siapa kamu', 'kami\u200b tahu sia\u200bpa kamu'])
    assert.equal(screenReply(words)[0]?.kind, 'hunting', words)
})

test('contact data blocks a reply like any other text', () => {
  assert.equal(screenReply('Tulis ke hrd@lintang.example.id.')[0]?.effect, 'block')
})

test('a text of the maximum length is screened quickly', () => {
  const words = 'kami tahu yang menulis di bagian gudang mantan karyawan yang '.repeat(90)
  const started = performance.now()
  screenReply(words)
  assert.ok(performance.now() - started < 500)
})
