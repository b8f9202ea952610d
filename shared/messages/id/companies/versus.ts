/** Names like THR keep their capitals. */
const inSentence = (name: string) => name.replace(/^\p{Lu}(?=\p{Ll})/u, first => first.toLowerCase())

/** Texts of the comparison of companies. */
export const versus = {
  title: 'Bandingkan perusahaan',
  lead: 'Pilih dua sampai empat perusahaan. Alamat halamannya bisa kamu bagikan.',
  head: {
    title: 'Bandingkan perusahaan: skor, gaji, dan fasilitas berdampingan',
    titleOf: (names: readonly string[]) => `${names.join(', ')}: bandingkan perusahaan`,
    description:
      'Dua sampai empat perusahaan berdampingan: skor, gaji, kerja dan hidup, serta fasilitasnya, dari ulasan tanpa nama.',
  },
  /** "Lintang paling unggul dalam Gaji tepat waktu (4,6)." */
  leads: (name: string, aspect: string, mean: string, few: string | null) =>
    `${name} paling unggul dalam ${inSentence(aspect)} (${mean}${few === null ? '' : `, dari ${few} ulasan saja`}).`,
  alike: 'Belum ada yang jelas lebih unggul: nilainya sama, atau datanya belum cukup.',
  full: 'Empat dari empat. Untuk menambah, keluarkan satu dulu.',
  add: {
    label: 'Tambah perusahaan',
    name: 'Tambah perusahaan',
    instead: (name: string) => `Ganti ${name} dengan`,
    submit: 'Cari',
    found: 'Pilih perusahaannya',
    same: 'Perusahaan sejenis',
    none: (q: string) => `Tidak ada perusahaan yang cocok dengan “${q}”.`,
  },
  caption: 'Perusahaan berdampingan, nilai per hal dari 1 sampai 5',
  aspect: 'Hal',
  change: 'Ganti',
  remove: 'Keluarkan',
  score: 'Skor',
  reviews: 'Ulasan karyawan',
  recommend: 'Merekomendasikan',
  pay: 'Nilai tengah gaji sebulan',
  minimum: 'Upah minimum setempat',
  groups: { money: 'Uang', people: 'Orang', work: 'Pekerjaan' },
  benefits: 'Fasilitas',
  highest: 'tertinggi',
  few: 'belum cukup data',
  reading: {
    title: 'Cara membaca',
    body: [
      'Balok yang warnanya lebih kuat adalah yang tertinggi di barisnya. Yang sama, sama-sama tertinggi.',
      'Nilai tampil mulai dari tiga jawaban. Merah hanya untuk gaji tengah di bawah upah minimum.',
    ] as readonly string[],
  },
}
