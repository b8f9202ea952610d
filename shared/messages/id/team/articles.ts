/** Texts of the editor of articles. */
export const articles = {
  lead: 'Yang dibaca orang tetap versi yang tampil, sampai versi lain diterbitkan.',
  failed: 'Artikel tidak bisa dimuat.',
  pick: 'Pilih artikel',
  newOne: 'Artikel baru',
  key: 'Kunci',
  keyHint:
    'Huruf kecil Inggris dengan tanda hubung, misalnya late-pay. Versi bahasa lain memakai kunci yang sama.',
  row: (title: string, language: string, state: string, day: string) =>
    `${title} (${language}, ${state}, diperiksa ${day})`,
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
}

/** Texts of the editor of answered questions. */
export const faqs = {
  lead: 'Yang dibaca orang tetap versi yang tampil, sampai versi lain diterbitkan.',
  failed: 'Tanya jawab tidak bisa dimuat.',
  pick: 'Pilih pertanyaan',
  newOne: 'Pertanyaan baru',
  key: 'Kata di alamat',
  keyHint: 'Huruf kecil dengan tanda hubung, misalnya kapan-thr-dibayar. Ini tidak berubah lagi nanti.',
  row: (title: string, language: string, state: string) => `${title} (${language}, ${state})`,
  fields: { topic: 'Topik', question: 'Pertanyaan', answer: 'Jawaban (Markdown)' },
  answerHint:
    'Paragraf saja. Tautan hanya ke halaman situs ini: [kata][nama], lalu [nama]: /alamat di akhir.',
}
