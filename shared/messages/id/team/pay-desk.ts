import type { PayFlag } from '#shared/contract/pay/desk-pay.ts'
import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const payDesk = {
  tab: 'Gaji',
  title: 'Gaji yang ditahan',
  acts: {
    pay_accepted: 'Gaji diterima',
    pay_rejected: 'Gaji ditolak',
  },
  changed: 'Pengirimnya baru saja mengubahnya; baca sekali lagi.',
  failed: 'Gaji yang ditahan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada gaji yang ditahan.',
  keys: [
    [['J', '↓'], 'gaji berikutnya'],
    [['K', '↑'], 'gaji sebelumnya'],
    [['A'], 'terima'],
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
export const pay = {
  order: 'urutan acak',
  kicker: 'Gaji tanpa ulasan',
  title: (company: string) => `Gaji di ${company}`,
  none: 'Gaji tanpa perusahaan',
  flags: { outlier: 'tidak lazim', words: 'catatan ditandai' } satisfies Record<PayFlag, string>,
  why: {
    outlier:
      'Sedikit sekali yang dibayar sebesar atau sekecil ini, dan pengirimnya sudah memastikan. Kalau tampaknya gaji setahun atau salah nol, tolak dan tanyakan di catatan.',
    words: 'Catatannya ditandai penyaring; kalau diterima, catatan itu tampil di halaman gaji perusahaan.',
  } satisfies Record<PayFlag, string>,
  closed: 'Jumlahnya tertutup: catatannya bisa dinilai tanpa itu.',
  facts: {
    base: 'Gaji pokok sebulan',
    allowances: 'Tunjangan tetap',
    thr: 'THR',
    bonus: 'Bonus',
    year: 'Tahun',
    department: 'Bagian',
    role: 'Posisi',
    jobType: 'Jenis pekerjaan',
    years: 'Lama di posisi',
    city: 'Tempat',
  },
  perhaps: 'Mungkin maksudnya',
  comment: 'Catatan',
  noComment: 'Tanpa catatan.',
  decision: 'Keputusan',
  logged:
    'Di riwayat tim tercatat nomor panduan, minggunya, dan siapa yang memutuskan, tetapi tidak gaji yang mana.',
  accept: 'Terima',
  accepted: 'Gaji diterima. Ikut dihitung Senin berikutnya.',
  rejected: (guideline: number) => `Gaji ditolak, panduan ${guideline}.`,
}
