import type { ReplyState } from '#shared/contract/keys.ts'
import type { ReviewsShown } from '#shared/contract/answering/limits.ts'

type Sign = 'answers' | 'step' | 'guess' | 'check'

/** Words of the room `answering`: what a company says to its reviews and hides of them, and what is written to it. */
export const answering = {
  list: {
    title: 'Ulasan',
    lead: 'Persis yang dilihat pembaca yang masuk: tidak lebih awal, tidak lebih rinci.',
    filter: 'Menurut balasan',
    by: 'Menurut penulis',
    everybody: 'Semua penulis',
    shown: {
      unanswered: 'Belum dibalas',
      answered: 'Sudah dibalas',
      hidden: 'Disembunyikan',
      all: 'Semua',
    } satisfies Record<ReviewsShown, string> as Record<ReviewsShown, string>,
    states: {
      shown: 'Sudah dibalas.',
      held: 'Balasan menunggu tim kami.',
      rejected: 'Balasan ditolak tim kami.',
    } satisfies Record<ReplyState, string> as Record<ReplyState, string>,
    answer: 'Balas',
    see: 'Lihat atau ubah',
    seeHidden: 'Lihat',
    comments: 'Komentar gaji',
    none: 'Belum ada ulasan tentang perusahaanmu. Begitu ada, semuanya muncul di sini, sama seperti di halaman publik.',
    noneOf: {
      unanswered: 'Semua ulasan sudah dibalas.',
      answered: 'Belum ada ulasan yang dibalas.',
      hidden: 'Tidak ada ulasan yang sedang disembunyikan.',
      all: 'Belum ada ulasan.',
    } satisfies Record<ReviewsShown, string> as Record<ReviewsShown, string>,
    noneSuch: 'Tidak ada ulasan yang cocok dengan pilihan ini.',
    widen: 'Semua penulis',
  },
  waits: {
    title: (count: string) => `${count} ulasan menunggu balasanmu.`,
    lead: 'Yang terbaru ada di atas. Balasan dibaca semua orang yang datang kemudian, bukan hanya penulisnya.',
    section: 'Ulasan belum dibalas',
    all: (count: string) => `Semua ${count} yang belum dibalas`,
  },
  answer: {
    title: 'Balas ulasan',
    back: '← Semua ulasan',
    missing: 'Ulasan ini tidak ada lagi. Mungkin penulisnya menariknya.',
    written: 'Yang ditulis',
    yours: 'Balasanmu',
    unknown: 'Penulisnya tidak kami kenal, jadi tidak bisa kami tunjukkan atau teruskan pesanmu kepadanya.',
    breaks: 'Ulasan ini melanggar panduan?',
    hiddenBefore: 'Ini pernah disembunyikan dan sudah tampil lagi. Menyembunyikannya hanya bisa sekali.',
    notNow: 'Selama ulasannya tidak tampil, balasannya juga tidak tampil dan tidak bisa diubah.',
    forAll: 'Untuk semua yang membaca nanti',
    hint: 'Jawab yang ditulis. Tanpa nama, kontak, atau tebakan tentang penulisnya.',
    counter: (used: string, most: string) => `${used} dari ${most}`,
    guesses:
      'Ini seperti mencari, menebak, atau mengancam penulisnya. Balasan seperti ini tidak langsung tampil: tim kami membacanya dulu, dan biasanya menolaknya dengan panduan 1.',
    as: 'Dibalas sebagai',
    send: 'Kirim balasan',
    change: 'Simpan perubahan',
    once: 'Satu ulasan, satu balasan. Langsung tampil, dan bisa diubah kapan saja. Yang kamu tulis tersimpan di tab ini sampai dikirim.',
    willWait:
      'Ada kata yang ditandai, jadi balasan ini dibaca tim kami dulu sebelum tampil. Yang kamu tulis tersimpan di tab ini sampai dikirim.',
    sent: {
      shown: 'Balasanmu tampil di bawah ulasan itu.',
      held: 'Balasanmu dibaca tim kami dulu sebelum tampil.',
    },
    states: {
      shown: 'tampil',
      held: 'menunggu tim kami',
      rejected: 'ditolak',
    } satisfies Record<ReplyState, string> as Record<ReplyState, string>,
    stands: {
      held: 'Tim kami membaca balasan ini dulu sebelum tampil. Kamu masih bisa mengubahnya.',
      rejected: 'Tim kami tidak menampilkan balasan ini. Ubah, lalu kirim lagi.',
      request: 'Ada permintaan supaya balasan ini diturunkan. Selama diperiksa, balasan ini tidak tampil.',
      law: 'Balasan ini diturunkan atas permintaan hukum. Kamu boleh menulis yang lain.',
    },
    guideline: (number: number, name: string) => `Panduan ${number} (${name})`,
    note: (note: string) => `Catatan tim kami: ${note}`,
    tooShort: (least: number) => `Tulis paling sedikit ${least} karakter.`,
    tooLong: (most: number) => `Paling banyak ${most} karakter.`,
    failed: 'Belum terkirim. Periksa koneksimu, lalu coba lagi; yang kamu tulis masih ada di sini.',
    met: 'Belum tersimpan: rekanmu lebih dulu. Pilih kata siapa yang dipakai.',
    colleague: 'Rekanmu baru saja menulis balasan ini:',
    takeTheirs: 'Pakai balasannya',
    keepMine: 'Ganti dengan punyaku',
  },
  helps: {
    title: 'Yang menolong pembaca',
    done: '(sudah)',
    signs: {
      answers: 'Menjawab yang ditulis, bukan hal lain',
      step: 'Menyebut langkah dan waktunya',
      guess: 'Tidak menebak penulisnya',
      check: 'Bisa dicek orang: papan, surat, kanal',
    } satisfies Record<Sign, string> as Record<Sign, string>,
    examples: 'Contoh',
    good: 'Menolong',
    goodOne: '“Mulai slip Desember, jam lembur ditulis per hari. Slip yang lama bisa diminta di loket SDM.”',
    bad: 'Tidak menolong',
    badOne: '“Terima kasih atas masukannya. Kepuasan karyawan adalah prioritas kami.”',
  },
  remove: {
    open: 'Hapus balasan',
    title: 'Hapus balasan ini?',
    body: 'Kata-katanya hilang dari halaman publik dan tidak bisa dikembalikan. Ulasannya tetap tampil. Di riwayat perusahaanmu tercatat siapa yang menghapusnya.',
    yes: 'Ya, hapus',
    no: 'Batal',
    done: 'Balasan sudah dihapus.',
    failed: 'Belum terhapus. Coba lagi.',
  },
  hide: {
    title: 'Panduan mana yang dilanggar?',
    notBroken:
      'Ulasan yang tidak enak dibaca bukan pelanggaran. Kalau tidak ada panduan yang cocok, jangan disembunyikan.',
    justReply: 'Balas saja.',
    which: 'Panduan yang dilanggar',
    choose: 'Pilih dulu panduan yang dilanggar.',
    part: 'Bagian mana',
    partHint: 'Salin kalimatnya. Hanya dibaca tim kami.',
    tooLong: 'Paling banyak 1.000 karakter.',
    willSee: 'Yang akan dilihat pembaca',
    someGuideline: 'panduan yang kamu pilih',
    within: 'Tim kami memeriksanya paling lama 14 hari.',
    after:
      'Nilainya tetap dihitung. Penulisnya bisa melihatnya dengan kodenya; kami tidak menyurati siapa pun. Kalau tim kami tidak membenarkannya dalam 14 hari, ini tampil lagi dengan sendirinya dan tidak bisa disembunyikan untuk kedua kalinya.',
    afterComment:
      'Angka gajinya tetap dihitung. Kalau tim kami tidak membenarkannya dalam 14 hari, ini tampil lagi dengan sendirinya dan tidak bisa disembunyikan untuk kedua kalinya.',
    commentSeen:
      'Sebagai ganti kata-katanya, pembaca melihat bahwa perusahaanmu menyembunyikan satu komentar. Panduannya hanya diberitahukan kepada tim kami.',
    cancel: 'Batal',
    hide: 'Sembunyikan',
    hideBy: (guideline: number) => `Sembunyikan, panduan ${guideline}`,
    failed: 'Belum tersembunyi. Periksa koneksimu, lalu coba lagi.',
  },
  again: {
    until: (day: string) =>
      `Tampil lagi dengan sendirinya pada ${day}, kecuali tim kami membenarkan pernyataanmu.`,
    open: 'Tampilkan lagi sekarang',
    title: 'Tampilkan lagi?',
    body: 'Setelah itu tidak bisa disembunyikan lagi.',
    no: 'Batal',
    done: 'Tampil lagi untuk semua orang.',
    failed: 'Belum berhasil. Coba lagi.',
  },
  comments: {
    title: 'Komentar gaji',
    lead: 'Kata-kata di halaman gaji perusahaanmu, seperti yang dilihat pembaca: tanpa jumlah, bagian, atau waktu.',
    none: 'Belum ada komentar gaji yang tampil.',
    breaks: 'Komentar ini melanggar panduan?',
    gone: 'Komentar yang tidak tampil',
    counted: 'Angka gajinya tetap dihitung.',
  },
  message: {
    title: (company: string) => `Pesan untuk ${company}`,
    lead: 'Kami meneruskannya lewat email kepada pengelola halaman ini, dan tidak menyimpan isinya.',
    noScript: 'Mengirim pesan memerlukan JavaScript.',
    nobody: (company: string) =>
      `Belum ada yang mengelola halaman ${company}, jadi belum ada yang bisa menerima pesan.`,
    words: 'Pesanmu',
    wordsHint: 'Jangan menulis bahwa kamu pernah mengulas perusahaan ini. Tautan tidak bisa dikirim.',
    name: 'Namamu',
    optional: 'boleh kosong',
    agree: (email: string | null) =>
      email === null
        ? 'Beri tahu alamat email akunku, supaya mereka bisa membalas'
        : `Beri tahu alamat email akunku (${email}), supaya mereka bisa membalas`,
    noEmail:
      'Akunmu belum punya alamat email, jadi pengelola tidak bisa membalas. Tambahkan dulu di halaman akunmu kalau ingin dibalas.',
    counter: (used: string, most: string) => `${used} dari ${most}`,
    tooShort: (least: number) => `Tulis paling sedikit ${least} karakter.`,
    tooLong: (most: number) => `Paling banyak ${most} karakter.`,
    signIn: 'Masuk dulu untuk mengirim pesan. Pengelola tidak diberi tahu siapa kamu.',
    send: 'Kirim pesan',
    kept: 'Tanpa centang di atas, pengelola tidak tahu siapa yang menulis dan tidak bisa membalas.',
    failed: 'Belum terkirim. Periksa koneksimu, lalu coba lagi.',
    sent: 'Pesanmu sedang diantar.',
    sentMore: (company: string) => `Kami meneruskannya kepada pengelola halaman ${company}.`,
    back: (company: string) => `Ke halaman ${company}`,
  },
}
