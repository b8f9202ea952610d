/** Texts of the room `raffle`: the invitation after a review, and the page with rules, tickets and draws. */
export const raffle = {
  title: 'Undian',
  description: 'Aturan undian, peluang, nomor izin, cara ikut, dan hasil yang bisa diperiksa siapa saja.',
  lead: 'Setiap ulasan mendapat satu tiket.',
  demo: 'Ini demo: penyelenggara, izin, dan saksinya rekaan, dan hadiahnya tidak ada.',
  off: 'Sekarang tidak ada undian: undian memerlukan penyelenggara, izin, dan saksi.',
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
    body: 'Ulasanmu mendapat satu tiket, yang terpisah dari ulasannya.',
    odds: (prizes: string, entries: string) => `${prizes}; sejauh ini ${entries} ikut.`,
    save: 'Simpan tiketku',
    saving: 'Menyimpan …',
    keeps: 'Tiketnya hanya disimpan di browser ini; jangan simpan di HP yang dipakai bersama.',
    saved: (moment: string) => `Tiketmu tersimpan di browser ini; ikutlah di halaman undian mulai ${moment}.`,
    why: 'Jeda acak ini supaya waktunya tidak mengarah ke ulasanmu.',
    failed: 'Tiketnya tidak bisa disimpan di sini. Ulasanmu tetap kami terima.',
    rules: 'Aturan dan peluang',
  },
  own: {
    title: 'Tiketmu',
    none: 'Belum ada tiket di browser ini: tiket datang bersama ulasan.',
    write: 'Tulis ulasan',
    ready: (count: number) =>
      count === 1 ? 'Satu tiket siap ikut.' : `${count} tiket siap ikut; satu per satu.`,
    waiting: (month: string, moment: string) => `Tiket ${month} menunggu sampai ${moment}.`,
    why: 'Tiket menunggu 1 sampai 24 jam, lamanya acak, supaya waktunya tidak mengarah ke ulasanmu.',
    anyway: 'Ikut sekarang saja',
    joined: (month: string, number: string) => `Tiket ${month} ikut, nomor ${number}.`,
    won: (month: string, number: string) =>
      `Tiket ${month} nomor ${number} menang. Kami menghubungi kontak yang kamu tulis.`,
    lost: (month: string, number: string) => `Tiket ${month} nomor ${number} tidak menang.`,
    over: (month: string) => `Tiket ${month} tidak sempat ikut; undiannya sudah ditutup.`,
    forget: 'Hapus tiket ini',
  },
  form: {
    contact: 'Email atau nomor HP',
    contactHint: 'Hanya dibuka kalau tiketmu menang, dan dihapus 30 hari sesudah diundi.',
    agree: 'Aku setuju dengan aturan undian di halaman ini.',
    join: 'Ikut undian',
    joining: 'Mengirim …',
    done: 'Tiketmu ikut undian.',
    changed:
      'Undian bulan ini berubah sejak tiketmu dibuat, padahal seharusnya tidak. Demi keamananmu tiketnya tidak dikirim. Hubungi kami; alamatnya ada di kebijakan privasi.',
    closed: 'Undian bulan tiket ini sudah ditutup.',
    offline: 'Tidak ada koneksi internet. Tiketmu tetap tersimpan; coba lagi setelah terhubung.',
    failed: 'Ada yang salah di pihak kami. Tiketmu tetap tersimpan; coba lagi sebentar lagi.',
    limited: 'Terlalu sering. Tunggu sebentar, lalu coba lagi.',
  },
  month: {
    title: (month: string) => `Undian ${month}`,
    prizes: 'Hadiah',
    entries: 'Sejauh ini',
    odds: 'Peluang',
    oddsText: 'Jumlah hadiah dibagi jumlah tiket.',
    closes: 'Tiket diterima sampai',
    seed: 'Sidik jari benih undian',
  },
  by: {
    title: 'Penyelenggara dan izin',
    organiser: 'Penyelenggara',
    permit: 'Nomor izin',
    months: 'Berlaku untuk undian',
    period: (from: string, until: string) => `${from} sampai ${until}`,
    witness: 'Saksi pengundian',
  },
  rules: {
    title: 'Aturan',
    items: [
      [
        'Satu ulasan, satu tiket.',
        'Menyunting, atau menarik lalu menulis lagi, tidak menambah tiket. Tiket ulasan yang ditolak pun tetap berlaku.',
      ],
      ['Nilai tidak berpengaruh.', 'Ulasan yang buruk dan yang baik sama peluangnya.'],
      ['Untuk yang berumur 18 tahun atau lebih.', 'Sama seperti menulis ulasan.'],
      [
        'Tiket diterima sampai tanggal 14 bulan berikutnya.',
        'Sesudah itu undiannya ditutup, lalu pemenangnya diundi di depan saksi yang tertulis di atas.',
      ],
      [
        'Angka dari luar ikut menentukan.',
        'Yaitu angka penutupan IHSG (Indeks Harga Saham Gabungan) di Bursa Efek Indonesia pada hari bursa pertama sesudah tanggal 14 itu, dengan dua desimal, misalnya 7.234,56. Saat tiket masih diterima, belum ada yang tahu angkanya.',
      ],
      [
        'Gratis sampai akhir.',
        'Pajak hadiah kami yang menanggung. Kami tidak pernah meminta uang, pulsa, atau kode kepada pemenang; yang meminta pasti penipu.',
      ],
      [
        'Hanya kontak pemenang yang dibuka.',
        'Semua kontak disimpan tersandi, dan dihapus 30 hari sesudah diundi. Mau batal ikut? Kirim nomor tiketmu kepada kami sebelum diundi, lalu tiket dan kontaknya kami hapus. Nomor tiket lain diumumkan dan tetap ada.',
      ],
    ] as [string, string][],
  },
  apart: {
    title: 'Mengapa tiket tidak mengarah ke ulasanmu',
    body: [
      'Bayangkan selembar tiket di dalam amplop tertutup yang dilapisi karbon. Browsermu membuat tiketnya, menutup amplopnya, lalu mengirimnya bersama ulasan. Kami membubuhkan cap di luar amplop tanpa melihat isinya, dan browsermu membukanya lagi: sekarang tiketnya bercap.',
      'Saat kamu ikut, browsermu mengirim tiket bercap itu dan kontakmu, tanpa akunmu dan tanpa nama browsermu. Kami tahu capnya asli, tetapi tiketnya baru pertama kali kami lihat: selain bulannya, tidak ada yang menghubungkannya dengan ulasan mana pun.',
      'Koneksi internetmu tetap terlihat oleh kami saat itu. Karena itu tiket menunggu dulu, dan lebih baik lagi kalau kamu ikut dari jaringan lain.',
    ] as string[],
  },
  check: {
    title: 'Cara memeriksa undian',
    body: [
      'Pemenang ditentukan oleh sebuah benih, yaitu deretan angka acak yang dibuat di awal bulan dan dirahasiakan. Sidik jarinya (SHA-256) tertulis di atas sejak hari pertama, jadi benihnya tidak bisa kami ganti diam-diam. Sesudah diundi, kami mengumumkan benihnya, angka IHSG yang dipakai dengan hari dan sumbernya, dan nomor semua tiket.',
      'Dengan itu siapa pun yang bisa sedikit pemrograman dapat menghitungnya lagi: HMAC-SHA256 dari setiap nomor tiket, dengan kunci benih disambung angka IHSG itu (ditulis 7234.56), diurutkan dari yang terkecil. Yang terdepan menang.',
    ] as string[],
  },
  past: {
    title: 'Undian yang lalu',
    none: 'Belum ada yang diundi.',
    closed: (month: string) => `Undian ${month} sudah ditutup dan menunggu diundi.`,
    drawn: (month: string, day: string) => `${month}, diundi ${day}`,
    entries: (count: string) => `${count} tiket ikut`,
    value: (value: string, day: string, source: string) =>
      `IHSG ${value}, penutupan ${day}, hari bursa pertama sesudah tanggal 14. Sumber: ${source}`,
    winners: 'Nomor pemenang',
    noWinners: 'Tidak ada tiket yang ikut.',
    data: 'Data untuk memeriksa',
  },
}
