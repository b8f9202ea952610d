import type { Guideline } from '#shared/contract/keys.ts'
import { answer, answerDesk, message, question, questionDesk } from './message.ts'
import { candidate, candidateDesk } from './candidate.ts'
import { claim, claimDesk } from './claim.ts'
import { company, companyDesk } from './company.ts'
import { hiding, hidingDesk } from './hiding.ts'
import { history } from './history.ts'
import { contactDesk, inquiry, rightDesk, takedownDesk } from './inquiry.ts'
import { memberships } from './memberships.ts'
import { articles, faqs } from './articles.ts'
import { texts } from './texts.ts'
import { officers } from './officers.ts'
import { said } from './said.ts'
import { pay, payDesk } from './pay-desk.ts'
import { reply, replyDesk } from './reply.ts'
import { report, reportDesk } from './report.ts'
import { vacancy, vacancyDesk } from './vacancy.ts'
import { review, reviewDesk } from './review.ts'

const guidelines: Record<Guideline, readonly [name: string, detail: string]> = {
  1: ['Menyebut atau menunjuk orang', 'nama, jabatan tunggal, ciri khas'],
  2: ['Data kontak', 'telepon, email, tautan, akun'],
  3: ['Informasi internal', 'produk, mutu, pelanggan'],
  4: ['Diskriminasi', 'suku, agama, gender, disabilitas'],
  5: ['Kata kasar atau cabul', 'umpatan, hinaan'],
  6: ['Bukan pengalaman kerja', 'iklan, salah perusahaan, salinan'],
}

/** Keyboard shortcuts of a desk, with their descriptions. */
export type Keys = [names: string[], meaning: string][]

/** Texts of the room `team`. */
export const team = {
  badge: 'Tim',
  nav: 'Tim',
  title: 'Antrean moderasi',
  description: 'Halaman kerja tim.',
  /** Pages that are no desk. */
  pages: {
    teamOfficers: { tab: 'Pengurus', title: 'Pengurus perusahaan' },
    teamArticles: { tab: 'Artikel', title: 'Artikel' },
    teamFaqs: { tab: 'Tanya jawab', title: 'Tanya jawab' },
    teamMemberships: { tab: 'Langganan', title: 'Langganan perusahaan' },
    teamHistory: { tab: 'Riwayat', title: 'Riwayat tim dan perusahaan' },
  },
  roles: { moderator: 'moderator', editor: 'editor', administrator: 'administrator' },
  refused: {
    title: 'Bagian ini bukan untuk peranmu.',
    body: (page: string, roles: string[], own: string) =>
      `${page} dikerjakan oleh ${roles.join(' dan ')}. Kamu masuk sebagai ${own}.`,
    to: (page: string) => `Ke ${page}`,
  },
  logout: 'Keluar',
  noScript: 'Halaman tim memerlukan JavaScript. Nyalakan JavaScript, lalu muat ulang halaman ini dan masuk.',
  toSite: 'Ke situs publik',
  loading: 'Memuat …',
  waiting: (count: string) => `${count} menunggu`,
  oldestFirst: 'minggu terlama dulu',
  showQueue: 'Tampilkan daftar',
  hideQueue: 'Sembunyikan daftar',
  week: (week: string) => `minggu ${week}`,
  changed: 'Ini baru saja diubah; baca sekali lagi.',
  claimed: 'Yang itu sedang dibuka rekanmu.',
  left: {
    title: 'Ini sudah dilepas.',
    body: 'Lama tidak disentuh, jadi rekanmu boleh mengambilnya.',
    back: 'Buka lagi',
  },
  /** For an empty list. */
  empty: 'Semuanya sudah diputuskan atau sedang dibuka rekanmu.',
  already: 'Ini sudah diputuskan.',
  skip: 'Lewati',
  skipped: 'Dilewati; ada di akhir daftar.',
  broken: 'Panduan yang dilanggar',
  guidelines,
  filesFromOutside: 'Jangan jalankan skrip atau makro dalam berkas dari orang luar.',
  chooseFirst: 'Pilih dulu panduan yang dilanggar.',
  logged:
    'Pada ulasan tercatat nomor panduan, minggunya, dan bahwa tim yang memutuskan; namamu hanya ada di riwayat tim.',
  undo: 'Urungkan',
  undone: 'Keputusan diurungkan.',
  nothingToUndo: 'Tidak ada lagi yang bisa diurungkan.',
  opening: 'Masih dimuat.',
  failed: 'Gagal. Coba lagi sebentar lagi.',
  offline: 'Tidak ada koneksi internet. Keputusan belum terkirim.',
  itemFailed: 'Yang ini tidak bisa dimuat.',
  retry: 'Coba lagi',
  reload: 'Muat ulang',
  ...review,
  company,
  candidate,
  claim,
  report,
  pay,
  reply,
  hiding,
  vacancy,
  message,
  question,
  answer,
  inquiry,
  history,
  memberships,
  articles,
  faqs,
  texts,
  officers,
  said,
  /** Texts that all desks share. */
  desks: {
    review: reviewDesk,
    company: companyDesk,
    candidate: candidateDesk,
    claim: claimDesk,
    report: reportDesk,
    pay: payDesk,
    reply: replyDesk,
    hiding: hidingDesk,
    vacancy: vacancyDesk,
    question: questionDesk,
    answer: answerDesk,
    contact: contactDesk,
    takedown: takedownDesk,
    right: rightDesk,
  },
  keys: {
    all: 'semua tombol pintas',
    move: 'pindah',
    title: 'Tombol pintas',
    close: 'Tutup',
    letters: 'Pakai tombol huruf dan angka',
    lettersHint: 'Matikan kalau kamu memakai perintah suara atau sering salah tekan.',
  },
}
