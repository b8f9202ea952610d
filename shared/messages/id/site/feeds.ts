/** Texts of the RSS feeds. */
export const feeds = {
  reviews: {
    title: 'Ulasan terbaru',
    description: 'Ulasan terbaru dari setiap perusahaan, tanpa nama penulis.',
  },
  jobs: { title: 'Lowongan terbaru', description: 'Lowongan yang baru dibuka.' },
  articles: { title: 'Artikel terbaru', description: 'Artikel tentang kerja, gaji, dan hak karyawan.' },
  review: (company: string, headline: string) => `${company}: “${headline}”`,
  description: (month: string, words: string) => `${month}. ${words}`,
  job: (title: string, company: string) => `${title}, ${company}`,
  open: (places: string, lastDay: string) => [places, `dibuka sampai ${lastDay}`].filter(Boolean).join(', '),
}
