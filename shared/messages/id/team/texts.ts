import type { PostState } from '#shared/contract/library/keys.ts'

const states: Record<PostState, string> = {
  draft: 'Draf',
  scheduled: 'Terjadwal',
  published: 'Tampil',
  replaced: 'Diganti',
}

/** Texts that the editors of articles and of answered questions share. */
export const texts = {
  states,
  languages: { id: 'Indonesia', en: 'Inggris' },
  language: 'Bahasa',
  keyWrong: 'Pakai huruf kecil, angka, dan tanda hubung, paling banyak 80.',
  start: 'Mulai menulis',
  unsaved: (row: string) => `${row} · belum disimpan`,
  version: (version: string, state: string) => `Versi ${version}, ${state}`,
  draft: 'Simpan draf',
  publish: 'Terbitkan',
  schedule: 'Jadwalkan',
  saved: (state: string) => `Tersimpan: ${state}.`,
  notDone: 'Belum tersimpan. Tulisanmu tetap ada di sini; coba lagi.',
  notOpened: 'Yang kamu pilih belum bisa dibuka. Pilih sekali lagi.',
  unsavedNote: 'Ada yang belum disimpan. Tab ini mengingatnya sampai ditutup.',
  discard: 'Buang tulisan ini',
  sure: {
    title: 'Buang yang belum disimpan?',
    body: 'Yang kamu tulis sejak terakhir disimpan akan hilang.',
    no: 'Tetap simpan di sini',
    yes: 'Buang',
  },
  conflict: (version: string) =>
    `Orang lain sudah menyimpan versi ${version}. Tulisanmu masih ada di bawah. Ini yang ia ubah:`,
  nothingElse: 'Isinya sama dengan yang kamu buka.',
  removed: 'Dibuang',
  added: 'Ditambahkan',
  takeTheirs: 'Buka versinya, buang tulisanku',
  keepMine: 'Lanjutkan tulisanku',
  preview: 'Pratinjau versi yang tersimpan',
  history: 'Riwayat',
  made: (version: string, state: string, day: string) => `Versi ${version}: ${state}, ${day}`,
  fromProgram: 'dari program',
}
