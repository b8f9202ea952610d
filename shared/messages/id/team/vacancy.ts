import type { Keys } from './team.ts'

/** Words of the desk of this subject, as every desk has them. */
export const vacancyDesk = {
  failed: 'Lowongan yang ditahan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada lowongan yang ditahan.',
  empty:
    'Semuanya sudah diputuskan atau sedang dibuka rekanmu. Lowongan yang tidak ditandai langsung tampil.',
  already: 'Lowongan ini sudah diputuskan. Lanjut ke berikutnya.',
  keys: [
    [['J', '↓'], 'lowongan berikutnya'],
    [['K', '↑'], 'lowongan sebelumnya'],
    [['A'], 'tampilkan'],
    [['T'], 'tolak dengan alasan yang ditulis'],
    [['N'], 'tulis alasan'],
    [['Esc'], 'keluar dari alasan'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Words of its own; part of `team`. */
export const vacancy = {
  kicker: 'Lowongan',
  heading: (company: string) => `Lowongan ${company}`,
  order: 'terlama dulu',
  kinds: {
    no_pay: 'gaji tidak ditulis',
    below_minimum: 'di bawah upah minimum',
    money: 'meminta uang',
    deposit: 'menahan ijazah atau dokumen',
    photo: 'meminta foto',
    age: 'batas usia',
    religion: 'agama',
    looks: 'penampilan fisik',
    marital: 'status pernikahan',
    gender: 'jenis kelamin',
    contact: 'kontak di luar situs',
    declined: 'pernah ditolak tim',
    taken_down: 'perusahaannya pernah diturunkan tim',
  },
  reasons: {
    money: 'meminta uang',
    unfair: 'syarat yang tidak boleh diminta',
    fake: 'palsu',
    differs: 'ternyata lain',
    other: 'lainnya',
  },
  reported: 'Dilaporkan pembaca',
  isOpen: 'Lowongan ini sedang tampil.',
  noWords: 'tanpa penjelasan',
  takeDown: {
    action: (count: number) => `Turunkan semua lowongan perusahaan ini (${count})`,
    title: (company: string) => `Turunkan semua lowongan ${company}?`,
    body: (count: number) =>
      `${count} lowongan yang dibuka atau menunggu hilang dari pembaca sekaligus, dengan alasan yang kamu tulis. Pelamarnya diberi tahu, dan setiap iklan baru perusahaan ini dibaca tim dulu. Hanya administrator yang bisa mencabutnya, dan yang sudah turun tidak tampil lagi dengan sendirinya.`,
    yes: 'Turunkan semua',
    done: (count: number) => `${count} lowongan diturunkan.`,
  },
  lift: {
    action: 'Cabut penurunan perusahaan ini',
    title: (company: string) => `Cabut penurunan ${company}?`,
    body: 'Lowongan baru perusahaan ini tampil seperti biasa lagi, dan perusahaan bisa membaca lamaran yang masuk kepadanya. Iklan yang pernah ditolak tetap dibaca tim dulu. Pelamar yang pernah diperingatkan diberi tahu. Alasanmu tercatat di riwayat tim dan tidak dikirim ke perusahaan.',
    yes: 'Cabut penurunan',
    note: 'Alasan untuk riwayat tim',
    heading: 'Lowongan',
    standing: 'Semua lowongan perusahaan ini diturunkan tim, dan setiap iklan barunya dibaca dulu.',
    unknown: 'Belum diketahui apakah lowongan perusahaan ini diturunkan.',
    done: 'Penurunan dicabut.',
  },
  no: 'Batal',
  failed: 'Belum berhasil. Coba lagi.',
  article: (article: string) => `pasal ${article}`,
  texts: {
    title: 'Judul',
    description: 'Tugas',
    expectations: 'Yang diharapkan',
    requirements: 'Syarat',
  },
  decision: 'Keputusan',
  why: 'Aturan menandai kata-kata ini. Tampilkan kalau ternyata tidak melanggar apa-apa.',
  note: 'Alasan untuk perusahaan',
  noteHint: 'Dibaca di area perusahaan. Tulis apa yang harus diubah.',
  logged:
    'Di riwayat tim tercatat keputusanmu, minggunya, dan namamu. Perusahaan tidak tahu siapa yang memutuskan.',
  writeFirst: 'Tulis dulu alasannya.',
  show: 'Tampilkan',
  decline: 'Tolak',
  shown: 'Lowongan ditampilkan.',
  declined: 'Lowongan ditolak.',
  changed: 'Perusahaan baru saja mengubahnya. Ini yang baru; baca sekali lagi.',
}
