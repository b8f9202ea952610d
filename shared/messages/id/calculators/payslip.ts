/** Texts of the calculator of take-home pay. */
export const payslip = {
  fields: {
    wage: {
      label: 'Gaji sebulan, sebelum potongan',
      hint: 'Gaji pokok dan tunjangan tetap. Contoh: 9jt atau 9.000.000.',
    },
    family: {
      label: 'Keluarga yang kamu tanggung',
      hint: 'Keadaan pada 1 Januari. Istri yang bekerja biasanya TK/0.',
      none: 'tanpa tanggungan',
      count: (count: number) => `${count} tanggungan`,
      single: 'lajang',
      married: 'menikah',
    },
    employment: 'Ikut BPJS Ketenagakerjaan',
    health: 'Ikut BPJS Kesehatan',
    more: 'Isian lain',
    risk: {
      label: 'Kelompok risiko kerja',
      hint: 'Menentukan premi kecelakaan kerja, yang ikut dihitung sebagai penghasilan. Tidak tahu? Biarkan.',
      very_low: 'Sangat rendah',
      low: 'Rendah',
      medium: 'Sedang',
      high: 'Tinggi',
      very_high: 'Sangat tinggi',
    },
    relatives: {
      label: 'Anggota keluarga tambahan di BPJS Kesehatan',
      hint: 'Yang keenam dan seterusnya, misalnya anak keempat, orang tua, atau mertua.',
      none: 'Tidak ada',
      count: (count: number) => `${count} orang`,
    },
    minimum: {
      label: 'Upah minimum di tempatmu',
      hint: 'Perlu kalau gajimu di bawahnya: iuran BPJS Kesehatan dihitung dari upah minimum.',
      mistake: 'Tulis upah minimum sebulan yang lengkap, misalnya 5.729.876.',
    },
  },
  yours: 'Sampai di tanganmu',
  for: (wage: string, family: string, month: string) => `${wage}, ${family}, ${month}`,
  /** Any month but December, which settles the year's tax. */
  ordinary: (year: string) => `bulan biasa ${year}`,
  settles: 'Desember berbeda: pajak setahun dihitung ulang. Hasilnya di bawah, di “Setahun penuh”.',
  kicker: 'Gaji bersih',
  figure: {
    spoken: (wage: string, net: string, cuts: string) =>
      `Dari ${wage}, kamu terima ${net}. Potongan: ${cuts}.`,
    net: 'kamu terima',
    none: 'Tidak ada yang dipotong dari gaji ini.',
    ofHundred: (cut: string, hundred: string) => `Dari setiap ${hundred} dipotong ${cut}.`,
    savedMost: 'Lebih dari separuh potongan itu tetap milikmu:',
    saved: (amount: string) => `${amount} dari potongan itu tetap milikmu:`,
    savings: 'JHT dan JP, tabungan hari tua.',
  },
  wage: { name: 'Gaji sebulan', how: 'gaji pokok dan tunjangan tetap' },
  cuts: {
    old_age: { name: 'Jaminan Hari Tua', short: 'JHT' },
    pension: { name: 'Jaminan Pensiun', short: 'JP' },
    health: { name: 'BPJS Kesehatan', short: 'Kesehatan' },
    relatives: { name: 'BPJS Kesehatan, keluarga tambahan', short: 'Keluarga' },
    tax: { name: 'Pajak penghasilan, PPh 21', short: 'PPh 21' },
  },
  employer: {
    title: 'Dibayar perusahaan, di luar gajimu',
    health: 'BPJS Kesehatan',
    old_age: 'Jaminan Hari Tua',
    pension: 'Jaminan Pensiun',
    accident: 'Jaminan Kecelakaan Kerja',
    death: 'Jaminan Kematian',
    cost: 'Biaya perusahaan untukmu sebulan',
  },
  how: {
    rate: (rate: string, base: string) => `${rate} × ${base}`,
    ceiling: (amount: string) => `batas upah ${amount}`,
    floor: (amount: string) => `dihitung dari upah minimum ${amount}`,
    category: (category: string) => `tarif efektif ${category}`,
    share: (part: number, of: number) => `× ${part}/${of}`,
  },
  net: 'Bersih sebulan',
  why: {
    title: (gross: string) => `Kenapa pajaknya dihitung dari ${gross}?`,
    premiums: 'Premi yang dibayar perusahaan untukmu ikut dianggap penghasilan:',
    same: 'Tidak ada premi dari perusahaan yang menambahnya.',
    sum: 'Penghasilan bruto sebulan',
    step: (above: string, upTo: string, rate: string, category: string, family: string) =>
      `${family} memakai tarif efektif ${category}. Bruto di atas ${above} sampai ${upTo} kena ${rate}.`,
    lowest: (upTo: string, category: string, family: string) =>
      `${family} memakai tarif efektif ${category}. Bruto sampai ${upTo} tidak dipotong pajak.`,
    highest: (above: string, rate: string, category: string, family: string) =>
      `${family} memakai tarif efektif ${category}. Bruto di atas ${above} kena ${rate}.`,
    cliff:
      'Tarif itu berlaku untuk seluruh bruto. Naik lapis sedikit bisa membuat gaji bersih bulan itu turun; Desember meluruskannya.',
  },
  year: {
    title: 'Setahun penuh',
    lead: (year: string) => `Gaji yang sama dari Januari sampai Desember ${year}, dengan THR satu kali gaji.`,
    ordinary: 'Bulan biasa, bersih',
    holiday: 'Bulan terima THR, bersih',
    last: 'Desember, bersih',
    total: 'Dua belas bulan dan THR, bersih',
    more: (amount: string) => `Pada Desember dipotong ${amount}: sisa pajak setahun yang belum terpotong.`,
    less: (amount: string) =>
      `Sampai November pajakmu kelebihan ${amount}; perusahaan wajib mengembalikannya paling lambat akhir Januari.`,
    exact: 'Sampai November pajakmu sudah pas, jadi Desember tidak dipotong lagi.',
    untaxed: 'Gaji ini tidak kena PPh 21 sepanjang tahun.',
    why: 'Desember: pajak setahun dihitung ulang',
  },
  taxYear: {
    gross: 'Penghasilan bruto setahun',
    job_cost: 'Biaya jabatan',
    pension_cost: 'Biaya pensiun',
    pension: 'JHT dan JP yang kamu bayar',
    zakat: 'Zakat lewat perusahaan',
    net: 'Penghasilan neto',
    previous_net: 'Neto dari perusahaan sebelumnya',
    annualised: 'Disetahunkan',
    tax_free: 'Penghasilan tidak kena pajak (PTKP)',
    taxable: 'Penghasilan kena pajak, dibulatkan ke ribuan',
    step: 'Pajak lapis',
    months_share: 'Bagian bulan-bulan itu',
    previous_tax: 'Sudah dipotong perusahaan sebelumnya',
    tax: 'PPh 21 setahun',
    most: (amount: string) => `paling banyak ${amount}`,
    withheld: 'Sudah dipotong Januari–November',
    last: 'Dipotong pada Desember',
    back: 'Dikembalikan pada Desember',
  },
  glance: {
    title: 'Sekilas, tanpa mengetik',
    lead: 'Lajang tanpa tanggungan (TK/0), ikut kedua BPJS, bulan biasa.',
    wage: 'Gaji',
    cut: 'Dipotong',
    net: 'Bersih',
  },
  unknown: [
    [
      'Lembur, bonus, dan tunjangan tidak tetap',
      'Menaikkan pajak di bulan dibayarkan, tetapi tidak menaikkan iuran BPJS. Hitungan ini hanya mengenal gaji tetap dan THR.',
    ],
    [
      'Pajak yang ditanggung perusahaan',
      'Kalau kontrakmu “nett” atau perusahaan memberi tunjangan pajak, yang kamu terima lebih besar dari ini.',
    ],
    [
      'PPh 21 ditanggung pemerintah',
      'Di industri tertentu, pajak pegawai bergaji tetap sampai Rp 10.000.000 sebulan dibayar pemerintah sepanjang 2026 (PMK 105/2025, naskahnya kami baca). Kalau kamu termasuk, pajak itu tidak mengurangi gajimu.',
    ],
    [
      'Masuk, keluar, atau pindah kerja di tengah tahun',
      'Potongan bulanannya sama, tetapi hitungan Desember atau bulan terakhirmu berbeda.',
    ],
    [
      'Potongan di luar hukum pajak dan BPJS',
      'Pinjaman, koperasi, iuran serikat, denda, absen. Lihat slipmu.',
    ],
    [
      'Program yang tidak kamu ikuti',
      'Tidak semua perusahaan mendaftarkan pekerjanya ke semua program. Kalau JP tidak ada di slipmu, potonganmu sekitar 1% lebih kecil.',
    ],
    [
      'Pembulatan',
      'Aturan yang kami baca tidak mengatur pembulatan potongan bulanan ke rupiah penuh. Kami membulatkan ke rupiah terdekat; slipmu bisa beda satu rupiah.',
    ],
    [
      'Pekerja harian, lepas, pensiunan, dan warga negara asing',
      'Cara hitungnya lain dan tidak ada di sini.',
    ],
  ] as readonly (readonly [string, string])[],
  later:
    'Batas upah Jaminan Pensiun sejak Maret 2027 belum kami ketahui; di sini dipakai batas yang terakhir.',
  thr: 'Hitung THR',
}
