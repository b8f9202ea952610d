/** Citations of laws, and how a value was verified. */
export const law = {
  /** The tables write § for "pasal". */
  rule: (text: string) => text.replaceAll('§', 'pasal'),
  check: {
    two: 'belum dicek ke naskah',
    single: 'belum diperiksa',
  },
  marks: '* Belum dicek ke naskahnya; sedikitnya dua sumber yang kami bandingkan sepakat.',
  checks: {
    title: 'Seberapa jauh ini diperiksa',
    signs: { read: 'tanpa tanda', two: '*', single: '(belum diperiksa)' },
    read: 'Bunyi pasalnya kami baca.',
    two: 'Belum dicek ke naskahnya; sedikitnya dua sumber yang kami bandingkan sepakat.',
    single: 'Baru satu sumber yang menyebutnya. Jangan jadikan pegangan sebelum kamu periksa sendiri.',
    on: (day: string) => `Semua tarif dan batas terakhir kami bandingkan pada ${day}.`,
    estimate:
      'Hitungan ini perkiraan, bukan nasihat hukum. Yang berlaku adalah slip gajimu dan aturan itu sendiri.',
  },
  unknown: 'Yang tidak diketahui hitungan ini',
  lines: 'Hitungannya, baris demi baris',
  private: 'Angkamu tidak disimpan dan tidak masuk alamat halaman.',
  where: [
    'Di mana angkamu dihitung',
    'Di perangkat ini. Kalau browsermu tidak menjalankan skrip, atau skripnya belum dimuat saat kamu menekan tombol, server kami yang menghitung lalu melupakannya: tidak ada di catatan maupun simpanan mana pun.',
  ] as readonly [string, string],
  choose: 'Pilih salah satu yang tersedia.',
  submit: 'Hitung',
  stopped: 'Belum bisa dihitung',
  empty: 'Tulis jumlahnya, dan hitungannya muncul di sini.',
}
