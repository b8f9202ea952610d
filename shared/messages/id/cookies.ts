/** The question about cookies. */
export const cookies = {
  title: 'Kuki',
  body: 'Bolehkah kunjungan dihitung, tanpa nama? Saat ini tidak ada yang dihitung.',
  kept: 'Yang disimpan',
  accept: 'Boleh',
  refuse: 'Tidak',
  again: 'Pilihan kuki',
}
