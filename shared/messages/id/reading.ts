/** Words of a review's own page, of the newest reviews, and of reporting one. */
export const reading = {
  headTitle: (headline: string, company: string) => `“${headline}”, ulasan ${company}`,
  by: (company: string) => `Ulasan tanpa nama tentang bekerja atau melamar di ${company}.`,
  others: (company: string) => `Ulasan lain tentang ${company}`,
  all: (company: string) => `Semua ulasan ${company}`,
  locked: {
    title: (company: string) => `Ulasan tentang ${company} ini terkunci`,
    body: 'Tiga ulasan terbaru tiap perusahaan terbuka untuk siapa saja. Yang lebih lama, termasuk ini, terbuka setelah kamu masuk. Gratis; cukup alamat surel, dan itu tidak pernah disimpan bersama ulasan.',
  },
  stub: {
    owner: (company: string) => `Ulasan tentang ${company} ini disembunyikan`,
    team: (company: string) => `Ulasan tentang ${company} ini dihapus`,
    description: 'Teksnya tidak tampil lagi. Alasannya, dan apa yang masih dihitung, tertulis di sini.',
  },
  latest: {
    title: 'Ulasan terbaru',
    headTitle: 'Ulasan terbaru dari semua perusahaan',
    description: 'Apa yang baru ditulis karyawan, mantan karyawan, dan pelamar, tanpa nama.',
    lead: 'Yang paling baru dari tiap perusahaan. Semuanya terbuka untuk dibaca.',
    none: 'Belum ada ulasan yang tampil.',
  },
  report: {
    title: 'Laporkan ulasan ini',
    body: 'Tidak setuju saja belum cukup: ulasan dihapus hanya kalau melanggar salah satu panduan. Kami tidak menyimpan siapa yang melapor.',
    which: 'Panduan mana yang dilanggar?',
    choose: 'Pilih satu panduan.',
    words: 'Penjelasan',
    optional: '(boleh kosong)',
    hint: 'Bagian mana, dan kenapa. Jangan tulis nama atau kontak.',
    counter: (used: string, most: string) => `${used} dari ${most}`,
    tooLong: 'Paling banyak 1.000 huruf.',
    send: 'Kirim laporan',
    failed: 'Laporanmu belum terkirim. Periksa sambunganmu, lalu coba lagi; tulisanmu masih ada di sini.',
    thanks: 'Laporan diterima',
    next: 'Tim kami membaca ulasan itu sekali lagi menurut panduan yang kamu pilih. Kalau memang melanggar, ulasannya dihapus dan tinggal keterangan. Kalau tidak, ulasannya tetap tampil.',
  },
}
