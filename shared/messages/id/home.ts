/** Words of the front page. */
export const home = {
  title: 'Ulasan perusahaan tanpa nama',
  description:
    'Baca seperti apa bekerja di sebuah perusahaan sebelum tanda tangan: skor, ulasan, dan fasilitas dari orang yang bekerja di sana.',
  heading: 'Tahu isinya sebelum tanda tangan.',
  lead: 'Ulasan dari orang yang bekerja di sana. Ditulis tanpa nama, dibaca tim kami sebelum tampil.',
  tileScore: 'skor',
  counts: {
    reviews: (count: string) => `${count} ulasan`,
    companies: (count: string) => `${count} perusahaan`,
    bought: '0 skor dijual',
  },
  lists: 'Perusahaan teratas',
  top_rated: { title: 'Terbaik sepanjang masa', floor: 'Minimal 10 ulasan.' },
  top_newcomer: { title: 'Pendatang baru', floor: 'Lebih dari 5 ulasan dalam 30 hari.' },
  top_underdogs: { title: 'Kuda hitam', floor: 'Skor tinggi, baru 3 sampai 9 ulasan.' },
  order: 'Urutannya menimbang skor dan banyaknya ulasan.',
  fresh: (count: string) => `${count} baru`,
  nobody: 'Belum ada perusahaan yang memenuhi syaratnya.',
  all: 'Telusuri semua perusahaan',
  latest: 'Ulasan terbaru',
  allLatest: 'Semua ulasan terbaru',
  promise: {
    heading: 'Kami tidak bisa membocorkan namamu, karena ulasanmu tidak menyimpannya.',
    points: [
      'Ulasanmu disimpan tanpa nama, nomor, alamat, atau jejak perangkat. Satu-satunya kunci adalah kode yang hanya kamu pegang.',
      'Setiap ulasan dibaca tim kami sebelum tampil. Pembaca hanya melihat bulan dan tahunnya.',
      'Perusahaan tidak bisa membeli skor, dan tidak tahu siapa yang menulis.',
    ] as readonly string[],
    how: 'Apa yang kami simpan',
    guidelines: 'Panduan komunitas',
  },
  ask: {
    title: 'Giliranmu',
    body: 'Ceritamu menolong orang yang sedang menimbang tawaran. Sekitar enam menit, bisa disambung nanti.',
  },
}
