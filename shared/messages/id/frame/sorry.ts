/** Texts of the page for a missing address and of a page that could not be loaded. */
export const sorry = {
  notFound: {
    title: 'Halaman tidak ditemukan',
    heading: 'Ups.. sepertinya kamu tersesat',
    body: 'Halaman ini tidak ada, atau sudah pindah.',
    home: 'Ke beranda',
  },
  busy: {
    title: 'Sedang ada gangguan',
    body: 'Saat ini halaman ini belum bisa ditampilkan. Biasanya hanya sebentar; coba lagi beberapa saat lagi.',
  },
  limited: {
    title: 'Tunggu sebentar, ya',
    body: 'Terlalu banyak pencarian dalam waktu singkat. Tunggu beberapa menit, lalu coba lagi.',
  },
  failed: {
    title: 'Ada yang salah',
    body: 'Halaman ini gagal dimuat. Coba lagi sebentar lagi.',
    unfinished: 'Sebagian halaman ini gagal dimuat.',
    offline: 'Tidak ada koneksi internet. Coba lagi setelah terhubung.',
    retry: 'Coba lagi',
  },
  unkept:
    'Browser ini sedang tidak bisa menyimpan data baru dari situs ini: penyimpanannya penuh atau dimatikan. Sesi masuk, isian, pilihan, dan kode yang kamu simpan sekarang hilang begitu halaman ini ditutup atau dimuat ulang.',
}
