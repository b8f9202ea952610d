/** Texts around the pages about the operator; the pages' content is in Markdown files. */
export const about = {
  updated: (day: string) => `Diperbarui ${day}`,
  contents: 'Isi halaman',
  more: 'Baca juga',
  links: {
    about: 'Tentang kami',
    howScoresWork: 'Cara skor dihitung',
    howWeCheck: 'Cara kami memeriksa',
    guidelines: 'Enam panduan komunitas',
    privacy: 'Kebijakan privasi',
    faq: 'Tanya jawab',
  },
}
