import type { PostState } from '#shared/contract/library/keys.ts'

const states: Record<PostState, string> = {
  draft: 'Draf',
  scheduled: 'Terjadwal',
  published: 'Tampil',
  replaced: 'Diganti',
}

/** The editor of articles. */
export const articles = {
  lead: 'Setiap simpanan menjadi versi baru. Yang dibaca orang tetap versi yang tampil, sampai versi lain diterbitkan.',
  states,
  languages: { id: 'Indonesia', en: 'Inggris' },
  failed: 'Artikel tidak bisa dimuat.',
  pick: 'Pilih artikel',
  pickHint: 'Dengan bahasa, keadaan, dan tanggal periksanya.',
  newOne: 'Artikel baru',
  key: 'Kunci',
  keyHint:
    'Huruf kecil Inggris dengan tanda hubung, misalnya late-pay. Versi bahasa lain memakai kunci yang sama.',
  keyWrong: 'Pakai huruf kecil, angka, dan tanda hubung, paling banyak 80.',
  language: 'Bahasa',
  start: 'Mulai menulis',
  row: (title: string, language: string, state: string, day: string) =>
    `${title} (${language}, ${state}, diperiksa ${day})`,
  version: (version: string, state: string) => `Versi ${version}, ${state}`,
  fields: {
    title: 'Judul',
    slug: 'Kata di alamat',
    description: 'Ringkasan satu kalimat',
    situation: 'Keadaan pembaca',
    body: 'Teks (Markdown)',
    related: 'Baca sesudah ini',
    sources: 'Sumber',
    published_on: 'Pertama terbit',
    reviewed_on: 'Terakhir diperiksa',
    appears_on: 'Terjadwal untuk',
  },
  bodyHint:
    'Judul dengan ##, paragraf, daftar, kutipan, tabel. Tautan hanya ke halaman situs ini: [kata][nama], lalu [nama]: /alamat di akhir.',
  relatedHint: 'Kunci artikel lain, dipisah koma.',
  sourcesHint: 'Satu sumber satu baris: judul | dilihat di mana | 2026-11-22.',
  draft: 'Simpan draf',
  publish: 'Terbitkan',
  schedule: 'Jadwalkan',
  saved: (state: string) => `Tersimpan: ${state}.`,
  notDone: 'Belum tersimpan. Kalau orang lain baru saja menyimpan artikel ini, muat ulang halaman.',
  preview: 'Pratinjau versi yang tersimpan',
  history: 'Riwayat',
  made: (version: string, state: string, day: string) => `Versi ${version}: ${state}, ${day}`,
  fromProgram: 'dari program',
}
