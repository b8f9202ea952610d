/** Words of the questions about pay that lead to their answers. */
export const careers = {
  salaries: {
    title: 'Jelajahi gaji',
    headTitle: 'Jelajahi gaji: pertanyaan tentang gaji',
    description:
      'Berapa gaji perawat di Surabaya, adilkah 5,2 juta untuk staf gudang di Bekasi, siapa membayar desainer paling tinggi: dari pertanyaan ke angkanya.',
    lead: 'Mulai dari pertanyaanmu. Jawabannya angka dari orang yang menerimanya, bukan perkiraan.',
    roles: {
      title: 'Posisi',
      asks: {
        nurse: 'Berapa gaji perawat di Surabaya?',
        warehouse: 'Adilkah 5,2 juta untuk staf gudang di Bekasi?',
        engineer: 'Berapa gaji insinyur perangkat lunak di Jakarta Selatan?',
        best: 'Posisi apa yang gajinya paling tinggi?',
      },
    },
    companies: {
      title: 'Perusahaan',
      asks: {
        design: 'Siapa membayar desainer paling tinggi?',
        it: 'Siapa membayar orang IT paling tinggi?',
        best: 'Perusahaan mana yang membayar paling tinggi?',
        industries: 'Industri apa yang gajinya paling tinggi?',
      },
    },
    places: {
      title: 'Tempat',
      asks: {
        province: 'Setinggi apa gaji di provinsiku?',
        cities: 'Kota mana yang gajinya paling tinggi?',
        minimum: 'Di mana gaji paling jauh di atas upah minimum?',
      },
    },
    rules: {
      title: 'Hitungan',
      asks: {
        thr: 'Berapa THR-ku setelah tujuh bulan?',
        net: 'Dari 9 juta, berapa yang sampai di tangan?',
      },
    },
  },
}
