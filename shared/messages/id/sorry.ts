/** What stands where a page is missing or could not be loaded. */
export const sorry = {
  notFound: {
    title: 'Halaman tidak ditemukan',
    heading: 'Ups.. sepertinya kamu tersesat',
    body: 'Alamat ini tidak ada, atau sudah pindah.',
    home: 'Ke beranda',
  },
  failed: {
    title: 'Ada yang salah',
    body: 'Halaman ini gagal dimuat. Coba lagi sebentar lagi.',
    unfinished: 'Sebagian halaman ini gagal dimuat.',
    offline: 'Tidak ada sambungan. Coba lagi begitu kamu tersambung.',
    retry: 'Coba lagi',
  },
}
