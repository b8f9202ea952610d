type Rule = readonly [name: string, says: string]
type RuleKey =
  | 'who'
  | 'yearly'
  | 'twice'
  | 'wage'
  | 'daily'
  | 'piece'
  | 'inRupiah'
  | 'inFull'
  | 'higher'
  | 'permanentEnded'
  | 'contractEnded'
  | 'transfer'
  | 'tax'

/** Texts of the calculator of THR. */
export const thr = {
  fields: {
    wage: {
      label: 'Upah sebulan',
      hint: 'Gaji pokok dan tunjangan tetap. Harian lepas atau borongan: rata-rata sebulan selama 12 bulan terakhir, atau sejak mulai bekerja.',
    },
    months: {
      label: 'Lama kerja sampai hari raya, tanpa putus',
      hint: 'Hitung bulan yang penuh saja.',
      none: 'Kurang dari sebulan',
      count: (count: number) => `${count} bulan`,
      year: '12 bulan atau lebih',
    },
    paid_by: {
      label: 'Kamu dibayar',
      month: 'Bulanan',
      day: 'Harian lepas',
      piece: 'Borongan, menurut hasil',
    },
    holiday: {
      label: 'Tanggal hari rayamu',
      hint: 'Hari raya mana pun sama saja. Untuk menghitung hari terakhir pembayaran.',
      mistake: 'Pilih tanggal yang ada di kalender.',
    },
  },
  kicker: 'THR',
  for: (wage: string, months: string) => `${wage}, ${months}`,
  yours: 'THR yang jadi hakmu',
  figure: {
    spoken: (months: number) => `${months} dari 12 bulan.`,
    whole: 'Dua belas bulan penuh: satu kali upah sebulan. Bekerja lebih lama tidak menambahnya.',
    share: (months: string, left: string) =>
      `${months} dari dua belas bulan sudah penuh. Setiap bulan bernilai ${left}.`,
    none: 'Belum sebulan penuh, jadi perusahaan belum wajib memberi THR.',
  },
  numbers: [
    'Nol',
    'Satu',
    'Dua',
    'Tiga',
    'Empat',
    'Lima',
    'Enam',
    'Tujuh',
    'Delapan',
    'Sembilan',
    'Sepuluh',
    'Sebelas',
  ] as readonly string[],
  lines: {
    wage: { name: 'Upah sebulan', how: 'gaji pokok dan tunjangan tetap' },
    average: { name: 'Upah sebulan', how: 'rata-rata yang kamu tulis' },
    whole: { name: 'THR', how: '1 × upah sebulan' },
    share: {
      name: 'THR',
      how: (months: number, wage: string) => `${months}/12 × ${wage}, dibulatkan ke rupiah`,
    },
    none: { name: 'THR', how: 'masa kerja kurang dari sebulan' },
  },
  when: {
    title: 'Kapan dibayar',
    day: (day: string) => `Paling lambat ${day}.`,
    rule: 'Paling lambat tujuh hari sebelum hari raya.',
    late: 'Kalau terlambat',
    fine: 'Denda perusahaan',
    fineHow: (rate: string, base: string) => `${rate} × ${base}, sekali`,
    still: 'THR-nya sendiri tetap harus dibayar penuh.',
    goesTo: 'Dendanya untuk kesejahteraan pekerja, bukan dibayarkan kepadamu.',
    sanctions:
      'Kalau tidak dibayar, perusahaan bisa ditegur tertulis, dibatasi usahanya, dihentikan produksinya, sampai dibekukan.',
  },
  rulesTitle: 'Aturan mainnya',
  rules: {
    who: [
      'Siapa yang berhak',
      'Pekerja tetap dan kontrak yang sudah bekerja sebulan atau lebih tanpa putus.',
    ],
    yearly: ['Hari raya mana pun', 'Sekali setahun, menjelang hari raya agamamu sendiri. Besarnya sama.'],
    twice: [
      'Hari raya dua kali setahun',
      'Kalau hari rayamu jatuh dua kali dalam satu tahun kalender, THR diberikan untuk masing-masing.',
    ],
    wage: [
      'Upah yang dihitung',
      'Upah tanpa tunjangan, atau gaji pokok ditambah tunjangan tetap. Uang makan atau transpor yang tergantung kehadiran tidak masuk.',
    ],
    daily: [
      'Harian lepas',
      'Upah sebulan adalah rata-rata 12 bulan terakhir. Belum 12 bulan: rata-rata selama bekerja, lalu dikali bulan kerja per 12.',
    ],
    piece: ['Borongan', 'Upah sebulan adalah rata-rata 12 bulan terakhir sebelum hari raya.'],
    inRupiah: ['Dalam uang', 'Dibayar dalam rupiah, bukan barang.'],
    inFull: ['Penuh', 'Dibayar sekaligus, tidak dicicil.'],
    higher: [
      'Kalau perjanjianmu lebih baik',
      'Kontrak, peraturan perusahaan, atau kebiasaan yang memberi lebih banyak tetap berlaku.',
    ],
    permanentEnded: [
      'Pegawai tetap yang berhenti',
      'Kalau hubungan kerja berakhir dalam 30 hari sebelum hari raya, THR tetap menjadi hak.',
    ],
    contractEnded: ['Kontrak yang habis', 'Kalau kontrak berakhir sebelum hari raya, tidak ada hak THR.'],
    transfer: [
      'Pindah perusahaan, masa kerja diteruskan',
      'Kalau dari perusahaan lama belum dapat, THR dari perusahaan baru.',
    ],
    tax: ['Pajaknya', 'THR termasuk penghasilan bulan dibayarkan, jadi bulan itu tarif pajaknya bisa naik.'],
  } as Record<RuleKey, Rule>,
  unknown: [
    [
      'Bulan yang belum penuh',
      'Aturan yang kami baca tidak menyebut pembulatan bulan. Ada perusahaan yang menghitung per hari; hasilnya bisa sedikit lebih besar dari ini.',
    ],
    [
      'Perjanjian di tempatmu',
      'Kontrak, peraturan perusahaan, dan perjanjian kerja bersama boleh memberi lebih banyak.',
    ],
    ['Upah yang berubah', 'Kalau gajimu naik menjelang hari raya, tanyakan upah bulan mana yang dipakai.'],
    [
      'Pajak dan potongan',
      'Jumlah di atas belum dipotong PPh 21. Pegawai yang sudah kena pajak menerima sedikit kurang.',
    ],
  ] as readonly (readonly [string, string])[],
  net: 'Hitung gaji bersih',
}
