import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const replyDesk = {
  tab: 'Balasan',
  title: 'Balasan yang ditahan',
  acts: {
    reply_shown: 'Balasan perusahaan ditampilkan',
    reply_rejected: 'Balasan perusahaan ditolak',
  },
  changed: 'Perusahaan baru saja mengubahnya; baca sekali lagi.',
  failed: 'Balasan yang ditahan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada balasan yang ditahan.',
  keys: [
    [['J', '↓'], 'balasan berikutnya'],
    [['K', '↑'], 'balasan sebelumnya'],
    [['A'], 'tampilkan'],
    [['1', '…', '6'], 'pilih panduan'],
    [['T'], 'tolak dengan panduan yang dipilih'],
    [['N'], 'tulis catatan'],
    [['Ctrl', 'Enter'], 'tolak, dari dalam catatan'],
    [['Esc'], 'keluar dari catatan'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const reply = {
  kicker: 'Balasan perusahaan',
  title: (company: string) => `Balasan ${company}`,
  order: 'terlama dulu',
  hunts: 'mencari penulis',
  why: 'Balasan ini seperti mencari, menebak, atau mengancam penulisnya; kalau benar begitu, tolak dengan panduan 1.',
  whyMarked: 'Penyaring menandai sebagian kata; tampilkan kalau tidak ada yang dilanggar.',
  answers: 'Ulasan yang dibalas',
  note: 'Catatan untuk perusahaan',
  noteHint: 'Dibaca di area perusahaan, bersama nomor panduannya.',
  decision: 'Keputusan',
  logged:
    'Di riwayat tim tercatat nomor panduan, minggunya, dan siapa yang memutuskan; perusahaan tidak diberi tahu siapa.',
  show: 'Tampilkan',
  shown: 'Balasan ditampilkan.',
  rejected: (guideline: number) => `Balasan ditolak, panduan ${guideline}.`,
}
