/** Texts of the home page. */
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
  top_newcomer: { title: 'Sedang ramai diulas', floor: 'Lebih dari 5 ulasan dalam 30 hari terakhir.' },
  top_underdogs: { title: 'Terbaik dengan sedikit ulasan', floor: 'Baru 3 sampai 9 ulasan.' },
  order:
    'Ketiga daftar diurutkan menurut skor; skor dari banyak ulasan lebih berbobot daripada skor dari sedikit ulasan.',
  newCount: (count: string) => `${count} baru`,
  nobody: 'Belum ada perusahaan yang memenuhi syarat.',
  all: 'Telusuri semua perusahaan',
  pay: {
    title: 'Gaji sebenarnya',
    lead: 'Nilai tengah gaji per posisi, bagian, kota, dan provinsi, ditulis orang yang menerimanya. Dihitung ulang setiap Senin, hanya dari kelompok yang cukup besar.',
    all: 'Lihat peta gaji',
    invite: 'Mulai dari pertanyaanmu',
  },
  latest: 'Ulasan terbaru',
  allLatest: 'Semua ulasan terbaru',
  promise: {
    heading: 'Ulasanmu disimpan tanpa namamu dan tanpa akunmu.',
    points: [
      'Email, nomor HP, dan jejak perangkatmu juga tidak ada di dalamnya. Satu-satunya kunci untuk mengubah atau menariknya adalah kodemu, yang tidak kami simpan.',
      'Setiap ulasan dibaca tim kami sebelum tampil. Pembaca hanya melihat bulan dan tahunnya.',
      'Perusahaan tidak bisa membeli skor, dan tidak pernah tahu siapa yang menulis.',
    ] as readonly string[],
    how: 'Yang kami simpan, dan yang tidak bisa kami janjikan',
    guidelines: 'Panduan komunitas',
  },
  invite: {
    title: 'Giliranmu',
    body: 'Ceritamu membantu orang yang sedang menimbang tawaran kerja. Sekitar enam menit, bisa dilanjutkan nanti.',
  },
}
