import type { CompanySort } from '#shared/contract/keys.ts'

const sorts: Record<CompanySort, string> = {
  most: 'Ulasan terbanyak',
  best: 'Skor terbaik',
  worst: 'Skor terburuk',
  newest: 'Terbaru',
  oldest: 'Terlama',
}

/** Words of the room `search`. */
export const search = {
  sorts,
  fitting: 'Paling cocok',
  title: (q: string) => `Cari “${q}”`,
  all: 'Semua perusahaan',
  headTitle: (q: string) => `“${q}”: perusahaan`,
  description:
    'Cari perusahaan di Indonesia menurut nama, lalu baca ulasan tanpa nama dari orang yang bekerja di sana.',
  count: (count: string) => `${count} perusahaan`,
  more: (count: string) => `lebih dari ${count} perusahaan`,
  corrected: (q: string) => `Tidak ada yang persis “${q}”; ini yang mirip.`,
  sort: 'Urutkan',
  results: 'Hasil',
  noScore: 'belum ada skor',
  pages: 'Halaman hasil',
  first: 'Dari awal',
  next: 'Berikutnya',
  reading: {
    title: 'Membaca skornya',
    body: 'Skor adalah rata-rata biasa dari nilai karyawan dan mantan karyawan, dari 1 sampai 5. Tampil mulai tiga ulasan, tanpa bobot, tidak dijual.',
    bands: 'Mulai 4,5 sangat baik, 3,5 baik, 2,5 cukup; di bawahnya kurang.',
  },
  none: (q: string) => `Tidak ada perusahaan bernama “${q}”, juga yang mirip.`,
  hints: [
    'Coba sebagian namanya saja, tanpa PT atau CV.',
    'Coba nama yang dikenal orang, bukan nama resminya.',
  ] as readonly string[],
  empty: 'Belum ada perusahaan.',
  browse: 'Lihat semua perusahaan',
}
