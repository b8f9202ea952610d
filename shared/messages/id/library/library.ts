import type { FaqTopic, Situation } from '#shared/contract/library/keys.ts'

const situations: Record<Situation, string> = {
  offer: 'Dapat tawaran',
  unpaid: 'Gaji belum dibayar',
  'first-job': 'Kerja pertama',
  change: 'Mau pindah',
  pay: 'Gaji dan hitungannya',
  safety: 'Melamar dengan aman',
}

const topics: Record<FaqTopic, string> = {
  reading: 'Membaca dan mempercayai',
  writing: 'Menulis dan anonimitas',
  pay: 'Gaji',
  companies: 'Perusahaan dan klaim',
  applying: 'Melamar dan bertanya',
  law: 'Hukum kerja',
}

/** Texts of the room `library`: articles, and questions that the team answers. */
export const library = {
  situations,
  checked: (day: string) => `Diperiksa ${day}`,
  stale: (day: string) => `Belum diperiksa ulang sejak ${day}`,
  minutes: (minutes: string) => `${minutes} menit membaca`,
  articles: {
    title: 'Artikel',
    headTitle: 'Artikel tentang kerja dan gaji',
    headOf: (situation: string) => `Artikel: ${situation}`,
    description:
      'Tawaran kerja, gaji yang terlambat, THR, upah minimum, kontrak pertama: dijelaskan dengan angka, sumber, dan tanggal periksanya.',
    lead: 'Langkah, angka, dan aturan yang berlaku hari ini, masing-masing dengan sumber dan tanggal periksanya.',
    filter: 'Pilih keadaanmu',
    all: 'Semua',
    none: 'Belum ada artikel di sini.',
    pages: 'Halaman artikel',
  },
  article: {
    contents: 'Isi',
    sources: 'Sumber',
    sourceCount: (count: string) => `${count} sumber`,
    seen: (day: string) => `Dilihat ${day}`,
    advice: 'Ini informasi, bukan nasihat hukum untuk perkaramu.',
    next: 'Baca sesudah ini',
    table: 'Tabel, bisa digeser',
  },
  faq: {
    title: 'Tanya jawab',
    headTitle: 'Tanya jawab: ulasan, anonimitas, gaji, hukum kerja',
    description:
      'Jawaban tentang membaca dan menulis ulasan, anonimitas, gaji, klaim perusahaan, dan hukum kerja.',
    lead: 'Yang paling sering ditanyakan tentang situs ini dan tentang hakmu di tempat kerja.',
    search: 'Cari jawaban',
    submit: 'Cari',
    found: (found: string, q: string) => `${found} jawaban memuat “${q}”.`,
    none: (q: string) => `Tidak ada jawaban yang memuat “${q}”.`,
    all: 'Tampilkan semua pertanyaan',
    topics,
  },
}
