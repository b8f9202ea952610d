/** The question about cookies. */
export const cookies = {
  title: 'Kuki',
  body: 'Boleh kami hitung kunjungan, tanpa nama? Sekarang belum ada yang dihitung.',
  kept: 'Apa yang disimpan',
  accept: 'Boleh',
  refuse: 'Tidak',
  again: 'Pilihan kuki',
}
