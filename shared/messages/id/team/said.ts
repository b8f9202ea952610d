/** Texts of a company's profile, for editors. */
export const said = {
  title: 'Yang ditulis perusahaan tentang dirinya',
  none: 'Perusahaan ini belum menulis apa-apa.',
  team: 'tim',
  version: (version: number, who: string) => `Versi ${version}, oleh ${who}`,
  back: (version: number) => `Kembalikan ke versi ${version}`,
  done: (version: number) => `Versi ${version} tampil lagi.`,
  failed: 'Riwayatnya belum bisa dimuat.',
  notDone: 'Belum berhasil. Coba lagi.',
}
