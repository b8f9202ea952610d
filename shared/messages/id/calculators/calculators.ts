/** Texts of the room `calculators` that every one of its pages loads: the titles, and citations of laws. */
export const calculators = {
  takeHome: {
    title: 'Hitung gaji bersih: BPJS dan PPh 21',
    description:
      'Dari gaji kotor ke gaji bersih: potongan BPJS dan PPh 21 baris demi baris, dengan tarif, batas upah, dan pasalnya. Angkamu tidak disimpan.',
    heading: 'Hitung gaji bersih',
    lead: 'Dari gaji sebelum potongan ke yang sampai di tanganmu, baris demi baris.',
  },
  thr: {
    title: 'Hitung THR: masa kerja dan batas pembayaran',
    description:
      'Berapa THR-mu menurut masa kerja, kapan paling lambat dibayar, dan apa akibatnya kalau terlambat. Untuk semua hari raya keagamaan. Angkamu tidak disimpan.',
    heading: 'Hitung THR',
    lead: 'Berapa hakmu, kapan paling lambat dibayar, dan apa akibatnya kalau terlambat.',
  },
}
