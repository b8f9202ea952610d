import type { ReportFlag } from '#shared/contract/team/desk-report.ts'
import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const reportDesk = {
  tab: 'Laporan',
  title: 'Laporan pembaca',
  acts: {
    upheld: 'Laporan dibenarkan',
    dismissed: 'Laporan ditutup',
    comment_removed: 'Komentar gaji dihapus',
  },
  failed: 'Laporan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada laporan.',
  keys: [
    [['J', '↓'], 'laporan berikutnya'],
    [['K', '↑'], 'laporan sebelumnya'],
    [['1', '…', '6'], 'pilih panduan yang dilanggar'],
    [['T'], 'hapus ulasan atau komentarnya'],
    [['B'], 'biarkan tampil'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const report = {
  about: (company: string) => `Ulasan tentang ${company}`,
  asSeen: 'Begini pembaca melihatnya.',
  review: 'Ulasan',
  title: 'Laporan',
  says: 'Menurut pelapor',
  names: (guideline: number) => `Panduan ${guideline}`,
  numbered: (guideline: number, name: string) => `Panduan ${guideline}: ${name}`,
  words: 'Penjelasan pelapor',
  noWords: 'Tanpa penjelasan.',
  times: (times: number) => `${times}×`,
  counted: (times: number) => `${times} laporan dengan alasan ini, tanpa penjelasan.`,
  received: 'Masuk',
  uphold: 'Hapus ulasan',
  upholdBy: (guideline: number) => `Hapus ulasan, panduan ${guideline}`,
  dismiss: 'Biarkan tampil',
  /** In the list and next to the review: why the system reported it. */
  flags: { run: 'tanda melonjak' } satisfies Record<ReportFlag, string>,
  flagged: {
    run: 'Tidak ada yang melaporkan ulasan ini: tanda “membantu” padanya melonjak dalam satu jam, jauh di atas kebiasaan pembaca.',
  } satisfies Record<ReportFlag, string>,
  history: 'Riwayat ulasan ini',
  upholdTells: (guideline: number) =>
    `Setelah itu pembaca hanya melihat bahwa tim menghapusnya karena panduan ${guideline}.`,
  upheld: (company: string, guideline: number) => `Ulasan ${company} dihapus, panduan ${guideline}.`,
  dismissed: 'Laporan ditutup, ulasannya tetap tampil.',
  /** The same for a reported salary comment. */
  ofComment: {
    about: (company: string) => `Komentar gaji di ${company}`,
    review: 'Komentar',
    uphold: 'Hapus komentar',
    upholdBy: (guideline: number) => `Hapus komentar, panduan ${guideline}`,
    history: 'Riwayat komentar ini',
    logged:
      'Pada komentar tercatat nomor panduan, minggunya, dan bahwa tim yang memutuskan; namamu hanya ada di riwayat tim.',
    upholdTells: () =>
      'Setelah itu pembaca hanya melihat bahwa tim menghapusnya. Angka gajinya tetap dihitung.',
    upheld: (company: string, guideline: number) => `Komentar gaji ${company} dihapus, panduan ${guideline}.`,
    dismissed: 'Laporan ditutup, komentarnya tetap tampil.',
  },
  ofQuestion: {
    about: (company: string) => `Pertanyaan tentang ${company}`,
    review: 'Pertanyaan',
    uphold: 'Hapus pertanyaan',
    upholdBy: (guideline: number) => `Hapus pertanyaan, panduan ${guideline}`,
    history: 'Riwayat pertanyaan ini',
    logged:
      'Pada pertanyaan tercatat nomor panduan, minggunya, dan bahwa tim yang memutuskan; namamu hanya ada di riwayat tim.',
    upholdTells: (guideline: number) =>
      `Setelah itu pembaca hanya melihat bahwa tim menghapusnya karena panduan ${guideline}.`,
    upheld: (company: string, guideline: number) =>
      `Pertanyaan tentang ${company} dihapus, panduan ${guideline}.`,
    dismissed: 'Laporan ditutup, pertanyaannya tetap tampil.',
  },
  ofAnswer: {
    about: (company: string) => `Jawaban tentang ${company}`,
    review: 'Jawaban',
    uphold: 'Hapus jawaban',
    upholdBy: (guideline: number) => `Hapus jawaban, panduan ${guideline}`,
    history: 'Riwayat jawaban ini',
    logged:
      'Pada jawaban tercatat nomor panduan, minggunya, dan bahwa tim yang memutuskan; namamu hanya ada di riwayat tim.',
    upholdTells: (guideline: number) =>
      `Setelah itu pembaca hanya melihat bahwa tim menghapusnya karena panduan ${guideline}.`,
    upheld: (company: string, guideline: number) =>
      `Jawaban tentang ${company} dihapus, panduan ${guideline}.`,
    dismissed: 'Laporan ditutup, jawabannya tetap tampil.',
  },
}
