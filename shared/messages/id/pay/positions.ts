/** Texts of a role's and a department's pay. */
export const positions = {
  role: {
    headFigure: (name: string, amount: string) => `Gaji ${name}: ${amount} sebulan`,
    description: (name: string, amount: string, range: string) =>
      `Nilai tengah gaji ${name} ${amount} sebulan; separuh menerima ${range}. Lihat per provinsi, kota, dan lama bekerja, juga perusahaan yang mereka ulas.`,
    pay: 'Gajinya',
    /** The trend of pay compared with the minimum wage. */
    trend: {
      narrowing: 'Gajinya naik, tapi upah minimum mengejar',
      widening: 'Gajinya makin jauh di atas upah minimum',
      level: 'Gajinya naik bersama upah minimum',
      falling: 'Gajinya tidak naik, upah minimum naik',
      under: 'Nilai tengahnya di bawah upah minimum',
    },
    gap: {
      pay: 'Nilai tengah gaji',
      minimum: 'Rata-rata upah minimum semua provinsi',
      text: (from: string, to: string, first: string, last: string) =>
        `Nilai tengah gaji dari ${first} juta pada ${from} menjadi ${last} juta pada ${to}.`,
      textMinimum: (first: string, last: string) =>
        ` Rata-rata upah minimum semua provinsi dari ${first} menjadi ${last} juta.`,
      gap: (year: string, then: string, now: string) =>
        `Tahun ${year} jaraknya dari rata-rata upah minimum ${then}, sekarang ${now}.`,
      gapUnder: (by: string) => `Nilai tengahnya ${by} di bawah rata-rata upah minimum.`,
    },
    city: {
      title: 'Di kotamu',
      label: 'Kota atau kabupaten',
      example: 'Misalnya Surabaya',
      submit: 'Lihat',
      unknown: (typed: string) => `Tidak ada kota atau kabupaten bernama “${typed}”.`,
      several: (typed: string) => `“${typed}” bisa berarti beberapa tempat. Pilih salah satu:`,
      known: 'Kota yang cukup gajinya',
    },
    years: {
      title: 'Menurut lama bekerja di posisi ini',
      more: (amount: string, from: string, to: string) =>
        `Dari “${from.toLowerCase()}” ke “${to.toLowerCase()}” nilai tengahnya naik ${amount}.`,
    },
    few: {
      title: 'Belum cukup gaji dari posisi ini',
      body: 'Gaji satu posisi baru tampil mulai dari sepuluh orang di tiga perusahaan.',
      nearest: (what: string) => `Yang terdekat, ${what}:`,
    },
    /** Companies with reviews by people in a role. */
    reviewed: {
      headTitle: (name: string) => `${name}: ulasan perusahaan`,
      description: (name: string) =>
        `Perusahaan yang diulas oleh orang yang bekerja sebagai ${name}, sekarang atau dulu. Baca apa kata mereka, tanpa nama.`,
      lead: 'Perusahaan yang diulas oleh orang di posisi ini, sekarang atau dulu.',
      title: 'Perusahaan',
      reading: {
        title: 'Yang tampil di sini',
        body: 'Yang dihitung hanya ulasan karyawan dan mantan karyawan di posisi ini.',
        floor:
          'Perusahaan baru tampil kalau ada tiga ulasan dari posisi ini, supaya penulisnya lebih sulit ditebak.',
      },
      none: 'Belum ada perusahaan dengan tiga ulasan dari posisi ini.',
      browse: 'Lihat semua perusahaan',
    },
    companies: 'Yang membayar paling tinggi',
    companiesNote: (department: string) =>
      `Gaji bagian ${department} di perusahaan itu: posisinya tidak dibedakan, supaya gaji seseorang tidak tertebak.`,
    department: (department: string) => `Semua gaji bagian ${department}`,
    give: { title: 'Beri gajimu saja: semenit, tanpa nama', submit: 'Beri gajimu' },
  },
  /** For a role or a department. */
  provinces: {
    title: 'Per provinsi',
    below: (provinces: string) => `Di ${provinces} nilai tengahnya di bawah upah minimum.`,
    top: (province: string, amount: string) => `Tertinggi di ${province}: ${amount}.`,
    note: 'Upah minimum provinsi; di banyak kota lebih tinggi. Provinsi lain belum cukup gajinya.',
    others: 'Provinsi lain belum cukup gajinya.',
  },
  department: {
    kicker: 'Bagian',
    title: (name: string) => `Gaji bagian ${name}`,
    headFigure: (name: string, amount: string) => `Gaji bagian ${name}: ${amount} sebulan`,
    description: (name: string, amount: string, range: string) =>
      `Nilai tengah gaji bagian ${name} ${amount} sebulan; separuh menerima ${range}. Lihat per provinsi, industri, dan posisi, juga siapa yang membayar paling tinggi.`,
    descriptionFew: (name: string) => `Gaji bagian ${name}, per posisi dan perusahaan.`,
    industries: 'Per industri',
    roles: 'Posisi di bagian ini',
    companies: 'Yang membayar paling tinggi',
    companiesNote: 'Perusahaan dengan minimal sepuluh gaji dari bagian ini.',
    map: 'Lihat di peta',
    few: {
      title: 'Belum cukup gaji dari bagian ini',
      body: 'Gaji satu bagian baru tampil kalau cukup banyak orang dari cukup banyak perusahaan menuliskannya.',
    },
  },
}
