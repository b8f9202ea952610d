import type { Keys } from './team.ts'

/** This desk's version of the texts that every desk has. */
export const companyDesk = {
  failed: 'Daftar perusahaan tidak bisa dimuat.',
  emptyTitle: 'Tidak ada yang menunggu.',
  keys: [
    [['J', '↓'], 'perusahaan berikutnya'],
    [['K', '↑'], 'perusahaan sebelumnya'],
    [['E'], 'perbaiki isian, mulai dari nama'],
    [['A'], 'setujui dan daftarkan'],
    [['1', '…', '4'], 'gabungkan ke yang mirip'],
    [['/'], 'cari perusahaan lain untuk digabungkan'],
    [['T'], 'tolak: bukan perusahaan'],
    [['L'], 'lewati'],
    [['U'], 'urungkan keputusan terakhir'],
    [['Esc'], 'keluar dari isian'],
    [['?'], 'daftar ini'],
  ] as Keys,
}

/** Further texts of this desk; part of `team`. */
export const company = {
  kicker: 'Perusahaan baru',
  waiting: (reviews: string) => `${reviews} ulasan ikut menunggu`,
  declinedBefore: 'Pernah ditolak karena dianggap bukan perusahaan; penulis lalu mengubah ulasannya.',
  noCity: 'tanpa kota',
  unknown: 'Belum diketahui',
  fields: {
    name: 'Nama',
    legal_name: 'Nama resmi',
    legal_form: 'Bentuk hukum',
    industry: 'Industri',
    size_band: 'Jumlah karyawan',
    website_host: 'Situs web',
    city_id: 'Kota kantor pusat',
  },
  hints: {
    legal_name: 'Seperti di aktanya, atau kosong.',
    website_host: 'contoh.co.id',
  },
  approve: 'Setujui dan daftarkan',
  approveTells: 'Perusahaannya langsung bisa dicari, dan ulasannya bisa diterbitkan.',
  otherCompany: 'Sudah kuperiksa: ini perusahaan lain, hanya namanya yang sama.',
  mergeTitle: 'Sudah ada?',
  askingNear: 'Mencari nama yang mirip …',
  noneNear: 'Tidak ada nama yang mirip dalam daftar.',
  someNear: (count: number) => `${count} nama mirip.`,
  nearFailed: 'Nama yang mirip tidak bisa dicari.',
  mergeShort: 'Gabung',
  into: (name: string) => `ke ${name}`,
  merge: 'Gabungkan',
  mergeInto: (name: string) => `Gabungkan ke ${name}`,
  search: 'Cari yang lain',
  searchHint: 'Nama perusahaan dalam daftar.',
  newTab: '(tab baru)',
  decline: 'Bukan perusahaan',
  declineHint: 'Ulasan yang menunggu ditolak dengan panduan 6.',
  mergeTells: 'Ulasannya pindah ke perusahaan yang kamu pilih.',
  approved: (name: string) => `${name} sudah didaftarkan.`,
  merged: (name: string, into: string) => `${name} digabungkan ke ${into}.`,
  declined: (name: string) => `${name} ditolak.`,
  notListed: 'Perusahaan itu sudah tidak ada dalam daftar. Pilih yang lain.',
}
