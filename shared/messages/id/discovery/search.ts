import type { CompanySort } from '#shared/contract/keys.ts'

const sorts: Record<CompanySort, string> = {
  most: 'Ulasan terbanyak',
  best: 'Skor terbaik',
  worst: 'Skor terburuk',
  newest: 'Terbaru',
  oldest: 'Terlama',
}

/** Texts of the room `search`. */
export const search = {
  sorts,
  fitting: 'Paling cocok',
  title: (q: string) => `Hasil untuk “${q}”`,
  all: 'Semua perusahaan',
  headTitle: (q: string) => `“${q}”: perusahaan`,
  description:
    'Cari perusahaan di Indonesia menurut nama, industri, kota, atau posisi, lalu baca ulasan tanpa nama dari orang yang bekerja di sana.',
  count: (count: string) => `${count} perusahaan`,
  more: (count: string) => `lebih dari ${count} perusahaan`,
  corrected: (q: string) => `Tidak ada yang persis “${q}”; ini yang mirip.`,
  sort: 'Urutkan',
  results: 'Hasil',
  noScore: 'belum ada skor',
  pages: 'Halaman hasil',
  reading: {
    title: 'Cara membaca skor',
    body: 'Skor adalah rata-rata nilai dari karyawan dan mantan karyawan, antara 1 dan 5. Semua ulasan berbobot sama. Skor baru tampil kalau ada tiga ulasan, dan tidak bisa dibeli.',
    bands: '4,5 ke atas sangat baik, 3,5 ke atas baik, 2,5 ke atas cukup; di bawah itu kurang.',
  },
  none: (q: string) => `Tidak ada perusahaan yang cocok dengan “${q}” atau mirip dengannya.`,
  suggestedPlace: 'Mencari perusahaan di kota tertentu? Pilih kotanya:',
  role: {
    suggested: 'Mencari ulasan dari posisi tertentu? Pilih posisinya:',
    kind: (department: string) => `Posisi, ${department}`,
  },
  hints: [
    'Coba sebagian namanya saja, tanpa PT atau CV, atau industri dan kotanya.',
    'Coba nama yang dikenal orang, atau yang tertulis di kontrak kerja.',
  ] as readonly string[],
  noneFiltered: 'Tidak ada perusahaan yang cocok dengan semua filter ini.',
  nearest: 'Tanpa filter',
  missing: 'Perusahaan yang kamu cari belum ada?',
  add: 'Tambahkan lewat ulasan',
  filters: {
    label: 'Filter perusahaan',
    chosen: 'Filter terpilih',
    remove: 'Hapus filter',
    clear: 'Hapus semua filter',
    any: 'Semua',
    apply: 'Terapkan',
    more: (count: string) => `${count}+`,
    score: {
      name: 'Skor',
      from: (score: number) => (score === 5 ? 'Tepat 5' : `${score} ke atas`),
      chosen: (score: number) => (score === 5 ? 'Skor tepat 5' : `Skor ${score} ke atas`),
    },
    recommend: {
      name: 'Direkomendasikan',
      1: 'Direkomendasikan minimal separuh penulis',
      0: 'Direkomendasikan kurang dari separuh penulis',
    },
    industry: 'Industri',
    city: {
      name: 'Kota',
      other: 'Kota atau kabupaten lain',
      otherHint: 'Misalnya Kota Bandung atau Kab. Bandung.',
      rather: (name: string) => `atau ${name}?`,
      unknown: (typed: string) => `Tidak ada kota atau kabupaten bernama “${typed}”.`,
      ignored: 'Hasilnya tidak difilter menurut kota.',
      several: (typed: string) => `“${typed}” bisa berarti beberapa kota atau kabupaten. Pilih salah satu:`,
    },
    feature: {
      name: 'Fasilitas',
      note: 'Dianggap ada kalau minimal tiga orang menjawab dan minimal separuhnya menjawab ya.',
    },
  },
  suggestions: {
    label: 'Saran pencarian',
    groups: {
      companies: 'Perusahaan',
      cities: 'Kota dan kabupaten',
      roles: 'Posisi',
      jobs: 'Lowongan',
      questions: 'Pertanyaan ke perusahaan',
      articles: 'Artikel',
    },
    found: (count: number) => `${count} saran. Pilih dengan panah, lalu Enter.`,
    none: 'Belum ada yang cocok.',
    cityIn: (province: string) => `Perusahaan di kota ini, ${province}`,
  },
  empty: 'Belum ada perusahaan.',
  browse: 'Lihat semua perusahaan',
}
