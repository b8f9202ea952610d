/** Words of the foot of every page. */
export const footer = {
  label: 'Kaki halaman',
  guidelines: 'Panduan komunitas',
  companies: 'Untuk perusahaan',
  compare: 'Bandingkan gaji',
  takeHome: 'Hitung gaji bersih',
  thr: 'Hitung THR',
  raffle: 'Aturan undian',
  terms: 'Ketentuan',
  privacy: 'Privasi',
  stored:
    'Browser ini menyimpan tanda masuk, sebuah nama acak, dan yang kamu tulis, pilih, atau simpan di sini: tanpa cookie pelacak, tanpa penghitung kunjungan.',
  storedMore: 'Apa yang disimpan',
  theme: { label: 'Tampilan', light: 'Terang', dark: 'Gelap', system: 'Ikuti perangkat' },
  places: 'Nama daerah: idn-area-data,',
  demo: 'Ini demo: perusahaan, ulasan, dan angkanya rekaan.',
}
