import type { PositionSort } from '#shared/contract/keys.ts'

const sorts: Record<PositionSort, string> = {
  newest: 'Lowongan terbaru',
  open: 'Lowongan terbanyak',
  pay: 'Gaji tertinggi',
  reviews: 'Ulasan terbanyak',
  name: 'Menurut abjad',
}
type What = Record<'department' | 'jobType' | 'company' | 'place', string | null>

/** Texts of the list of positions. */
export const roles = {
  sorts,
  title: 'Posisi',
  /** "Posisi “staf”, bagian Logistik, di Kota Bekasi". */
  titled: (q: string, { department, jobType, company, place }: What) =>
    [
      `${q || department || jobType || company || place ? 'Posisi' : 'Semua posisi'}${q ? ` “${q}”` : ''}`,
      department && `bagian ${department}`,
      jobType && jobType.toLowerCase(),
      company && `di ${company}`,
      place && `di ${place}`,
    ]
      .filter(Boolean)
      .join(', '),
  head: {
    title: 'Semua posisi: gajinya, siapa yang mencari, apa kata orang',
    titleAt: (what: string) => `${what}: gaji, lowongan, dan ulasan`,
    description:
      'Cari posisi kerja di Indonesia: gaji yang benar-benar dibayar, perusahaan yang sedang mencari, dan ulasan dari orang yang mengerjakannya.',
  },
  search: {
    label: 'Cari posisi',
    what: 'Posisi',
    where: 'Kota atau kabupaten',
    submit: 'Cari',
  },
  count: (count: string) => `${count} posisi`,
  results: 'Hasil',
  pages: 'Halaman posisi',
  sort: 'Urutkan',
  filters: {
    label: 'Filter posisi',
    city: 'Kota',
    company: 'Perusahaan',
    department: 'Bagian',
    job_type: 'Jenis',
  },
  pay: { instead: (what: string, people: string) => `${what}, ${people}` },
  open: {
    none: 'Belum ada lowongan yang dibuka.',
    count: (count: string) => `${count} lowongan`,
    of: (companies: string) => `di ${companies} perusahaan`,
    newest: (day: string) => `terbaru ${day}`,
  },
  reviewCounts: {
    none: 'Belum cukup ulasan dari posisi ini.',
    of: (reviews: string, companies: string) => `${reviews} ulasan dari ${companies} perusahaan.`,
  },
  reading: {
    title: 'Cara membaca',
    body: [
      'Angka tebal adalah nilai tengah gaji sebulan. Kalau gaji posisi itu belum cukup, angka bagiannya yang tampil, dan itu tertulis.',
      'Ulasan dihitung hanya dari perusahaan yang posisinya disebut minimal tiga ulasan.',
      'Tidak ada tempat berbayar di daftar ini.',
    ] as readonly string[],
  },
  none: {
    title: 'Tidak ada posisi yang cocok.',
    hint: 'Coba kata yang lebih umum, atau kurangi filternya.',
    all: 'Semua posisi',
  },
}
