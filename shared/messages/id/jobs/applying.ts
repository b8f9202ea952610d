import type { ApplicationState } from '#shared/contract/keys.ts'

const states: Record<ApplicationState, string> = {
  sent: 'Terkirim',
  seen: 'Dilihat',
  invited: 'Diundang',
  declined: 'Ditolak',
  withdrawn: 'Ditarik',
}

/** Texts of applying for a vacancy, and of the applicant's own applications. */
export const applying = {
  states,
  title: (job: string) => `Lamar: ${job}`,
  description: (job: string, company: string) =>
    `Lamar ${job} di ${company}. Sebelum terkirim, kamu melihat persis apa yang sampai ke sana.`,
  to: (job: string, company: string) => `${job}, ${company}`,
  back: 'Kembali ke lowongannya',
  ended: 'Lowongan ini sudah tidak dibuka.',
  others: 'Cari lowongan lain',
  noScript: 'Melamar memerlukan JavaScript. Nyalakan JavaScript, lalu muat ulang halaman ini.',
  steps: {
    fill: 'Isi lamaran',
    check: 'Periksa',
    of: (now: number, of: number) => `Langkah ${now} dari ${of}`,
  },
  fields: {
    name: 'Nama',
    phone: 'Nomor WhatsApp',
    phoneHint: 'Nomor atau email, salah satu cukup.',
    email: 'Email',
    optional: 'boleh kosong',
    emailHint: 'Email akunmu tidak ikut terkirim; tulis di sini kalau mau.',
    message: 'Pesan',
    counter: (used: string, most: string) => `${used} dari ${most}`,
  },
  missing: {
    name: 'Tulis namamu.',
    phone: 'Tulis nomor WhatsApp atau email, supaya mereka bisa menghubungimu.',
    attachment: 'Pilih berkas CV-mu.',
  },
  wrong: {
    email: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id.',
  },
  file: {
    label: 'CV',
    hint: 'PDF, DOC, atau DOCX, di bawah 20 MB. Hanya perusahaan ini yang bisa mengunduhnya.',
    choose: 'Pilih CV',
    other: 'Pilih CV lain',
    going: (sent: string, size: string) => `${sent} dari ${size} MB terunggah`,
    there: (size: string) => `${size} MB, sudah diunggah`,
    progress: (share: string) => `${share} terunggah`,
    remove: (name: string) => `Hapus ${name}`,
    waits: 'Menunggu CV selesai diunggah.',
    failed: 'File ini belum terunggah. Pilih sekali lagi.',
  },
  pay: {
    title: 'Gaji yang kamu harapkan',
    label: 'Sebulan, dalam rupiah',
    hint: 'Hanya dihitung di browser ini. Tidak dikirim ke siapa pun, juga tidak ke perusahaan.',
    above: (amount: string, scope: string) =>
      `Di atas yang biasa dibayar: tiga dari empat orang mendapat paling banyak ${amount} (${scope}).`,
    within: (from: string, to: string, scope: string) =>
      `Masuk akal: separuh dari mereka mendapat ${from} sampai ${to} (${scope}).`,
    below: (amount: string, scope: string) =>
      `Kamu bisa minta lebih: tiga dari empat orang mendapat di atas ${amount} (${scope}).`,
    offer: (offer: string) => `Iklan ini menawarkan ${offer}.`,
    unknown: 'Belum cukup data gaji untuk membandingkannya.',
  },
  draft: 'Draf ini hanya tersimpan di browser ini.',
  wipe: 'Hapus draf',
  check: 'Periksa dulu',
  edit: 'Ubah',
  send: 'Kirim lamaran',
  signIn: 'Masuk dulu untuk mengirim lamaran. Isianmu tidak hilang.',
  letter: {
    title: (company: string) => `Persis ini yang sampai ke ${company}, tidak lebih`,
    to: (job: string, place: string) => `Untuk: ${job}, ${place}`,
    /** What every application discloses besides the form; the language is that of the page. */
    also: 'Hari lamaranmu terkirim, dan bahasamu: Indonesia.',
    unseen: 'Yang tidak mereka lihat',
    reviews: 'Ulasan, pertanyaan, atau gaji yang pernah kamu tulis',
    account: 'Email akunmu, dan lowongan lain yang kamu lamar',
    searches: 'Apa yang kamu cari dan baca di sini',
    pay: 'Gaji yang kamu harapkan',
    retention:
      'Sesudah terkirim kamu bisa menariknya kapan saja; CV-mu ikut terhapus. Semua lamaran terhapus sendiri enam bulan sesudah lowongan berakhir.',
  },
  sent: {
    title: 'Lamaranmu sudah terkirim',
    usually: (days: number, no: string, of: string) =>
      `Biasanya mereka membalas ${days === 0 ? 'di hari yang sama' : `dalam ${days} hari`}; ${no} dari ${of} pelamar tidak dibalas.`,
    news: 'Begitu ada perkembangan, kami kabari lewat email. Judulnya tidak menyebut nama perusahaan.',
    money: 'Melamar kerja tidak pernah dipungut biaya.',
    moneyMore: 'Kalau ada yang minta uang, perusahaan ini sekalipun, jangan transfer: laporkan ke kami.',
    own: 'Lihat lamaranku',
  },
  earlier: {
    title: (day: string) => `Kamu sudah melamar, ${day}`,
    once: 'Satu lowongan, satu lamaran. Kalau ingin mengirim yang lain, tarik dulu yang ini.',
    second:
      'Lamaran pertamamu tetap berlaku. Yang baru kamu isi tidak dikirim; kalau ingin mengirim yang itu, tarik dulu yang pertama.',
    own: 'Lihat atau tarik lamaranku',
  },
  thread: 'Sejauh mana',
  answered: 'Dijawab',
  lost: 'Jawaban dari server tidak sampai, jadi belum pasti lamaranmu terkirim. Kirim sekali lagi; tidak akan terkirim dua kali.',
  failed: {
    offline: 'Belum terkirim. Periksa koneksimu, lalu coba lagi.',
    tooSoon: (seconds: number) => `Tunggu ${seconds} detik, lalu coba lagi.`,
  },
  own: {
    title: 'Lamaran saya',
    description: 'Lamaran yang kamu kirim, perkembangannya, dan cara menariknya.',
    lead: (count: string) => `${count} lamaran. Hanya kamu yang bisa membuka halaman ini.`,
    invited: (count: string) => `${count} undangan`,
    running: (count: string) => `${count} lamaran sedang berjalan`,
    over: 'Semua lamaranmu sudah selesai',
    filter: 'Saring lamaran',
    filters: { all: 'Semua', running: 'Berjalan', over: 'Selesai' },
    list: 'Lamaran',
    none: 'Belum ada lamaran.',
    noneHint: 'Lamaran yang kamu kirim muncul di sini, dengan perkembangannya.',
    noneSuch: 'Tidak ada yang begini.',
    find: 'Cari lowongan',
    loading: 'Memuat lamaranmu',
    failed: 'Lamaranmu belum bisa dimuat.',
    again: 'Coba lagi',
    late: 'Sudah lebih dari tiga minggu tanpa jawaban. Jangan menunggu yang ini saja.',
    closed: 'Lowongannya sudah ditutup. Lamaranmu masih bisa dijawab.',
    free: 'Melamar kerja tidak pernah dipungut biaya. Kalau ada yang meminta uang, jangan transfer, dan laporkan ke kami.',
    takenDown:
      'Kami menurunkan semua lowongan dari perusahaan yang kamu lamar, karena kami ragu lowongannya jujur. Jangan kirim uang, dokumen, atau kode apa pun kepada mereka. Kalau kamu sudah diundang, sebaiknya jangan datang. Kalau sudah telanjur membayar, segera hubungi bankmu dan polisi.',
    report: 'Laporkan ke kami',
    withdrawn: 'Sudah kamu tarik. CV dan isinya sudah terhapus.',
    what: 'Yang kamu kirim',
    fileFailed: 'CV-mu belum bisa diambil. Coba lagi.',
    similar: 'Lowongan lain',
    review: 'Baca ulasannya dulu',
    withdraw: 'Tarik lamaran',
    remove: 'Hapus seluruhnya',
    ask: {
      withdraw: 'Tarik lamaran ini?',
      withdrawBody:
        'Isi dan CV-mu terhapus, juga bagi perusahaan; yang tersisa hanya bahwa kamu pernah melamar, supaya jelas kamu yang menariknya.',
      remove: 'Hapus lamaran ini?',
      removeBody: 'Tidak ada yang tersisa, juga tidak di halaman ini. Ini tidak bisa dibatalkan.',
      keep: 'Jangan',
    },
    close: 'Tutup',
  },
}
