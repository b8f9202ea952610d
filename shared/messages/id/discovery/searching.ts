/** Texts of the search of all content. */
export const searching = {
  title: 'Cari',
  titleOf: (q: string) => `“${q}”`,
  headTitle: (q: string) => `Hasil untuk “${q}”`,
  description: 'Cari perusahaan, posisi, lowongan, artikel, dan jawaban sekaligus.',
  label: 'Cari perusahaan, posisi, lowongan, atau artikel',
  placeholder: 'Misalnya: staf gudang',
  submit: 'Cari',
  nearest: 'Yang paling dekat:',
  none: (q: string) => `Tidak ada yang cocok dengan “${q}”.`,
  hint: 'Coba satu kata saja, atau periksa ejaannya.',
  spelling: 'Periksa ejaannya, atau coba kata lain.',
  groups: {
    companies: 'Perusahaan',
    roles: 'Posisi',
    jobs: 'Lowongan',
    questions: 'Pertanyaan ke perusahaan',
    faqs: 'Tanya jawab',
    articles: 'Artikel',
  },
  all: (count: string) => `Semua ${count}`,
  median: 'nilai tengah sebulan',
}
