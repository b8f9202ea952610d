const listed = (people: string, companies: string): string => `Mulai ${people} gaji, ${companies} perusahaan.`

/**
 * Texts of pay over all companies: the map and lists, the pages of a role and of a department, and questions that link
 * there.
 */
export const salaries = {
  /** Headings of the map, by the quantity that its threads show. */
  head: {
    rupiah: {
      title: 'Makin rapat tenunnya, makin tinggi gajinya',
      lead: (provinces: string) =>
        `Nilai tengah gaji sebulan di ${provinces} provinsi, ditulis orang yang menerimanya.`,
      department: (department: string, provinces: string) =>
        `Nilai tengah gaji sebulan di bagian ${department}, di ${provinces} provinsi, ditulis orang yang menerimanya.`,
    },
    minimum: {
      title: 'Makin rapat tenunnya, makin tinggi gajinya dibanding upah minimum',
      lead: (provinces: string) =>
        `Berapa kali upah minimum nilai tengah gaji di ${provinces} provinsi, ditulis orang yang menerimanya.`,
      department: (department: string, provinces: string) =>
        `Berapa kali upah minimum nilai tengah gaji di bagian ${department}, di ${provinces} provinsi, ditulis orang yang menerimanya.`,
    },
  },
  headTitle: 'Gaji di Indonesia per posisi, bagian, dan kota',
  headDepartment: (department: string) => `Gaji bagian ${department} per provinsi`,
  description:
    'Nilai tengah gaji sebulan per provinsi, posisi, bagian, kota, dan industri, ditulis orang yang menerimanya dan dihitung ulang setiap Senin.',
  descriptionTop: (province: string, amount: string) =>
    `Nilai tengah gaji sebulan per provinsi, posisi, bagian, kota, dan industri. Tertinggi di ${province}: ${amount}. Ditulis orang yang menerimanya.`,
  search: {
    title: (typed: string) => `Gaji untuk “${typed}”`,
    none: (typed: string) => `Belum ada cukup gaji untuk “${typed}”.`,
    hint: 'Coba nama posisi atau bagiannya saja, misalnya “perawat” atau “desain”. Boleh ditambah kotanya.',
    all: 'Lihat semua gaji',
    roles: 'Posisi',
    companies: 'Perusahaan',
    departments: 'Bagian',
    few: 'Belum cukup gaji:',
    /** Above roles in a place: the area of their figures. */
    placed: (place: string) =>
      `Dari ${place} kalau di sana cukup gajinya; kalau belum, dari provinsinya atau seluruh Indonesia.`,
    everywhere: 'Dari seluruh Indonesia, bukan dari tempat itu saja.',
    namesakes: 'Kota atau kabupaten mana?',
  },
  map: {
    top: (province: string, amount: string) => `Tertinggi ${province}, ${amount}.`,
    bottom: (province: string, amount: string) => ` Terendah ${province}, ${amount}.`,
    under: (provinces: string, amount: string) =>
      ` Di ${provinces} provinsi nilai tengahnya tidak sampai ${amount}.`,
    underOne: (province: string, amount: string) =>
      ` Hanya di ${province} nilai tengahnya tidak sampai ${amount}.`,
    underMinimum: (provinces: string) =>
      ` Di ${provinces} provinsi nilai tengahnya di bawah upah minimumnya.`,
    one: (province: string, amount: string) => `Baru ${province} yang cukup gajinya: ${amount}.`,
    none: 'Belum ada provinsi yang cukup gajinya untuk ditampilkan.',
    text: (finding: string) => `Peta nilai tengah gaji per provinsi. ${finding}`,
    missing: (provinces: string) => ` Di ${provinces} provinsi belum cukup gaji.`,
    inTable: ' Semua angkanya ada di tabel di bawah.',
    times: (times: string) => `${times} kali upah minimum provinsi`,
    minimumNote: 'Upah minimum di sini milik provinsinya; di banyak kota lebih tinggi.',
    timesShort: (times: string) => `${times}×`,
    readings: { label: 'Ubah peta', rupiah: 'Rupiah', minimum: 'Kali upah minimum' },
    allDepartments: 'Semua bagian',
    /** The legend of the threads' thickness. */
    steps: {
      rupiah: {
        up: (from: string) => `${from} juta ke atas`,
        span: (from: string, to: string) => `${from}–${to}`,
        under: (to: string) => `di bawah ${to}`,
      },
      minimum: {
        up: (from: string) => `${from}× ke atas`,
        span: (from: string, to: string) => `${from}–${to}×`,
        under: (to: string) => `di bawah ${to}×`,
      },
    },
    table: (provinces: string) => `Lihat ${provinces} provinsi sebagai tabel`,
    tableTitle: 'Gaji per provinsi',
    median: 'Nilai tengah, juta',
    minimumWage: 'UMP, juta',
    timesHead: 'Kali UMP',
    note: (people: string, companies: string) =>
      `Dari gaji yang ditulis di sini, bukan dari seluruh pekerja; satu provinsi tampil mulai ${people} gaji dari ${companies} perusahaan. Batas provinsi di peta ini kira-kira.`,
    sources: 'Garis pantai: Natural Earth. Letak kabupaten dan kota: kontributor OpenStreetMap dan GeoNames,',
    /** Short names for labels on the map, by the province's code. */
    short: {
      '11': 'Aceh',
      '14': 'Riau',
      '31': 'Jakarta',
      '32': 'Jabar',
      '34': 'DIY',
      '35': 'Jatim',
      '51': 'Bali',
      '53': 'NTT',
      '64': 'Kaltim',
      '71': 'Sulut',
      '73': 'Sulsel',
      '82': 'Malut',
      '94': 'Papua Tengah',
    } as Readonly<Record<string, string>>,
  },
  lists: {
    title: 'Per bagian, posisi, kota, dan industri',
    label: 'Daftar gaji',
    top_paid_jobs: { title: 'Posisi', all: 'Semua posisi', heading: 'Gaji per posisi', floor: listed },
    departments: { title: 'Bagian', all: 'Semua bagian', heading: 'Gaji per bagian', floor: listed },
    cities: {
      title: 'Kota dan kabupaten',
      all: 'Semua kota',
      heading: 'Gaji per kota dan kabupaten',
      floor: listed,
    },
    industries: { title: 'Industri', all: 'Semua industri', heading: 'Gaji per industri', floor: listed },
    top_companies: {
      title: 'Yang membayar paling tinggi',
      all: 'Lihat semuanya',
      heading: 'Perusahaan yang membayar paling tinggi',
      floor: (people: string) =>
        `Nilai tengah satu bagian di satu perusahaan, mulai ${people} gaji. Skor tidak ikut menentukan urutan.`,
    },
    none: 'Di sini belum ada yang cukup gajinya.',
    description: (heading: string) =>
      `${heading}: nilai tengah sebulan, separuh yang di tengah, dan dari berapa gaji. Ditulis orang yang menerimanya.`,
  },
  empty: {
    title: 'Angka pertama belum keluar',
    body: 'Gaji dihitung setiap Senin, dan baru tampil kalau cukup banyak orang menuliskannya.',
    give: 'Beri gajimu saja, semenit',
  },
}
