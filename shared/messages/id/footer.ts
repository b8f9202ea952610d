/** Words of the foot of every page. */
export const footer = {
  label: 'Kaki halaman',
  guidelines: 'Panduan komunitas',
  raffle: 'Aturan undian',
  terms: 'Ketentuan',
  privacy: 'Privasi',
  theme: { label: 'Tampilan', light: 'Terang', dark: 'Gelap', system: 'Ikut perangkat' },
  places: 'Nama daerah: idn-area-data,',
  demo: 'Ini demo: perusahaan, ulasan, dan angkanya rekaan.',
}
