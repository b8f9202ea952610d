/** Texts that all pages about pay share. */
export const pay = {
  /** "25–49 orang": the number of people as a band. */
  people: (band: string) => `${band} orang`,
  /** "8,8 juta". */
  millions: (amount: string) => `${amount} juta`,
  /** The last label of an axis. */
  axisEnd: (amount: string) => `${amount} juta`,
  /** "4,2–6,0 juta". */
  range: (from: string, to: string) => `${from}–${to} juta`,
  median: 'Nilai tengah',
  monthly: 'nilai tengah gaji sebulan',
  half: (range: string) => `Separuh menerima ${range}.`,
  /** For screen readers, after a median in millions that is shown as a bare number. */
  spoken: (from: string, to: string) => `juta, separuh antara ${from} dan ${to} juta`,
  from: (people: string) => `Dari ${people}.`,
  few: 'belum cukup gaji',
  asOf: (day: string) => `diperbarui ${day}`,
  minimumWage: 'Upah minimum',
  key: { box: 'Separuh di tengah', median: 'Nilai tengah', minimum: 'Upah minimum', line: '10–90 persen' },
  table: {
    open: 'Lihat sebagai tabel',
    low: '¼ terendah',
    middle: 'Tengah',
    high: '¼ tertinggi',
    people: 'Gaji',
  },
  /** The group of a figure: "Perawat di Kota Surabaya", "bagian Logistik di industri Ritel di Jawa Barat". */
  of: {
    department: (name: string) => `bagian ${name}`,
    industry: (name: string) => `di industri ${name}`,
    place: (name: string) => `di ${name}`,
    years: (band: string) => `(${band.toLowerCase()} di posisi itu)`,
    company: 'perusahaan ini',
    all: 'semua pekerjaan',
  },
  /** Years in a role, by the band's lower bound. */
  years: {
    0: 'Sampai setahun',
    1: '1–2 tahun',
    3: '3–5 tahun',
    6: '6–10 tahun',
    11: 'Lebih dari 10 tahun',
  },
  search: {
    role: (department: string) => `Posisi, ${department}`,
    department: 'Bagian',
    enter: 'Tekan Cari: namanya boleh disertai kota, atau nama perusahaan.',
    label: 'Cari gaji posisi, bagian, atau perusahaan',
    placeholder: 'Perawat, Surabaya',
    submit: 'Cari',
  },
  compare: 'Bandingkan gajimu',
  crumb: 'Gaji',
  kicker: 'Gaji di Indonesia',
  reading: 'Angka tebal adalah nilai tengah, dalam juta. Kotak memuat separuh gaji.',
  province: 'Provinsi',
  /** The figure closest to the requested one, and the minimum wage of the place. */
  nearest: {
    wider: (what: string) => `Gaji yang persis itu belum cukup. Yang terdekat, ${what}:`,
    none: 'Gajinya belum cukup, di sana maupun di wilayah yang lebih luas.',
    minimum: (place: string, year: string, amount: string) => `Upah minimum ${place} ${year}: ${amount}.`,
    below: 'Nilai tengahnya di bawah itu.',
  },
  wage: {
    source: (source: string) => `Sumber upah minimum: ${source}.`,
    atLeast: 'Yang berlaku sekarang belum kami ketahui, dan bisa lebih tinggi.',
    unchecked: 'Angkanya belum kami cocokkan dengan keputusan gubernur.',
  },
}
