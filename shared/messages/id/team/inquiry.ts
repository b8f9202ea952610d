import type { DataRight, TakedownAsker, TakedownClass } from '#shared/contract/contact/keys.ts'
import type { Keys } from './team.ts'

const keys: Keys = [
  [['J', '↓'], 'surat berikutnya'],
  [['K', '↑'], 'surat sebelumnya'],
  [['N'], 'tulis jawaban'],
  [['Esc'], 'keluar dari tulisan'],
  [['L'], 'lewati'],
  [['U'], 'urungkan keputusan terakhir'],
  [['?'], 'daftar ini'],
]

/** These desks' versions of the texts that every desk has. */
export const contactDesk = {
  tab: 'Pesan',
  title: 'Pesan untuk kami',
  acts: {
    contact_answered: 'Pesan dijawab',
    contact_dropped: 'Pesan ditutup tanpa jawaban',
  },
  failed: 'Pesan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada pesan yang menunggu.',
  keys,
}
const takedownKeys: Keys = [[['1', '…', '6'], 'pilih panduan yang dilanggar'], ...keys]
export const takedownDesk = {
  tab: 'Penghapusan',
  title: 'Permintaan penghapusan',
  acts: {
    examined: 'Tidak ditampilkan selama permintaan diperiksa',
    takedown_hidden: 'Penghapusan: diturunkan dulu',
    takedown_upheld: 'Penghapusan dikabulkan',
    takedown_refused: 'Penghapusan ditolak',
    takedown_answered: 'Penghapusan dijawab, tidak ada yang bisa diturunkan',
  },
  failed: 'Permintaan penghapusan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada permintaan penghapusan.',
  keys: takedownKeys,
}
export const rightDesk = {
  tab: 'Hak data',
  title: 'Permintaan hak data',
  acts: {
    right_upheld: 'Hak data dipenuhi',
    right_refused: 'Hak data ditolak',
  },
  failed: 'Permintaan hak data tidak bisa dimuat.',
  emptyTitle: 'Tidak ada permintaan hak data.',
  keys,
}

const classes: Record<TakedownClass | DataRight | 'message', string> = {
  message: 'Pesan',
  person: 'Orang disebut',
  defamation: 'Pencemaran nama baik',
  personal_data: 'Data pribadi',
  court_order: 'Perintah pengadilan',
  copyright: 'Hak cipta',
  other: 'Lainnya',
  access: 'Melihat data',
  correction: 'Membetulkan data',
  restriction: 'Membatasi pemrosesan',
  objection: 'Keberatan',
  erasure: 'Menghapus data',
}
const askers: Record<TakedownAsker, string> = {
  person: 'orang itu sendiri atau wakilnya',
  company: 'perusahaan',
  authority: 'pihak berwenang',
  authority_urgent: 'pihak berwenang, mendesak',
}

/** Further texts of these desks; part of `team`. */
export const inquiry = {
  order: 'yang paling cepat jatuh tempo dulu',
  classes,
  askers,
  noName: 'tanpa nama',
  title: (kind: string, ticket: string) => `${kind}, ${ticket}`,
  left: (hours: number) =>
    hours < 0
      ? `terlambat ${-hours} jam`
      : hours < 72
        ? `${hours} jam lagi`
        : `${Math.floor(hours / 24)} hari lagi`,
  flags: {
    half: 'separuh waktu habis',
    most: 'hampir habis',
    late: 'terlambat',
    hidden: 'diturunkan dulu',
    again: 'minta dilihat lagi',
  },
  facts: {
    name: 'Nama',
    email: 'Email',
    who: 'Siapa yang meminta',
    company: 'Perusahaan',
    address: 'Alamat halaman',
    language: 'Bahasa',
    earlier: 'Sebelumnya',
  },
  languages: { id: 'Indonesia', en: 'Inggris' },
  proven: (email: string) => `${email} (masuk dengan alamat ini)`,
  unproven: (email: string) => `${email} (belum terbukti miliknya)`,
  outcomes: {
    answered: 'dijawab',
    dropped: 'ditutup tanpa jawaban',
    upheld: 'dikabulkan',
    refused: 'tidak dikabulkan',
  },
  messageTitle: 'Isi surat',
  contentTitle: 'Yang ada di alamat itu',
  what: 'Yang diturunkan',
  contents: {
    review: 'Ulasan',
    reply: 'Balasan perusahaan',
    question: 'Pertanyaan',
    answer: 'Jawaban',
    salary_comment: 'Komentar gaji',
    vacancy: 'Lowongan, ditolak kalau dikabulkan',
  },
  notShown: 'sudah tidak tampil',
  examined: 'diturunkan dulu: hanya tim yang masih membacanya',
  chooseContent: 'Pilih dulu apa yang diturunkan.',
  openPage: 'Buka halamannya',
  noPage: 'Itu bukan halaman situs ini.',
  noContent:
    'Di alamat ini tidak ada yang bisa diturunkan, jadi tidak ada yang bisa dikabulkan. Kalau isinya sudah tidak tampil, atau profil perusahaannya sudah kamu kembalikan lewat Pengurus perusahaan, kirim jawaban. Kalau alamatnya keliru, tolak dengan meminta alamat satu ulasan, pertanyaan, lowongan, atau halaman gaji.',
  files: 'Bukti',
  download: 'Unduh',
  decision: 'Keputusan',
  history: 'Riwayat surat ini',
  note: 'Jawaban',
  noteHint: 'Dikirim apa adanya ke alamat yang ditulis. Jangan sebut apa pun tentang penulis.',
  writeFirst: 'Tulis jawabannya dulu.',
  byGuideline: 'Alasannya, kalau dikabulkan',
  byLaw: 'Atas permintaan hukum',
  byLawDetail: 'perintah pengadilan atau pihak berwenang, data pribadi, hak cipta',
  chooseReason: 'Pilih dulu alasannya: panduan yang dilanggar, atau atas permintaan hukum.',
  acts: {
    answer: 'Kirim jawaban',
    drop: 'Tutup tanpa jawaban',
    hide: 'Turunkan dulu',
    uphold: 'Kabulkan',
    refuse: 'Tolak',
  },
  done: {
    answer: 'Jawaban akan dikirim.',
    drop: 'Ditutup tanpa jawaban; pengirimnya akan diberi tahu.',
    hide: 'Diturunkan dulu. Surat ini tetap menunggu keputusan.',
    uphold: 'Dikabulkan, jawaban akan dikirim.',
    refuse: 'Ditolak, alasannya akan dikirim.',
  },
}
