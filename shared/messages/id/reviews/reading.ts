/** Texts of a review's page, of the newest reviews, of a filtered set's summary, and of reporting a review. */
export const reading = {
  headTitle: (headline: string, company: string) => `“${headline}”, ulasan ${company}`,
  by: (company: string) => `Ulasan tanpa nama tentang bekerja atau melamar di ${company}.`,
  others: (company: string) => `Ulasan lain tentang ${company}`,
  all: (company: string) => `Semua ulasan ${company}`,
  locked: {
    title: (company: string) => `Ulasan tentang ${company} ini terkunci`,
    body: (whatsapp: boolean) =>
      `Tiga ulasan terbaru tiap perusahaan terbuka untuk siapa saja. Yang lebih lama, termasuk ini, terbuka setelah kamu masuk. Masuk itu gratis dan cukup dengan alamat email${whatsapp ? ' atau nomor WhatsApp' : ''}, yang tidak pernah disimpan bersama ulasan.`,
  },
  prompts: {
    seeAll: (count: string, company: string) => `Baca semua ${count} ulasan ${company}`,
    orWrite: 'Pernah bekerja atau melamar di sini? Kamu juga bisa menulis ulasan, tanpa nama.',
    write: (company: string) => `Ceritakan pengalamanmu di ${company}`,
    about:
      'Karyawan, mantan karyawan, dan pelamar boleh menulis. Ulasanmu tampil tanpa nama, setelah tim kami membacanya.',
    later: 'Nanti saja',
  },
  stub: {
    owner: (company: string) => `Ulasan tentang ${company} ini disembunyikan`,
    team: (company: string) => `Ulasan tentang ${company} ini dihapus`,
    request: (company: string) => `Ulasan tentang ${company} ini sedang diperiksa`,
    law: (company: string) => `Ulasan tentang ${company} ini diturunkan`,
    description: 'Teksnya tidak tampil lagi. Alasannya, dan apa yang masih dihitung, tertulis di sini.',
  },
  latest: {
    title: 'Ulasan terbaru',
    headTitle: 'Ulasan terbaru dari semua perusahaan',
    description: 'Apa yang baru ditulis karyawan, mantan karyawan, dan pelamar, tanpa nama.',
    lead: 'Ulasan terbaru dari tiap perusahaan. Semuanya bisa dibaca siapa saja.',
    none: 'Belum ada ulasan yang tampil.',
  },
  summary: {
    title: 'Ringkasan',
    from: {
      employed: (count: string) => `dari ${count} ulasan karyawan dan mantan karyawan`,
      employee: (count: string) => `dari ${count} ulasan karyawan`,
      former: (count: string) => `dari ${count} ulasan mantan karyawan`,
      applicant: (count: string) => `dari ${count} ulasan pelamar`,
    },
    few: (from: string) => `Belum cukup untuk ringkasan: baru ${from}, padahal perlu minimal tiga.`,
    recommend: 'merekomendasikan kepada teman',
    ratings: (count: string) => `Lihat ${count} nilai rata-rata`,
  },
  report: {
    of: {
      review: {
        which: 'Panduan mana yang dilanggar?',
        choose: 'Pilih satu panduan.',
        title: 'Laporkan ulasan ini',
        body: 'Tidak setuju saja belum cukup: ulasan dihapus hanya kalau melanggar salah satu panduan. Kami tidak menyimpan siapa yang melapor.',
        next: 'Tim kami membaca ulasan itu sekali lagi menurut panduan yang kamu pilih. Kalau memang melanggar, ulasannya dihapus, dan diganti keterangan. Kalau tidak, ulasannya tetap tampil.',
      },
      salary_comment: {
        which: 'Panduan mana yang dilanggar?',
        choose: 'Pilih satu panduan.',
        title: 'Laporkan komentar ini',
        body: 'Tidak setuju saja belum cukup: komentar dihapus hanya kalau melanggar salah satu panduan. Kami tidak menyimpan siapa yang melapor.',
        next: 'Tim kami membaca komentar itu sekali lagi menurut panduan yang kamu pilih. Kalau memang melanggar, komentarnya dihapus, dan diganti keterangan. Angka gajinya tetap dihitung. Kalau tidak, komentarnya tetap tampil.',
      },
      question: {
        which: 'Panduan mana yang dilanggar?',
        choose: 'Pilih satu panduan.',
        title: 'Laporkan pertanyaan ini',
        body: 'Tidak setuju saja belum cukup: pertanyaan dihapus hanya kalau melanggar salah satu panduan. Kami tidak menyimpan siapa yang melapor.',
        next: 'Tim kami membaca pertanyaan itu sekali lagi menurut panduan yang kamu pilih. Kalau memang melanggar, pertanyaannya dihapus, dan diganti keterangan. Kalau tidak, pertanyaannya tetap tampil.',
      },
      answer: {
        which: 'Panduan mana yang dilanggar?',
        choose: 'Pilih satu panduan.',
        title: 'Laporkan jawaban ini',
        body: 'Tidak setuju saja belum cukup: jawaban dihapus hanya kalau melanggar salah satu panduan. Kami tidak menyimpan siapa yang melapor.',
        next: 'Tim kami membaca jawaban itu sekali lagi menurut panduan yang kamu pilih. Kalau memang melanggar, jawabannya dihapus, dan diganti keterangan. Kalau tidak, jawabannya tetap tampil.',
      },
      vacancy: {
        which: 'Apa yang salah?',
        choose: 'Pilih satu.',
        title: 'Laporkan lowongan ini',
        body: 'Kami tidak menyimpan siapa yang melapor. Kalau kamu diminta membayar, jangan bayar.',
        next: 'Tim kami membaca lowongan ini. Kalau memang melanggar, lowongannya diturunkan; kalau tidak, tetap tampil.',
      },
    },
    reasons: {
      money: 'Meminta uang dari pelamar',
      unfair: 'Meminta foto, umur, agama, atau lainnya yang tidak boleh diminta',
      fake: 'Palsu, atau bukan dari perusahaan ini',
      differs: 'Pekerjaan atau gajinya ternyata lain',
      other: 'Lainnya',
    },
    words: 'Penjelasan',
    optional: 'boleh kosong',
    hint: 'Bagian mana, dan kenapa. Jangan tulis nama atau kontak.',
    counter: (used: string, most: string) => `${used} dari ${most}`,
    tooLong: 'Paling banyak 1.000 karakter.',
    send: 'Kirim laporan',
    failed:
      'Laporanmu belum terkirim. Periksa koneksi internetmu, lalu coba lagi; tulisanmu masih ada di sini.',
    thanks: 'Laporan diterima',
  },
}
