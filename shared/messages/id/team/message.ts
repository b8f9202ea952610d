import type { Keys } from './team.ts'

const keysOf = (thing: string): Keys => [
  [['J', '↓'], `${thing} berikutnya`],
  [['K', '↑'], `${thing} sebelumnya`],
  [['A'], 'tampilkan'],
  [['1', '…', '6'], 'pilih panduan'],
  [['T'], 'tolak dengan panduan yang dipilih'],
  [['N'], 'tulis catatan'],
  [['Ctrl', 'Enter'], 'tolak, dari dalam catatan'],
  [['Esc'], 'keluar dari catatan'],
  [['L'], 'lewati'],
  [['U'], 'urungkan keputusan terakhir'],
  [['?'], 'daftar ini'],
]

/** The versions for questions and answers of the texts that every desk has. */
export const questionDesk = {
  tab: 'Pertanyaan',
  title: 'Pertanyaan yang menunggu',
  acts: {
    question_shown: 'Pertanyaan ditampilkan',
    question_rejected: 'Pertanyaan ditolak',
    question_removed: 'Pertanyaan dihapus',
  },
  changed: 'Penulisnya baru saja mengubahnya; baca sekali lagi.',
  failed: 'Pertanyaan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada pertanyaan yang menunggu.',
  keys: keysOf('pertanyaan'),
}
export const answerDesk = {
  tab: 'Jawaban',
  title: 'Jawaban yang menunggu',
  acts: {
    answer_shown: 'Jawaban ditampilkan',
    answer_rejected: 'Jawaban ditolak',
    answer_removed: 'Jawaban dihapus',
  },
  changed: 'Penulisnya baru saja mengubahnya; baca sekali lagi.',
  failed: 'Jawaban tidak bisa dimuat.',
  emptyTitle: 'Tidak ada jawaban yang menunggu.',
  keys: keysOf('jawaban'),
}

/** Further texts of these desks; part of `team`. */
export const message = {
  order: 'minggu terlama dulu',
  marked: 'ditandai',
  ofCompany: 'atas nama perusahaan',
  answers: 'Pertanyaan yang dijawab',
  why: 'Kata yang ditandai penyaring belum tentu salah.',
  note: 'Catatan untuk penulisnya',
  noteHint: 'Dibaca dengan kodenya, dan dikirim kalau ia meninggalkan alamat.',
  decision: 'Keputusan',
  show: 'Tampilkan',
  logged: 'Di riwayat tim tercatat nomor panduan, minggunya, dan siapa yang memutuskan.',
}
export const question = {
  kicker: 'Pertanyaan',
  title: (company: string) => `Pertanyaan untuk ${company}`,
  shown: 'Pertanyaan ditampilkan.',
  rejected: (guideline: number) => `Pertanyaan ditolak, panduan ${guideline}.`,
}
export const answer = {
  kicker: 'Jawaban',
  title: (company: string) => `Jawaban tentang ${company}`,
  shown: 'Jawaban ditampilkan.',
  rejected: (guideline: number) => `Jawaban ditolak, panduan ${guideline}.`,
}
