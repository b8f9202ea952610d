import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const hidingDesk = {
  tab: 'Disembunyikan',
  title: 'Disembunyikan perusahaan',
  acts: {
    hidden: 'Disembunyikan perusahaan',
    returned: 'Tampil lagi',
  },
  failed: 'Yang disembunyikan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada yang disembunyikan.',
  keys: [
    [['J', '↓'], 'berikutnya'],
    [['K', '↑'], 'sebelumnya'],
    [['1', '…', '6'], 'pilih panduan yang dilanggar'],
    [['T'], 'hapus ulasan atau komentarnya'],
    [['B'], 'tampilkan lagi'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const hiding = {
  about: (company: string) => `Disembunyikan ${company}`,
  before: 'Begini pembaca melihatnya sebelum disembunyikan.',
  review: 'Ulasan',
  comment: 'Komentar gaji',
  order: 'yang tampil lagi paling dulu',
  title: 'Pernyataan perusahaan',
  says: 'Menurut perusahaan',
  words: 'Bagian yang dimaksud',
  noWords: 'Tidak disebutkan.',
  until: 'Tampil lagi dengan sendirinya',
  ends: (day: string) => `sampai ${day}`,
  history: 'Riwayatnya',
  uphold: 'Hapus',
  upholdBy: (guideline: number) => `Hapus, panduan ${guideline}`,
  dismiss: 'Tampilkan lagi',
  upholdTells: (guideline: number) =>
    `Setelah itu pembaca melihat bahwa tim menghapusnya karena panduan ${guideline}, dan nilainya tidak lagi dihitung.`,
  once: 'Yang tampil lagi tidak bisa disembunyikan perusahaan untuk kedua kalinya.',
  upheld: (company: string, guideline: number) => `Dihapus dari halaman ${company}, panduan ${guideline}.`,
  dismissed: 'Tampil lagi untuk semua orang.',
}
