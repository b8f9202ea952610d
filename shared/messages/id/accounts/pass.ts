/** The key with which a browser writes without its account, on a second device and on a new one. */
export const pass = {
  code: {
    title: 'Menulis dari perangkat lain',
    lead: 'Ulasan dikirim tanpa akun, dengan kunci yang tersimpan di browsermu. Dengan kode ini perangkatmu yang lain mendapat kunci yang sama. Jangan beri siapa pun: dengan kode ini orang bisa menulis dengan kuncimu.',
    show: 'Tampilkan kode',
    ends: (year: number) => `Berlaku sampai 31 Desember ${year}.`,
    block: {
      name: 'Kode perangkat',
      copy: 'Salin kode',
      copied: 'Kodenya sudah disalin.',
      copyFailed: 'Tidak bisa disalin. Pilih kodenya dan salin sendiri.',
    },
  },
  other: {
    title: 'Kuncimu ada di perangkat lain.',
    why: 'Setiap akun punya satu kunci untuk menulis setiap tahun, supaya satu orang mengulas sebuah perusahaan sekali. Kuncimu ada di browser tempat kamu masuk sebelumnya, atau di sini sebelum datanya dihapus.',
    code: 'Kode dari perangkat itu',
    where: 'Di sana: Akun, lalu “Menulis dari perangkat lain”.',
    misspelt: 'Kodenya 26 huruf dan angka. Periksa salah ketiknya.',
    unknown: 'Kode ini tidak cocok, atau akunmu sudah mulai baru sejak itu.',
    use: 'Pakai kode',
    lost: 'Tidak punya lagi? Mulai baru: sekali setahun langsung, kedua kali dua sampai tiga minggu kemudian.',
    start: 'Mulai baru',
    later: (day: string) => `Tanpa kode, kamu bisa mulai baru lagi mulai ${day}.`,
    none: 'Tahun ini kamu sudah dua kali mulai baru. Tanpa kode, kamu bisa menulis lagi mulai Januari.',
    ready: 'Kuncimu sudah ada di sini. Kirim sekali lagi.',
    wrongKey:
      'Kunci situs ini bukan kunci yang dikenal browser ini, jadi tidak ada yang dikirim: kunci yang lain bisa dipakai untuk menandai siapa yang menulis. Coba lagi nanti. Kalau tetap begini, beri tahu kami, dan tanyakan orang lain apa mereka melihat hal yang sama.',
    refused: {
      offline: 'Tidak ada koneksi internet. Coba lagi sebentar lagi.',
      tooSoon: (seconds: number) =>
        `Terlalu banyak permintaan. Coba lagi dalam ${seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`}.`,
    },
  },
}
