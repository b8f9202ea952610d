import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const candidateDesk = {
  tab: 'Direktori',
  title: 'Baris direktori yang menunggu',
  acts: {
    joined: 'Baris direktori digabungkan',
    imported: 'Perusahaan didaftarkan dari direktori',
    dropped: 'Baris direktori dibuang',
  },
  changed:
    'Data perusahaannya baru berubah, atau kode saham ini sudah dipakai salah satunya. Lihat sekali lagi.',
  failed: 'Baris direktori tidak bisa dimuat.',
  emptyTitle: 'Tidak ada yang menunggu.',
  keys: [
    [['J', '↓'], 'baris berikutnya'],
    [['K', '↑'], 'baris sebelumnya'],
    [['1', '…', '9'], 'sama dengan perusahaan ini'],
    [['A'], 'perusahaan tersendiri: daftarkan'],
    [['T'], 'buang barisnya'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const candidate = {
  kicker: 'Dari direktori',
  noted: (day: string) => `sejak ${day}`,
  reasons: { shared_website: 'situs web', same_name: 'nama', near_spelling: 'ejaan' },
  why: {
    shared_website: 'Situs web ini dipakai beberapa perusahaan. Baris ini perusahaan yang mana?',
    same_name: 'Sudah ada perusahaan bernama ini, dengan bentuk hukum, ejaan, atau kota yang lain.',
    near_spelling: 'Di kota yang sama ada perusahaan yang namanya beda satu huruf.',
  },
  facts: {
    legal_name: 'Nama resmi',
    legal_form: 'Bentuk hukum',
    ticker: 'Kode saham',
    industry: 'Industri',
    website_host: 'Situs web',
    city: 'Kota',
  },
  same: '(sama)',
  noFacts: 'Hanya namanya yang diketahui.',
  alikeTitle: 'Salah satu dari ini?',
  joinTells: 'Data perusahaannya tetap; yang masih kosong diisi dari baris ini.',
  noneAlike: 'Perusahaan yang tadinya mirip sudah tidak ada.',
  join: 'Sama',
  as: (name: string) => `dengan ${name}`,
  pending: 'belum terdaftar',
  create: 'Perusahaan tersendiri',
  drop: 'Buang',
  dropTells: 'Baris ini dibuang dan tidak ditanyakan lagi.',
  joined: (name: string, into: string) => `${name} sama dengan ${into}.`,
  created: (name: string) => `${name} didaftarkan sebagai perusahaan tersendiri.`,
  dropped: (name: string) => `Baris ${name} dibuang.`,
}
