/** Words of the room `raffle`: the invitation after a review, the page with rules, tickets and draws. */
export const raffle = {
  title: 'Undian',
  description: 'Aturan undian, peluang, nomor izin, cara ikut, dan hasil yang bisa diperiksa siapa saja.',
  lead: 'Setiap ulasan membawa satu tiket. Nilai yang kamu beri, isi ulasanmu, dan tampil tidaknya tidak berpengaruh.',
  demo: 'Ini demo: nomor izinnya rekaan dan hadiahnya tidak ada.',
  off: 'Sekarang tidak ada undian. Undian berhadiah memerlukan izin, dan situs ini sedang tidak memilikinya.',
  permit: (number: string) => `Nomor izin ${number}.`,
  prizes: (count: string, amount: string) => `${count} hadiah, masing-masing ${amount}`,
  entries: {
    fewer: (than: string) => `kurang dari ${than} tiket`,
    between: (from: string, to: string) => `${from} sampai ${to} tiket`,
    more: (from: string) => `${from} tiket atau lebih`,
  },
  moment: (day: string, time: string) => `${day} pukul ${time} WIB`,
  invite: {
    title: 'Ikut undian?',
    body: 'Ulasanmu membawa satu tiket. Tiketnya terpisah dari ulasan dan tidak bergantung pada nilai yang kamu beri.',
    odds: (prizes: string, entries: string) => `${prizes}; sejauh ini ${entries} ikut.`,
    save: 'Simpan tiketku',
    saving: 'Menyimpan …',
    keeps: 'Tiketnya hanya disimpan di peramban ini. Jangan simpan kalau HP-nya dipakai bersama.',
    saved: (moment: string) =>
      `Tiketmu tersimpan di peramban ini. Buka halaman undian mulai ${moment} untuk ikut.`,
    why: 'Jeda acak ini supaya waktunya tidak menunjuk ulasanmu.',
    failed: 'Tiketnya tidak bisa disimpan di sini. Ulasanmu tetap kami terima.',
    rules: 'Aturan dan peluang',
  },
  own: {
    title: 'Tiketmu',
    none: 'Belum ada tiket di peramban ini. Tiket datang bersama ulasan: tulis satu, lalu simpan tiketnya di halaman terima kasih.',
    write: 'Tulis ulasan',
    ready: (count: number) =>
      count === 1 ? 'Satu tiket siap ikut.' : `${count} tiket siap ikut; satu per satu.`,
    waiting: (month: string, moment: string) => `Tiket ${month} menunggu sampai ${moment}.`,
    why: 'Kalau kamu ikut tepat sesudah menulis, waktunya bisa menunjuk ulasanmu. Karena itu tiket menunggu 1 sampai 24 jam, lamanya acak.',
    anyway: 'Ikut sekarang saja',
    joined: (month: string, number: string) => `Tiket ${month} ikut, nomor ${number}.`,
    won: (month: string, number: string) =>
      `Tiket ${month} nomor ${number} menang. Kami menghubungi kontak yang kamu tulis.`,
    lost: (month: string, number: string) => `Tiket ${month} nomor ${number} tidak menang.`,
    over: (month: string) => `Tiket ${month} tidak sempat ikut; undiannya sudah ditutup.`,
    forget: 'Lupakan tiket ini',
  },
  form: {
    contact: 'Surel atau nomor HP',
    contactHint: 'Hanya dibuka kalau tiketmu menang. Dihapus 30 hari sesudah diundi.',
    agree: 'Aku setuju dengan aturan undian di halaman ini.',
    join: 'Ikut undian',
    joining: 'Mengirim …',
    done: 'Tiketmu ikut undian.',
    changed:
      'Undian bulan ini berubah sejak tiketmu dibuat, padahal seharusnya tidak. Demi keamananmu tiketnya tidak dikirim. Hubungi kami; alamatnya ada di kebijakan privasi.',
    closed: 'Undian bulan tiket ini sudah ditutup.',
    offline: 'Tidak ada sambungan. Tiketmu tetap tersimpan; coba lagi saat sudah tersambung.',
    failed: 'Ada yang salah di pihak kami. Tiketmu tetap tersimpan; coba lagi sebentar lagi.',
    limited: 'Terlalu sering. Tunggu sebentar, lalu coba lagi.',
  },
  month: {
    title: (month: string) => `Undian ${month}`,
    prizes: 'Hadiah',
    entries: 'Sejauh ini',
    odds: 'Peluang',
    oddsText: 'Setiap tiket sama peluangnya: jumlah hadiah dibagi jumlah tiket.',
    closes: 'Tiket diterima sampai',
    permit: 'Nomor izin',
    seed: 'Sidik jari benih undian',
  },
  rules: {
    title: 'Aturan',
    items: [
      [
        'Satu ulasan, satu tiket.',
        'Menyunting, atau menarik lalu menulis lagi, tidak menambah tiket. Ulasan yang ditolak pun tetap membawa tiketnya.',
      ],
      ['Nilai tidak berpengaruh.', 'Ulasan yang buruk dan yang baik sama peluangnya.'],
      ['Untuk yang berumur 18 tahun atau lebih.', 'Sama seperti menulis ulasan.'],
      [
        'Tiket diterima sampai tanggal 14 bulan berikutnya.',
        'Sesudah itu undiannya ditutup, lalu pemenangnya diundi di depan saksi sesuai izinnya.',
      ],
      [
        'Gratis sampai akhir.',
        'Pajak hadiah kami yang menanggung. Kami tidak pernah meminta uang, pulsa, atau kode kepada pemenang; yang memintanya penipu.',
      ],
      [
        'Hanya kontak pemenang yang dibuka.',
        'Semua kontak disimpan terkunci, dan dihapus 30 hari sesudah diundi.',
      ],
    ] as [string, string][],
  },
  apart: {
    title: 'Mengapa tiket tidak menunjuk ulasanmu',
    body: [
      'Bayangkan selembar tiket di dalam amplop tertutup yang dilapisi karbon. Perambanmu membuat tiketnya, menutup amplopnya, lalu mengirimnya bersama ulasan. Kami membubuhkan cap di luar amplop tanpa melihat isinya, dan perambanmu membukanya lagi: sekarang tiketnya bercap.',
      'Saat kamu ikut, perambanmu mengirim tiket bercap itu dan kontakmu, tanpa akunmu dan tanpa nama perambanmu. Kami tahu capnya asli, tetapi tiketnya baru pertama kali kami lihat: selain bulannya, tidak ada yang menghubungkannya dengan ulasan mana pun.',
      'Sambungan internetmu tetap terlihat oleh kami saat itu. Karena itu tiket menunggu dulu, dan lebih baik lagi kalau kamu ikut dari jaringan lain.',
    ] as string[],
  },
  check: {
    title: 'Cara memeriksa undian',
    body: [
      'Pemenang ditentukan oleh sebuah benih, yaitu deretan angka acak yang dibuat di awal bulan dan dirahasiakan. Sidik jarinya (SHA-256) tertulis di atas sejak hari pertama, jadi benihnya tidak bisa kami ganti diam-diam. Sesudah diundi, kami mengumumkan benihnya, kata dari saksi, dan nomor semua tiket.',
      'Dengan itu siapa pun yang bisa sedikit pemrograman dapat menghitungnya lagi: HMAC-SHA256 dari setiap nomor tiket, dengan kunci benih disambung kata saksi, diurutkan dari yang terkecil. Yang terdepan menang.',
    ] as string[],
  },
  past: {
    title: 'Undian yang lalu',
    none: 'Belum ada yang diundi.',
    closed: (month: string) => `Undian ${month} sudah ditutup dan menunggu diundi.`,
    drawn: (month: string, day: string) => `${month}, diundi ${day}`,
    entries: (count: string) => `${count} tiket ikut`,
    winners: 'Nomor pemenang',
    noWinners: 'Tidak ada tiket yang ikut.',
    data: 'Data untuk memeriksa',
  },
}
